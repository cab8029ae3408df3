import { conjugate, godanClassOf, verbClassOf, type VerbClass } from '../forms/conjugation';
import { inflect, type FormName, FORM_NAMES } from '../forms/inflect';
import type { Token } from '../reading/tokeniser';
import { toHiragana } from '@kotoba/japanese';
import { kindsOf, kindsOfNouns } from './kinds';
import type { Fix, Rule } from './rule';

type Test = (token: Token) => boolean;

/** One part of a pattern: how many tokens it takes, and which. */
interface Part {
  readonly test: Test;
  readonly least: number;
  readonly most: number;
  /** It only looks: the token is not taken, and must not (or must) be so, or the one before must. */
  readonly looks: 'no' | 'yes' | 'before' | null;
  /** The words of which one must stand in the text; null for kinds of words. */
  readonly words: readonly string[] | null;
}

/**
 * Nothing that is said of something stands in a short gap: no verb, no comma; an adjective before its noun or verb may.
 */
const isShort: Test = ({ pos, surface, detail, form }) =>
  (pos === '形容詞' ? /^(?:基本形|連用テ)/.test(form) : !/^(?:動詞|助動詞)$/.test(pos)) &&
  !/^[、「]$/.test(surface) &&
  !ENDS.test(surface) &&
  detail !== '接続助詞';

/** A gap goes on so far at most, within its sentence. */
const LONGEST_GAP = 12;
const ENDS = /^[。！？!?」]$/;

/** アプリ: a word that the tokeniser does not know. */
const KATAKANA = /^[ァ-ヴー]{2,}$/;

const SUFFIX_OF_PERSON = /^(?:さん|様|さま|くん|君|ちゃん|氏|先生|たち|達)$/;

const isNoun: Test = ({ pos, detail, surface }) =>
  (pos === '名詞' && !['非自立', '接尾', '数', '副詞可能'].includes(detail)) ||
  (pos === 'UNK' && KATAKANA.test(surface));
const NAMED: Readonly<Record<string, Test>> = {
  noun: isNoun,
  nominal: ({ pos, detail }) => pos === '名詞' && detail !== '非自立',
  verb: ({ pos, detail }) => pos === '動詞' && detail === '自立',
  adj: ({ pos, detail }) => pos === '形容詞' && detail === '自立',
  adverb: ({ pos, form }) => pos === '副詞' || form === '連用テ接続',
  na: ({ detail }) => detail === '形容動詞語幹',
  suru: ({ detail }) => detail === 'サ変接続',
  name: ({ detail }) => detail === '固有名詞',
  num: ({ detail, surface }) => detail === '数' || /^[0-9０-９]+$/.test(surface),
  honour: ({ surface }) => SUFFIX_OF_PERSON.test(surface),
  quantity: ({ detail, pos, surface }) =>
    detail === '数' ||
    pos === '副詞' ||
    /^(?:[匹人頭羽]|[一二三四五六七八九]つ|たくさん|いっぱい)$/.test(surface),
  where: ({ pos, surface }) =>
    pos === '名詞' || pos === '連体詞' || pos === '副詞' || /^[の、]$/.test(surface),
  kana: ({ surface }) => /^[ぁ-ん]/.test(surface),
  tsu: ({ surface }) => /^[一二三四五六七八九]つ$/.test(surface),
  stop: ({ surface }) => ENDS.test(surface),
  end: ({ surface, detail }) => ENDS.test(surface) || surface === '、' || detail === '終助詞',
};

/**
 * `を|に` is one of these, `<行く|来る>` a word by its dictionary form, `{person}` a kind of noun (`kinds.tsv`) or of word
 * (`verb`, `adj`, `na`, `suru`, `num`, `name`), `{verb:基本形}` in a form; `?` may be left out, `*` any number of them, `..` anything
 * in between, `...` anything but what is said of something, `!` what must not follow, `&` what must, `^` where a sentence
 * begins.
 */
function readPart(source: string, kinds: ReadonlyMap<string, ReadonlySet<string>>): Part {
  if (source === '^')
    return {
      test: ({ surface }) => /^[。！？!?]$/.test(surface),
      least: 0,
      most: 0,
      looks: 'before',
      words: null,
    };
  if (source === '..')
    return {
      test: ({ surface }) => surface !== '「' && !ENDS.test(surface),
      least: 0,
      most: LONGEST_GAP,
      looks: null,
      words: null,
    };
  if (source === '...') return { test: isShort, least: 0, most: LONGEST_GAP, looks: null, words: null };
  const looks = source.startsWith('!') ? 'no' : source.startsWith('&') ? 'yes' : null;
  const many = /[?*]$/.exec(source)?.[0] ?? '';
  const body = source.slice(looks ? 1 : 0, many ? -1 : undefined);
  const test = readTest(body, kinds);
  // What is looked for may be the end of the text.
  const isNeeded = !many && looks === null && !body.startsWith('{');
  const words = isNeeded ? body.replace(/^<|(?::[^>]*)?>$/g, '').split('|') : null;
  return { test, least: many ? 0 : 1, most: many === '*' ? LONGEST_GAP : 1, looks, words };
}

function readTest(body: string, kinds: ReadonlyMap<string, ReadonlySet<string>>): Test {
  const [, inside = '', form = ''] = /^[{<]([^:}>]+)(?::([^}>]+))?[}>]$/.exec(body) ?? [];
  const fits = (token: Token): boolean => form === '' || token.form.startsWith(form);
  const names = inside.split('|');
  if (body.startsWith('<')) return (token) => names.includes(token.base) && fits(token);
  if (body.startsWith('{')) {
    const tests = names.map((name): Test => {
      const known = NAMED[name];
      const nouns = kinds.get(name);
      if (known) return known;
      if (!nouns) throw new Error(`no kind ${name}`);
      return ({ surface, pos }) => pos !== '動詞' && kindsOf(surface).includes(name);
    });
    return (token) => fits(token) && tests.some((one) => one(token));
  }
  const surfaces = body.split('|');
  return ({ surface }) => surfaces.includes(surface);
}

/** The tokens that each part takes; null when the pattern does not fit at `at`. */
function match(parts: readonly Part[], tokens: readonly Token[], at: number): (readonly Token[])[] | null {
  const [part, ...rest] = parts;
  if (!part) return [];
  if (part.looks) {
    const is = part.test(tokens[part.looks === 'before' ? at - 1 : at] ?? END);
    return is === (part.looks !== 'no') ? prepend([], match(rest, tokens, at)) : null;
  }
  for (let length = 0; length <= part.most; length += 1) {
    const token = tokens[at + length - 1];
    if (length > 0 && (!token || !part.test(token))) return null;
    if (length < part.least) continue;
    const found = match(rest, tokens, at + length);
    if (found) return prepend(tokens.slice(at, at + length), found);
  }
  return null;
}

/** Before the first and behind the last token it is as at a full stop. */
const END: Token = { surface: '。', pos: '記号', detail: '句点', form: '*', base: '。', reading: '' };
const prepend = <Item>(first: Item, rest: Item[] | null): Item[] | null => rest && [first, ...rest];

/** The class of the word that a token is a form of: 食べ of 食べる, 行き of 行く. */
export function classOf({ surface, base, pos, reading }: Token): VerbClass | null {
  if (pos === '形容詞' || base === 'たい') return 'adj-i';
  if (surface === base) return verbClassOf(base, toHiragana(reading));
  // 食べ of 食べる leaves る off; 行き of 行く changes the row.
  if (surface === base.slice(0, -1))
    return base.endsWith('る') ? verbClassOf(base, `${toHiragana(reading)}る`) : godanClassOf(base);
  // 見ろ and 書け are as long as their verb, and read like it but for the end.
  return verbClassOf(
    base,
    surface.length === base.length ? `${toHiragana(reading).slice(0, -1)}${base.slice(-1)}` : base,
  );
}

const isForm = (name: string): name is FormName => FORM_NAMES.some((form) => form === name);

/** What a token is in a form: `te` of 書く is 書いて. */
function inForm(token: Token, form: string): string {
  const like = classOf(token);
  if (form === 'plain' || like === null || !isForm(form)) return token.base;
  return inflect(token.base, like, form) ?? conjugate(token.base, like, 'stem') ?? token.surface;
}

/**
 * Another verb, with its reading where its class is not seen (出る:でる), in the form of a token: あり with いる is い. Null where its ending would sound otherwise: 閉め + て is 閉まっ + て,
 * but 並べ + て 並ん + で.
 */
export function instead(token: Token, next: Token | undefined, named: string): string | null {
  const [word = '', kana = word] = named.split(':');
  const like = verbClassOf(word, kana);
  if (like === null) return null;
  const form = (name: FormName) => inflect(word, like, name) ?? '';
  const isVoiced = /^(?:で|だ|だら|だり|じゃ)$/.test(next?.surface ?? '');
  const isJoint =
    isVoiced || /^(?:て|た|たら|たり|ちゃ)$/.test(next?.surface ?? '') || token.form === '連用タ接続';
  if (isJoint && form('te').endsWith('で') !== isVoiced) return null;
  if (isJoint) return form('te').slice(0, -1);
  if (token.form === '基本形') return word;
  if (token.form === '仮定形') return form('conditional').slice(0, -1);
  if (token.form.startsWith('未然') && next?.base === 'ない') return form('negative').slice(0, -2);
  return token.form === '連用形' ? form('stem') : null;
}

const textOf = (tokens: readonly Token[] = []): string => tokens.map(({ surface }) => surface).join('');

/**
 * `{1}で{3.te}`, `{1.negative-}`, `{2>いる}`: what stands for the parts of the pattern, in a form, in a form without its
 * last kana, or another verb in the same form. Null when it has none.
 */
function filled(
  template: string,
  taken: readonly (readonly Token[])[],
  next: Token | undefined,
): string | null {
  let isKnown = true;
  const text = template.replace(
    /\{(\d+)(?:\.(\w+)(-?)|>([^}]+))?\}/g,
    (_, number: string, form?: string, cut?: string, other?: string) => {
      const tokens = taken[Number(number) - 1] ?? [];
      const [token] = tokens;
      if (!token) return '';
      if (form === 'first') return token.surface.charAt(0);
      if (form === 'root') return token.base.slice(0, -1);
      if (form) return inForm(token, form).slice(0, cut ? -1 : undefined);
      if (!other) return textOf(tokens);
      const after = taken.slice(Number(number)).flat()[0] ?? next;
      const verb = instead(token, after, other);
      isKnown &&= verb !== null;
      return verb ?? '';
    },
  );
  return isKnown ? text : null;
}

const VOICES: Readonly<Record<string, string>> = { て: 'で', で: 'て', た: 'だ', だ: 'た' };

/** て as it sounds behind another verb: で. */
export function inOtherVoice(token: Token): Token | null {
  const [first = '', ...rest] = token.surface;
  const other = VOICES[first];
  return other ? { ...token, surface: [other, ...rest].join('') } : null;
}

const wordsIn = new WeakMap<readonly Token[], ReadonlySet<string>>();

/** The words of a text, as they stand and in their dictionary form. */
function wordsOf(tokens: readonly Token[]): ReadonlySet<string> {
  const known = wordsIn.get(tokens) ?? new Set(tokens.flatMap(({ surface, base }) => [surface, base]));
  wordsIn.set(tokens, known);
  return known;
}

function toRule(parts: readonly Part[], fix: string, why: string): Rule {
  const [first] = parts;
  const needed = parts.flatMap(({ words }) => (words ? [words] : []));
  let last: readonly Token[] | null = null;
  let isAbout = false;
  return (tokens, at): Fix | null => {
    // Of most texts one look says that the rule is about other words.
    if (tokens !== last) {
      const words = wordsOf(tokens);
      isAbout = needed.every((some) => some.some((word) => words.has(word)));
      last = tokens;
    }
    if (!isAbout) return null;
    const token = tokens[at];
    if (first && first.least > 0 && !first.looks && !(token && first.test(token))) return null;
    const taken = match(parts, tokens, at);
    if (!taken) return null;
    const length = taken.flat().length;
    const next = tokens[at + length];
    const text = filled(fix, taken, next);
    if (text !== null) return { at, length, text, why: filled(why, taken, next) ?? '' };
    // 薬を食べて: behind 飲ん it is で.
    const other = next && fix.endsWith('}') ? inOtherVoice(next) : null;
    const told = other && filled(fix, taken, other);
    return told
      ? { at, length: length + 1, text: told + other.surface, why: filled(why, taken, other) ?? '' }
      : null;
  };
}

/** A rule from a pattern of words, what it becomes and why. @throws Error naming a kind of nouns that is not known */
export const readPattern = (pattern: string, fix: string, why: string): Rule =>
  toRule(
    pattern.split(' ').map((part) => readPart(part, kindsOfNouns())),
    fix,
    why,
  );
