import { toHiragana } from '@kotoba/japanese';
import { conjugate, type VerbClass } from '../sentences/conjugation';
import { verbClassOf } from '../sentences/verb-class';
import type { Token } from '../tokeniser/token';
import { isCopula, type Rule } from './rule';

const isVerb = (token: Token | undefined): token is Token => token?.pos === '動詞';

/** The kana of a dictionary form are its own for all that the class needs: the ending stands in kana. */
function classOf({ base, surface, reading }: Token): VerbClass | null {
  if (surface === base) return verbClassOf(base, toHiragana(reading));
  // 食べ of 食べる leaves る off; 行き of 行く changes the row.
  if (surface === base.slice(0, -1))
    return base.endsWith('る') ? verbClassOf(base, `${toHiragana(reading)}る`) : null;
  return verbClassOf(base, base);
}

/** 食べる + です → 食べます, 食べた + です → 食べました */
const copulaOfVerb: Rule = (tokens, at) => {
  const verb = tokens[at];
  if (!isVerb(verb) || verb.detail !== '自立') return null;
  const past = tokens[at + 1]?.base === 'た';
  const copula = tokens[at + (past ? 2 : 1)];
  if ((!past && verb.form !== '基本形') || !isCopula(copula, 'です')) return null;
  const verbClass = classOf(verb);
  const text = verbClass && conjugate(verb.base, verbClass, past ? 'politePast' : 'polite');
  return text
    ? { at, length: past ? 3 : 2, text, why: `A verb takes no です: its polite form is ${text}.` }
    : null;
};

/** 行き + て → 行って, 飲み + た → 飲んだ: also before ください, います */
const softenedStem: Rule = (tokens, at) => {
  const [verb, ending] = tokens.slice(at, at + 2);
  if (!isVerb(verb) || verb.form !== '連用形' || !ending || !/^[てた]$/.test(ending.surface)) return null;
  if (verb.surface === verb.base.slice(0, -1) || /(す|する|来る|くる)$/.test(verb.base)) return null;
  const verbClass = classOf(verb);
  const form = ending.surface === 'て' ? 'te' : 'past';
  const text = verbClass && conjugate(verb.base, verbClass, form);
  if (!text || text === verb.surface + ending.surface) return null;
  return {
    at,
    length: 2,
    text,
    why: `The ${form === 'te' ? 'te-form' : 'past'} of ${verb.base} is ${text}.`,
  };
};

/** 食べ + たい + ます → 食べたいです */
const wish: Rule = (tokens, at) => {
  const [tai, masu] = tokens.slice(at, at + 2);
  if (tai?.base !== 'たい' || tai.surface !== 'たい' || masu?.surface !== 'ます') return null;
  return {
    at,
    length: 2,
    text: 'たいです',
    why: 'たい ends like an i-adjective: to be polite it takes です.',
  };
};

const PAST = /^(昨日|きのう|おととい|一昨日|先週|先月|去年|昨夜|ゆうべ)$/;
const FUTURE = /^(明日|あした|あさって|明後日|来週|来月|来年)$/;
const isOneClause = (tokens: readonly Token[]): boolean =>
  tokens.filter((token) => isVerb(token) && token.detail === '自立').length === 1;

/** 昨日 … 見ます → 見ました, 明日 … 行きました → 行きます: only where the sentence has a single verb. */
const tense: Rule = (tokens, at) => {
  const [masu, past] = tokens.slice(at, at + 2);
  if (masu?.base !== 'ます' || !isOneClause(tokens)) return null;
  const before = tokens.slice(0, at);
  const when = before.find(({ surface }) => PAST.test(surface) || FUTURE.test(surface));
  if (!when || before.some(({ surface }) => surface === 'から' || surface === 'まで')) return null;
  if (PAST.test(when.surface) && masu.surface === 'ます' && past?.surface !== 'か')
    return { at, length: 1, text: 'ました', why: `${when.surface} is past, so the verb is: ました.` };
  if (FUTURE.test(when.surface) && masu.surface === 'まし' && past?.base === 'た')
    return {
      at,
      length: 2,
      text: 'ます',
      why: `${when.surface} is still to come, so the verb is not past: ます.`,
    };
  return null;
};

/** Verbs of which ます tells what will be, not what is. */
const STATES: Readonly<Record<string, string>> = {
  住む: '住んで',
  すむ: 'すんで',
  知る: '知って',
  しる: 'しって',
};

/** 東京に住み + ます → 住んでいます, where nothing says that it is still to come. */
const state: Rule = (tokens, at) => {
  const [verb, masu, next] = tokens.slice(at, at + 3);
  const te = isVerb(verb) && verb.form === '連用形' ? STATES[verb.base] : undefined;
  if (!te || masu?.surface !== 'ます' || !isOneClause(tokens) || next?.pos === '助詞') return null;
  if (tokens.slice(0, at).some(({ surface }) => FUTURE.test(surface) || surface === 'から')) return null;
  return {
    at,
    length: 2,
    text: `${te}います`,
    why: `What goes on takes ている: ${te}います. ${verb?.surface ?? ''}ます tells what is still to come.`,
  };
};

export const verbRules: readonly Rule[] = [copulaOfVerb, softenedStem, wish, tense, state];
