import type { AuthoredLibrary } from '../authored/library';
import type { Token, Tokeniser } from '../reading/tokeniser';
import { askedTooSoon } from './answered';
import { createReadingFixer } from './counter-readings';
import { counters } from './counters';
import { existence } from './existence';
import { createWrongForms, putFormsRight } from './forms-put-right';
import { frames } from './frames';
import { adjectiveRules, verbRules } from './inflection-rules';
import { keigo } from './keigo-rules';
import { isOfKind } from './kinds';
import { createSpellingFixer } from './misspellings';
import { readMistakes } from './mistakes';
import { pairDoubts, pairRules } from './pair-rules';
import { joinedToVerb, oddForm, twoObjects } from './odd-forms';
import { plainAmongPolite, plainToAbove } from './register';
import type { Doubt, DoubtRule, Fix, Rule } from './rule';
import { misspelledWord } from './spelling';
import { tense } from './tense-rules';

export interface Correction {
  /** The sentence put right; as it was when nothing was found. */
  readonly text: string;
  /** What was wrong, in the order of the text; empty when none of the usual mistakes was found. */
  readonly remarks: readonly string[];
  /** What is off and cannot be put right for sure; then nothing is. */
  readonly questions: readonly Question[];
}

/** Something that is off, for the learner to say what is meant. */
interface Question {
  /** The words that are off, as they stand. */
  readonly place: string;
  /** What is off about them, in one sentence. */
  readonly why: string;
  /** The whole text as it may be meant; none where nobody can tell. */
  readonly readings: readonly string[];
}

/** All rules, the particular above the general. */
export const readRules = (pairs = pairRules()): Rule[] => [
  ...readMistakes().flatMap(({ rule }) => rule ?? []),
  frames,
  existence,
  counters,
  keigo,
  ...pairs,
  ...adjectiveRules,
  ...verbRules,
  askedTooSoon,
  tense,
];

const ODD: readonly DoubtRule[] = [oddForm, twoObjects, joinedToVerb, plainToAbove];

/** Where two readings are known, no rule chooses; and what no right sentence has, as a rule leaves it. */
const readDoubts = (words: AuthoredLibrary['words']) => {
  const rows = readMistakes().flatMap(({ doubt }) => doubt ?? []);
  const pairs = pairDoubts();
  return { rows, pairs, all: [...rows, ...pairs, ...ODD, misspelledWord(words)] };
};

/** What is put right may show what else is wrong: no sentence needs more rounds. */
const MOST_ROUNDS = 3;

/**
 * Puts the usual mistakes of learners right: forms that no word has, then what rules find in the tokens. Where it is off
 * and not sure what is meant, or where something would still be off, it asks.
 */
export function createCorrector(
  { words }: Pick<AuthoredLibrary, 'words'>,
  { tokenise }: Pick<Tokeniser, 'tokenise'>,
  inPolite: (sentence: string) => Promise<string | null>,
): (sentence: string) => Promise<Correction> {
  const read = async (text: string): Promise<Token[]> => asMeant(joined(await tokenise(text)));
  const wrongForms = createWrongForms(words);
  const rules = readRules();
  const withoutPairs = readRules([]);
  const doubts = readDoubts(words);
  const putReadingsRight = createReadingFixer();
  const putSpellingRight = createSpellingFixer();

  const putRight = async (
    sentence: string,
  ): Promise<{ text: string; remarks: string[]; tokens: Token[] }> => {
    const spelled = putSpellingRight(sentence);
    const counted = putReadingsRight(spelled.text);
    let tokens = await read(counted.text);
    const formed = putFormsRight(counted.text, wrongForms, startsOf(tokens));
    let { text } = formed;
    const remarks = [...spelled.remarks, ...counted.remarks, ...formed.remarks];
    if (text !== counted.text) tokens = await read(text);
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      // 試験を落ちました is no matter of two verbs: a frame knows its particle.
      const either = doubtsIn(tokens, doubts.pairs);
      const sure = either.length > 0 ? findFixes(tokens, withoutPairs) : [];
      const pairs = either.filter((one) => !sure.some((fix) => overlap(fix, one)));
      const asked = [...doubtsIn(tokens, doubts.rows), ...pairs];
      const fixes = findFixes(tokens, rules).filter((fix) => !asked.some((doubt) => overlap(fix, doubt)));
      if (fixes.length === 0) break;
      text = withFixes(tokens, fixes);
      tokens = await read(text);
      remarks.push(...fixes.map(({ why }) => why));
    }
    return { text, remarks: [...new Set(remarks)], tokens };
  };

  return async (sentence) => {
    const right = await putRight(sentence);
    const { tokens } = right;
    let { text } = right;
    const remarks = [...right.remarks];
    if (doubtsIn(tokens, doubts.all).length > 0 || findFixes(tokens, rules).length > 0) {
      const given = await read(sentence);
      const asked = doubtsIn(given, doubts.all).map((doubt) => toQuestion(given, doubt));
      const others = remarks.map((why) => ({ place: sentence, why, readings: [] }));
      return { text: sentence, remarks: [], questions: asked.length > 0 ? asked : others };
    }
    for (const plain of plainAmongPolite(tokens)) {
      const told = await inPolite(plain.replace(/？$/, '。'));
      if (told === null) continue;
      const polite = plain.endsWith('？') ? told.replace(/。$/, 'か。') : told;
      text = text.replace(plain, polite);
      remarks.push(`One text is all polite or all plain: ${polite}`);
    }
    return { text, remarks: [...new Set(remarks)], questions: [] };
  };
}

const doubtsIn = (tokens: readonly Token[], rules: readonly DoubtRule[]): Doubt[] =>
  tokens.flatMap((_, at) => rules.flatMap((rule) => rule(tokens, at) ?? []));

type Place = Pick<Fix, 'at' | 'length'>;
const overlap = (one: Place, other: Place): boolean =>
  one.at < other.at + other.length && other.at < one.at + one.length;

function toQuestion(tokens: readonly Token[], { at, length, why, readings }: Doubt): Question {
  const place = tokens
    .slice(at, at + length)
    .map(({ surface }) => surface)
    .join('');
  return { place, why, readings: readings.map((text) => withFixes(tokens, [{ at, length, text, why }])) };
}

/** 晩ご飯, 洗濯物 and いつ are one word, かどうか and 毎日テレビ are two. */
const joined = (tokens: readonly Token[]): Token[] =>
  tokens.flatMap((token, at) => {
    const last = tokens[at - 1];
    const isWhether = (how: number) => tokens[how]?.surface === 'どう' && tokens[how - 1]?.surface === 'か';
    if (isWhether(at - 1) && token.surface === 'か') return [];
    if (isWhether(at) && tokens[at + 1]?.surface === 'か')
      return { ...token, surface: 'どうか', base: 'どうか' };
    const isWhen = (how: number) => tokens[how]?.surface === 'い' && tokens[how + 1]?.base === 'つ';
    if (isWhen(at - 1)) return [];
    if (isWhen(at))
      return { ...token, surface: 'いつ', base: 'いつ', pos: '名詞', detail: '代名詞', form: '*' };
    if (/^毎日(?:テレビ|新聞)$/.test(token.surface))
      return ['毎日', token.surface.slice(2)].map((surface) => ({
        ...token,
        surface,
        base: surface,
        detail: '一般',
      }));
    if (token.surface === 'ご飯' && /^[朝昼晩]$/.test(last?.surface ?? ''))
      return { ...token, surface: `${last?.surface ?? ''}ご飯`, base: `${last?.surface ?? ''}ご飯` };
    if (isThing(tokens, at))
      return {
        ...token,
        surface: `${last?.surface ?? ''}物`,
        base: `${last?.surface ?? ''}物`,
        detail: '一般',
      };
    const isBegun = /^[朝昼晩]$/.test(token.surface) && tokens[at + 1]?.surface === 'ご飯';
    return isBegun || isThing(tokens, at + 1) ? [] : token;
  });

/** 洗濯物 */
const isThing = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.surface === '物' && tokens[at]?.detail === '接尾' && tokens[at - 1]?.pos === '名詞';

const NUMBER = /^[0-9０-９]+$/;

/** 雨が降り is of 降る and 行って of 行く, which the tokeniser takes for 降りる and 行う, and いつ来る of 来る (きたる); it knows no 3 of 3時. */
function asMeant(tokens: Token[]): Token[] {
  let rains = false;
  return tokens.map((token, at) => {
    if (NUMBER.test(token.surface)) return { ...token, pos: '名詞', detail: '数' };
    if (token.surface === '行っ' && tokens[at - 1]?.surface !== 'を') return { ...token, base: '行く' };
    if (token.surface === '来る' && token.pos === '連体詞')
      return { ...token, pos: '動詞', detail: '自立', form: '基本形', reading: 'クル' };
    if (token.surface === '好き' && token.detail === '接尾') return { ...token, detail: '形容動詞語幹' };
    if (token.surface === '勝っ') return { ...token, base: '勝つ' };
    if (token.pos === '記号') rains = false;
    if (/^[がはも]$/.test(tokens[at + 1]?.surface ?? '')) rains = isOfKind('rain', token);
    return rains && token.surface === '降り' ? { ...token, base: '降る' } : token;
  });
}

/** Where words begin behind one that says when or how, which is no part of them: 朝起きる, but 試着. */
function startsOf(tokens: readonly Token[]): ReadonlySet<number> {
  let at = 0;
  const starts = new Set<number>();
  let last = '';
  for (const { surface, pos, detail } of tokens) {
    at += surface.length;
    // 三回飲みました
    if (pos === '副詞' || detail === '副詞可能' || (detail === '接尾' && last === '数')) starts.add(at);
    last = detail;
  }
  return starts;
}

function withFixes(tokens: readonly Token[], fixes: readonly Fix[]): string {
  const fixAt = new Map(fixes.map((fix) => [fix.at, fix]));
  let text = '';
  for (let at = 0; at < tokens.length;) {
    const fix = fixAt.get(at);
    text += fix ? fix.text : (tokens[at]?.surface ?? '');
    at += fix?.length ?? 1;
  }
  return text;
}

/** The first rule that holds wins; fixes do not overlap. */
export function findFixes(tokens: readonly Token[], rules: readonly Rule[]): Fix[] {
  const fixes: Fix[] = [];
  const taken = new Set<number>();
  for (let at = 0; at < tokens.length; at += 1) {
    for (const rule of rules) {
      const fix = rule(tokens, at);
      if (!fix) continue;
      const places = Array.from({ length: fix.length }, (_, i) => fix.at + i);
      if (places.some((place) => taken.has(place))) continue;
      fixes.push(fix);
      for (const place of places) taken.add(place);
    }
  }
  return fixes.sort((a, b) => a.at - b.at);
}
