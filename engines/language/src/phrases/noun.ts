import { isDeterminer } from '../authored/expressions';
import type { EnglishToken } from './english-tokens';
import type { Lexicon } from './lexicon';
import type { NounChoice, Piece } from './read-lexicon';
import { join, type Say, say, Unsaid } from './say';

/** Who is meant by a pronoun, or whose a thing is. */
export type Who = 'i' | 'you' | 'we' | 'he' | 'she' | 'they' | 'it' | 'other';

/** A noun with all that stands around it. The noun itself is chosen when it is known what must fit. */
export interface Noun {
  readonly choices: readonly NounChoice[];
  /** What stands before it: この, 新しい. */
  readonly before: (kinds: ReadonlySet<string>) => Say | null;
  readonly who: Who | null;
  readonly owner: { readonly who: Who; readonly said: Say } | null;
  /** 三冊, said after the particle. */
  readonly count: Say | null;
  readonly pieces: readonly Piece[];
  readonly asks: boolean;
  /** "and …" */
  readonly and: Noun | null;
  readonly none: boolean;
  /** It may mean several things: only a verb that fits one of them tells which. */
  readonly open: boolean;
}

export const NOT_KNOWN = 'This kind of sentence is not known yet.';

/** "is light" is no noun: one thing has its article or owner, many have their s; tea and English need neither. */
export const WHOLE =
  /^(food|drink|language|study|sport|season|medicine|name|weather|family|event|sound|season)$/;

export function isNamed({ tokens }: Reading, at: number, noun: Noun): boolean {
  const first = tokens[at]?.text ?? '';
  const kinds = [...(noun.choices[0]?.kinds ?? [])];
  return (
    isDeterminer(first) ||
    /^(this|that|these|those|no|many|two|three|\d+|mine|yours|his|hers|ours|theirs)$/.test(first) ||
    SOME.test(noun.choices[0]?.written ?? '') ||
    noun.owner !== null ||
    noun.count !== null ||
    noun.who !== null ||
    noun.asks ||
    /^(赤|青|白|黒|緑|黄色|茶色|紫|ピンク)$/.test(noun.choices[0]?.written ?? '') ||
    kinds.some((kind) => WHOLE.test(kind)) ||
    tokens
      .slice(at)
      .some(({ text }) => /(?<!s)s$/.test(text) || /^(children|people|men|women|school)$/.test(text))
  );
}

/** What a parser reads, and where it writes down why it could not go on. */
export interface Reading {
  readonly tokens: readonly EnglishToken[];
  readonly lexicon: Lexicon;
  /** The furthest place wins: that is where the sentence stopped being understood. */
  miss(at: number, message: string): void;
}

/** Some of the words of a sentence, which begin so many words after its first. */
export const within = (reading: Reading, tokens: readonly EnglishToken[], offset = 0): Reading => ({
  ...reading,
  tokens,
  miss: (at, message) => reading.miss(at + offset, message),
});

export interface Parsed<Value> {
  readonly value: Value;
  readonly next: number;
}

/** "we like he" is not said, nor "us eat". */
export const isSubject = (text: string): boolean => /^(i|he|she|we|they)$/.test(text);

export const isObject = (text: string): boolean => /^(me|him|us|them)$/.test(text);

export const kindsOf = (text: string): ReadonlySet<string> => new Set(text.split(' '));

export const pronoun = (written: string, kana: string, kinds: string): NounChoice => ({
  ...{ written, kana, kinds: kindsOf(kinds) },
  piece: { written, en: '', level: 'N5' },
});

export const simple = (choice: NounChoice, rest: Partial<Noun> = {}): Noun => ({
  ...{ choices: [choice], before: () => null, who: null, owner: null, count: null, asks: false, and: null },
  ...{ pieces: choice.piece.en ? [choice.piece] : [], none: false, open: false },
  ...rest,
});

/** Words that end a noun, so that what stands before them is what was not found. */
const ENDS =
  /^(,|and|or|but|is|are|was|were|in|on|at|to|from|with|by|for|of|than|because|when|if|so|well|slowly|fast|quickly|often|again|together|alone|early|late|yesterday|today|tomorrow|now|here|there|please|every|last|next|this|very|too|also|'s|not|do|does|did|have|has|can|will)$/;

export const isEnd = (text: string): boolean => ENDS.test(text);

/** Words that make a sentence and name nothing: when one of them is in the way, a rule is missing and no word. */
const FUNCTION = new Set(
  'i me you he him she her it we us they them a an the some any no this that these those my your his our their who whom whose what which where when why how do does did am is are was were be been being have has had can could will would shall should may might must not to of than as like more most if because so but and or let there please want used than very too only just either neither nobody everything nothing none nowhere each every other another else even also ever never yet already up down off out away over'.split(
    ' ',
  ),
);

export const isFunction = (text: string): boolean => FUNCTION.has(text);

export const unusedMessage = (shown: string): string =>
  `It is not known yet how “${shown}” is used in a sentence.`;

export const nameMessage = (shown: string): string =>
  `“${shown}” looks like a name that is not known here: write it in katakana in your sentence.`;

/** Which of the nouns fits; "something" is no person, "anything" is all. Null when none does. */
export function choose({ choices, open }: Noun, kind: string): NounChoice | null {
  if (open && /^(anything|something)$/.test(kind)) return null;
  // Where all fits, the likeliest is meant and no other.
  const [likeliest] = choices;
  if (/^(anything|something)$/.test(kind))
    return likeliest && fitsKind(likeliest.kinds, kind) ? likeliest : null;
  return choices.find(({ kinds }) => fitsKind(kinds, kind)) ?? null;
}

function fitsKind(kinds: ReadonlySet<string>, kind: string): boolean {
  if (kind === 'anything') return true;
  if (kind === 'something') return !kinds.has('person');
  if (kind === 'someone') return kinds.has('person');
  return kinds.has(kind.replace(/^a (?=place)/, ''));
}

/** A noun as it is said; null when it does not fit the gap. `own` leaves out whose it is: one forgets one's umbrella. */
export function nounFor(noun: Noun, kind: string, own: Who | 'nobody' | null = null): Say | null {
  const choice = choose(noun, kind);
  if (!choice || (noun.and && (noun.count || noun.and.count))) return null;
  // Of "my teacher" only what somebody is says whose.
  const mine = noun.owner?.who === 'i' && choice.kinds.has('person') && own !== 'nobody';
  // Somebody else's is no own thing of another one.
  const isOwn = noun.owner?.who === own && own !== 'other';
  const owner = noun.owner && !isOwn && !mine ? noun.owner.said : null;
  const title = choice.kinds.has('name') && choice.kinds.has('person') && noun.who === null;
  const said = join(
    owner,
    noun.before(choice.kinds),
    title ? say(`${choice.written}さん`, `${choice.kana}さん`) : choice,
  );
  if (!noun.and) return said;
  const other = nounFor(noun.and, kind, own);
  return other && join(said, say('と'), other);
}

/** What is said only of what is not done. */
export const ANY = /^(何も|誰も)$/;

/** What is not named: 何か買いました. */
export const SOME = /^(何か|誰か)$/;

/** The same where it should fit; what does not is given up. */
export function sayNoun(noun: Noun, kind: string, own: Who | 'nobody' | null = null): Say {
  const said = nounFor(noun, kind, own);
  if (said === null || ANY.test(said.written)) throw new Unsaid('a noun that does not fit');
  return said;
}

export const asking = (written: string, kana: string, kinds: string): Noun => ({
  ...simple(pronoun(written, kana, kinds)),
  asks: true,
});

export const piecesOf = (noun: Noun): Piece[] => [...noun.pieces, ...(noun.and ? piecesOf(noun.and) : [])];
