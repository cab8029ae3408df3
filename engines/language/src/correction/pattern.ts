import type { Token } from '../reading/tokeniser';
import { kindsOf, kindsOfNouns } from './kinds';
import type { Fix, Rule } from './rule';
import { inForm, inOtherVoice, instead } from './word-forms';

type Test = (token: Token) => boolean;
type Kinds = ReturnType<typeof kindsOfNouns>;

/** One part of a pattern: how many tokens it takes, and which. */
interface Part {
  readonly test: Test;
  readonly least: number;
  readonly most: number;
  /** A noun that words may stand before which describe it: 大きい本, 母の本. */
  readonly isDescribed: boolean;
  /** It only looks: the token is not taken, and must not (or must) be so, or a sentence must begin here. */
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

/** A gap goes on so far at most, within its sentence; and a noun with what describes it. */
const LONGEST_GAP = 12;
const LONGEST_PHRASE = 6;
const ENDS = /^[。！？!?」]$/;
/** What a polite clause goes on with as if it ended. */
const GOES_ON = /^(?:が|けど|けれど|けれども|から|ので|し)$/;

/** アプリ: a word that the tokeniser does not know. */
const KATAKANA = /^[ァ-ヴー]{2,}$/;

const SUFFIX_OF_PERSON = /^(?:さん|様|さま|くん|君|ちゃん|氏|先生|たち|達)$/;

const isNoun: Test = ({ pos, detail, surface }) =>
  (pos === '名詞' && !['非自立', '接尾', '数', '副詞可能'].includes(detail)) ||
  (pos === 'UNK' && KATAKANA.test(surface));
const isEnd: Test = ({ surface, detail }) =>
  ENDS.test(surface) ||
  surface === '、' ||
  detail === '終助詞' ||
  (detail === '接続助詞' && GOES_ON.test(surface));
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
  end: isEnd,
  /** Behind what is said of something: です, くて, かった, くない, くなる. */
  ends: (token) =>
    isEnd(token) ||
    token.pos === '助動詞' ||
    token.detail === '接続助詞' ||
    /^(?:ない|なる)$/.test(token.base),
};

/**
 * `を|に` is one of these, `<行く|来る>` a word by its dictionary form, `{person}` a kind of noun (`kinds.tsv`) or of word
 * (`verb`, `adj`, `na`, `suru`, `num`, `name`), `{verb:基本形}` in a form; `?` may be left out, `*` any number of them, `..` anything
 * in between, `...` anything but what is said of something, `!` what must not follow, `&` what must, `^` where a sentence
 * begins, or goes on behind 今日は and でも. A noun behind a particle may have words that describe it.
 */
function readPart(source: string, kinds: Kinds, isDescribed: boolean): Part {
  const gap = { least: 0, most: LONGEST_GAP, looks: null, words: null, isDescribed: false };
  if (source === '^') return { ...gap, test: () => true, looks: 'before' };
  if (source === '..') return { ...gap, test: ({ surface }) => surface !== '「' && !ENDS.test(surface) };
  if (source === '...') return { ...gap, test: isShort };
  const looks = source.startsWith('!') ? 'no' : source.startsWith('&') ? 'yes' : null;
  const many = /[?*]$/.exec(source)?.[0] ?? '';
  const body = source.slice(looks ? 1 : 0, many ? -1 : undefined);
  const test = readTest(body, kinds);
  // What is looked for may be the end of the text.
  const isNeeded = !many && looks === null && !body.startsWith('{');
  const words = isNeeded ? body.replace(/^<|(?::[^>]*)?>$/g, '').split('|') : null;
  const most = many === '*' ? LONGEST_GAP : isDescribed ? LONGEST_PHRASE : 1;
  return { test, least: many ? 0 : 1, most, looks, words, isDescribed };
}

const PARTICLE = /^(?:[がをにでへはも]|から|まで)(?:\|(?:[がをにでへはも]|から|まで))*$/;
/** 短いほう and 家の前 are no more of what stands before them. */
const FORMAL = /(?:^|\|)(?:ほう|方|中|うち|前|後|上|下|間|人|時|とき)(?:\||$)/;
/** The kinds that words are of which no adjective stands before. */
const isNounKind = (name: string, kinds: Kinds): boolean =>
  /^(?:noun|nominal|name)$/.test(name) || (kinds.has(name) && !(name in NAMED));

/** Behind a particle or where a sentence begins: a kind of nouns, or nouns that have a particle themselves. */
function isDescribedAt(sources: readonly string[], at: number, kinds: Kinds): boolean {
  const [before = '', source = '', next = ''] = [sources[at - 1], sources[at], sources[at + 1]];
  if (before !== '^' && !PARTICLE.test(before)) return false;
  const [, names] = /^\{([^:}]+)\}\??$/.exec(source) ?? [];
  if (names !== undefined) return names.split('|').every((name) => isNounKind(name, kinds));
  return (
    /^[^!&{<^.*?]+$/.test(source) && !PARTICLE.test(source) && !FORMAL.test(source) && PARTICLE.test(next)
  );
}

/** Whether a token goes on to a noun that it describes: 大きい, 安く and て, 静か and な, 母 and の, とても before them. */
function describesAt(tokens: readonly Token[], at: number): boolean {
  const [token, next] = tokens.slice(at, at + 2);
  if (!token || !next) return false;
  const { pos, detail, form, surface } = token;
  if (pos === '名詞')
    return (
      !/^(?:数|非自立)$/.test(detail) &&
      (/^[のな]$/.test(next.surface) ||
        next.detail === '接尾' ||
        (isNoun(next) && !/^(?:代名詞|副詞可能)$/.test(detail)))
    );
  if (pos === '副詞') return next.pos === '形容詞' || next.detail === '形容動詞語幹';
  // 安くておいしい店
  if (pos === '形容詞') return form === '基本形' || next.surface === 'て';
  if (surface === 'て') return tokens[at - 1]?.pos === '形容詞';
  return pos === '連体詞' || detail === '連体化' || (surface === 'な' && form === '体言接続');
}

const IS_TO_COME = /^(?:将来|今度|次|今年|今月|今週|[明来].*|あした|あさって|いつか)$/;
const isBegun = (token: Token | undefined): boolean => !token || /^[。！？!?]$/.test(token.surface);

/** Whether a sentence begins at `at`, or what it says behind でも, すみません and 今日は. */
function beginsAt(tokens: readonly Token[], at: number): boolean {
  if (isBegun(tokens[at - 1])) return true;
  let last = at - 1;
  if (tokens[last]?.surface === '、') last -= 1;
  if (tokens[last]?.surface === 'は') last -= 1;
  const { pos, detail, surface } = tokens[last] ?? END;
  if (!isBegun(tokens[last - 1])) return false;
  // 来年、車を持ちます; 昨日、社長、部長と…
  const isNow = detail === '副詞可能' && !IS_TO_COME.test(surface) && tokens[at + 1]?.surface !== '、';
  return /^(?:接続詞|感動詞)$/.test(pos) || isNow;
}

function readTest(body: string, kinds: Kinds): Test {
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
    const is = part.looks === 'before' ? beginsAt(tokens, at) : part.test(tokens[at] ?? END);
    return is === (part.looks !== 'no') ? prepend([], match(rest, tokens, at)) : null;
  }
  for (let length = 0; length <= part.most; length += 1) {
    const token = tokens[at + length - 1];
    const before = part.isDescribed && token?.detail === '接尾' ? tokens[at + length - 2] : undefined;
    const isOne =
      length === 0 ||
      (token !== undefined && part.test(token)) ||
      // 郵便局
      (length > 1 &&
        before?.pos === '名詞' &&
        part.test({ ...before, surface: before.surface + token?.surface }));
    const goesOn = part.isDescribed && length > 0 && describesAt(tokens, at + length - 1);
    if (!isOne && !goesOn) return null;
    if (length < part.least || !isOne) continue;
    const found = match(rest, tokens, at + length);
    if (found) return prepend(tokens.slice(at, at + length), found);
    if (part.isDescribed && length > 0 && !goesOn) return null;
  }
  return null;
}

/** Before the first and behind the last token it is as at a full stop. */
const END: Token = { surface: '。', pos: '記号', detail: '句点', form: '*', base: '。', reading: '' };
const prepend = <Item>(first: Item, rest: Item[] | null): Item[] | null => rest && [first, ...rest];

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
      const token = tokens.at(-1);
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
export function readPattern(pattern: string, fix: string, why: string): Rule {
  const [kinds, sources] = [kindsOfNouns(), pattern.split(' ')];
  const parts = sources.map((part, at) => readPart(part, kinds, isDescribedAt(sources, at, kinds)));
  return toRule(parts, fix, why);
}
