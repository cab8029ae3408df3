import { type AuthoredExpression, isDeterminer } from '../authored/expressions';
import { authoredRows } from '../authored/read-authored';
import { englishKey } from '../english-key';
import { type Base, type Say, say, verbBase } from './say';
import type { Level } from '@kotoba/contracts';

/** A word that a sentence is made of, as the learner is told: 傘 umbrella. */
export interface Piece {
  readonly written: string;
  readonly en: string;
  readonly level: Level;
}

/** A noun with what kind of thing it is. */
export interface NounChoice extends Say {
  readonly kinds: ReadonlySet<string>;
  readonly piece: Piece;
}

export interface Adjective extends Base {
  readonly fits: (kinds: ReadonlySet<string>) => boolean;
  readonly piece: Piece;
}

/** What stands behind an English verb: a word, or a gap that a noun or another verb fills. */
type Item = { readonly literal: string } | { readonly gap: string };

/** The Japanese of a verb: gaps with their particles, then the verb itself. */
export interface VerbEntry {
  readonly head: string;
  readonly items: readonly Item[];
  readonly gaps: readonly { readonly item: number; readonly before: Say; readonly particle: Say }[];
  readonly base: Base;
  readonly use: ReadonlySet<string>;
  readonly piece: Piece;
}

const GAP = /\(([a-z ]+)\)/;

const PARTICLE = /^(を|に|が|と|で|から|まで|の)(?: |$)/;

function toItems(way: string): { head: string; items: Item[] } {
  const words = way.replace(/^to /, '').match(/\([a-z ]+\)|[^\s]+/g) ?? [];
  const [head = '', ...rest] = words.filter((word) => !isDeterminer(word));
  return {
    head,
    items: rest.map((word) => {
      const gap = GAP.exec(word)?.[1];
      return gap === undefined ? { literal: word } : { gap };
    }),
  };
}

/** The Japanese of a row, cut at its gaps. */
export function toEntry(row: AuthoredExpression, way: string): VerbEntry {
  const { head, items } = toItems(way);
  const written = row.written.split(/(\([a-z ]+\))/);
  const kana = row.kana.split(/(\([a-z ]+\))/);
  const used = new Set<number>();
  const gaps: { item: number; before: Say; particle: Say }[] = [];
  let rest = say(written[0] ?? '', (kana[0] ?? '').trim());
  for (let at = 1; at < written.length; at += 2) {
    const name = GAP.exec(written[at] ?? '')?.[1];
    const free = [...items.entries()].flatMap(([place, item]) =>
      'gap' in item && !used.has(place) ? [{ place, gap: item.gap }] : [],
    );
    const item = (free.find(({ gap }) => gap === name) ?? free[0])?.place;
    if (item === undefined) throw new Error(`${way}: nothing for ${written[at]}`);
    used.add(item);
    const after = say(written[at + 1] ?? '', (kana[at + 1] ?? '').trim());
    const particle = PARTICLE.exec(after.kana)?.[1] ?? '';
    gaps.push({ item, before: rest, particle: say(particle) });
    rest = say(after.written.slice(particle.length), after.kana.slice(particle.length).trim());
  }
  const { partOfSpeech } = row;
  const base: Base =
    partOfSpeech === 'i-adjective'
      ? { ...rest, like: 'adj-i' }
      : partOfSpeech === 'na-adjective'
        ? { ...rest, like: 'adj-na' }
        : partOfSpeech === 'noun'
          ? { ...rest, like: 'noun' }
          : verbBase(rest);
  const piece = {
    written: gaps.length > 0 ? rest.written : row.written,
    en: shownWay(way),
    level: row.level,
  };
  // "got tired" has come to be so, "is tired" is so.
  const became = head === 'get' && row.use.has('state');
  const use = became ? new Set([...row.use, 'became'].filter((one) => one !== 'state')) : row.use;
  return { head, items, gaps, base, use, piece };
}

const shownWay = (way: string): string => way.replace(/ ?\((?!doing)[a-z ]+\)/g, '');

/** A row is more exact the more words it names, and then the narrower its gaps are. */
const WIDE = new Set(['something', 'anything']);

export const exactness = ({ items }: VerbEntry): number =>
  items.reduce((sum, item) => sum + ('literal' in item ? 10 : WIDE.has(item.gap) ? 1 : 2), 0);

export function push<Value>(index: Map<string, Value[]>, key: string, value: Value): void {
  const list = index.get(key);
  if (list) list.push(value);
  else index.set(key, [value]);
}

export function readKinds(): ReadonlyMap<string, ReadonlySet<string>> {
  const kinds = new Map<string, Set<string>>();
  const add = (word: string, kind: string): void => {
    const known = kinds.get(word) ?? new Set<string>();
    kinds.set(word, known.add(kind));
  };
  for (const { columns } of authoredRows('kinds.tsv', 2)) {
    const [kind = '', words = ''] = columns;
    for (const word of words.split(';')) add(word, kind);
  }
  return kinds;
}

export function readAdjectives(): ReadonlyMap<string, Adjective[]> {
  const adjectives = new Map<string, Adjective[]>();
  for (const { place, columns } of authoredRows('adjectives.tsv', 6)) {
    const [english = '', written = '', kana = '', partOfSpeech = '', level = '', said = ''] = columns;
    const like = LIKE[partOfSpeech];
    if (!like) throw new Error(`${place}: unknown part of speech ${partOfSpeech}`);
    const not = said.startsWith('not ');
    const kinds = said.replace(/^not /, '').split(' ');
    for (const en of english.split(';'))
      push(adjectives, en.toLowerCase(), {
        ...{ written, kana, like },
        fits: (of) => kinds.includes('-') || kinds.some((kind) => of.has(kind)) !== not,
        piece: { written, en, level: level as Level },
      });
  }
  return adjectives;
}

const LIKE: Readonly<Record<string, Base['like']>> = {
  'i-adjective': 'adj-i',
  'na-adjective': 'adj-na',
  noun: 'noun',
};

export function readNames(): ReadonlyMap<string, NounChoice> {
  const names = new Map<string, NounChoice>();
  for (const { columns } of authoredRows('names.tsv', 4)) {
    const [english = '', written = '', kana = '', kind = ''] = columns;
    for (const en of english.split(';'))
      names.set(en.toLowerCase(), {
        ...{ written, kana, kinds: new Set([kind, 'name', ...(kind === 'place' ? ['region'] : [])]) },
        piece: { written, en, level: 'N5' },
      });
  }
  return names;
}

/** What stands beside a verb names nothing that is done with it. */
const BESIDE =
  /^(at|in|on|by|for|as|all|after|before|out|up|over|off|not|each|every|the) |ly$|^(upstairs|nearby|elsewhere|halfway|either|several|ago|usually|daily|monthly|ashore|underneath|beneath|among|across|via|men|women|people)$/;

/** What a teacher calls a thing that stands in no topic. */
export function readPlainNouns(
  kindsOf: (written: string) => ReadonlySet<string>,
): ReadonlyMap<string, NounChoice> {
  const plain = new Map<string, NounChoice>();
  for (const { columns } of authoredRows('plain-words.tsv', 4)) {
    const [english = '', written = '', kana = '', partOfSpeech] = columns;
    if (partOfSpeech !== 'noun') continue;
    for (const en of english.split(';').map(englishKey))
      if (!BESIDE.test(en))
        plain.set(en, { written, kana, kinds: kindsOf(written), piece: { written, en, level: 'N3' } });
  }
  return plain;
}
