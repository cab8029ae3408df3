import { conjugate, type VerbForm } from '../forms/conjugation';
import type { Token } from '../reading/tokeniser';
import { isOfKind, kindsOf } from './kinds';
import { classOf } from './word-forms';
import { firstBefore, isAdjective, isCopula, isNoun, isOne, isParticle, type Rule } from './rule';

const form = ({ surface }: Token, name: VerbForm): string => conjugate(surface, 'adj-i', name) ?? surface;
const root = (token: Token): string => form(token, 'stem');

/** さむい + でした → さむかったです, さむい + だった → さむかった */
const pastOfAdjective: Rule = (tokens, at) => {
  const [adjective, copula, past] = tokens.slice(at, at + 3);
  if (!isAdjective(adjective) || past?.base !== 'た' || !isCopula(copula, 'でし', 'だっ')) return null;
  const isPolite = copula?.surface === 'でし' && past.surface === 'た';
  // 安いだったら → 安かったら
  const text = isPolite ? form(adjective, 'politePast') : `${root(adjective)}かっ${past.surface}`;
  const why = `${adjective.surface} is an i-adjective: its past is ${form(adjective, 'past')}, with です after it to be polite.`;
  return { at, length: 3, text, why };
};

/** 面白い + だ → 面白いです */
const copulaOfAdjective: Rule = (tokens, at) => {
  const [adjective, copula] = tokens.slice(at, at + 2);
  if (!isAdjective(adjective) || !isCopula(copula, 'だ')) return null;
  const why = `An i-adjective takes no だ: say ${adjective.surface}, or ${adjective.surface}です to be polite.`;
  return { at, length: 2, text: `${adjective.surface}です`, why };
};

/** 寒い + じゃない → 寒くない, 寒いではありません → 寒くありません */
const negativeOfAdjective: Rule = (tokens, at) => {
  const [adjective, de, second] = tokens.slice(at, at + 3);
  if (!isAdjective(adjective)) return null;
  const joined = de?.surface === 'じゃ' || de?.surface === 'では';
  const split = de?.surface === 'で' && second?.surface === 'は';
  const length = joined ? 2 : split ? 3 : 0;
  const next = tokens[at + length];
  if (length === 0 || (next?.base !== 'ない' && next?.base !== 'ある')) return null;
  // いいじゃないですか agrees and いいじゃない exclaims: both are right.
  const rest = tokens.slice(at + length + 1, at + length + 5);
  if (rest.some(({ surface }) => surface === 'か')) return null;
  if (joined && de.surface === 'じゃ' && rest.every(({ pos }) => pos === '記号')) return null;
  const why = `The negative of ${adjective.surface} is ${form(adjective, 'negative')}: い becomes く.`;
  return { at, length, text: `${root(adjective)}く`, why };
};

/** 高い + の + 本 → 高い本, 大きい + な + 犬 → 大きい犬 */
const linkOfAdjective: Rule = (tokens, at) => {
  const [adjective, link, noun] = tokens.slice(at, at + 3);
  const linked = link?.pos === '助詞' && (link.surface === 'の' || link.surface === 'な');
  if (!isAdjective(adjective) || !linked || !isNoun(noun)) return null;
  // 小さいの二つ: の stands for the thing itself, and a count follows.
  if (noun.detail === '数' || /^[一二三四五六七八九]つ$/.test(noun.surface)) return null;
  const why = `An i-adjective stands right before its noun, without ${link.surface}.`;
  return { at, length: 2, text: adjective.surface, why };
};

/**
 * きれい + 花 → きれいな花, 静か + の + 町 → 静かな町. Most na-adjectives make compounds with a noun (得意料理, 有名大学),
 * and many are nouns too (元気の秘密): then nothing is said.
 */
const linkOfNaAdjective: Rule = (tokens, at) => {
  const adjective = tokens[at];
  if (!adjective || !isOne('na', adjective)) return null;
  const length = isParticle(tokens[at + 1], 'の') ? 2 : 1;
  const noun = tokens[at + length];
  // 服 and 店 may be no nouns of their own to the tokeniser.
  const isKnown = noun?.pos === '名詞' && noun.detail === '接尾' && kindsOf(noun.surface).length > 0;
  if (!noun || (!isNoun(noun) && !isKnown) || noun.detail === '代名詞' || noun.detail === '副詞可能')
    return null;
  const isPlain = length === 1 && isOne('plain', adjective) && kindsOf(noun.surface).length > 0;
  if (!isPlain && !isOne(length === 2 ? 'notNoun' : 'alone', adjective)) return null;
  const why = `${adjective.surface} is a na-adjective: before a noun it takes な.`;
  return { at, length, text: `${adjective.surface}な`, why };
};

const LIKE_I_ADJECTIVE: Readonly<Record<string, string>> = {
  ...{ かった: 'だった', かったです: 'でした', くない: 'じゃない', くないです: 'じゃないです', くて: 'で' },
};
const MAX_ENDING_TOKENS = 5;

const endsLikeNoun = (adjective: string): string =>
  `${adjective} is a na-adjective: it ends like a noun, in です, でした, じゃないです.`;

/** きれいかった → きれいだった: however the tokeniser cuts what is no word. */
const endingOfIAdjective: Rule = (tokens, at) => {
  for (let length = MAX_ENDING_TOKENS; length > 1; length -= 1) {
    const text = tokens
      .slice(at, at + length)
      .map(({ surface }) => surface)
      .join('');
    const [, adjective = '', ending = ''] =
      /^(.+?)(かったです|かった|くないです|くない|くて)$/.exec(text) ?? [];
    if (ending && isOne('na', { surface: adjective }))
      return { at, length, text: adjective + (LIKE_I_ADJECTIVE[ending] ?? ''), why: endsLikeNoun(adjective) };
  }
  return null;
};

/** 好き + ます → 好きです; 好き + だ + です → 好きです */
const endingOfNaAdjective: Rule = (tokens, at) => {
  const [adjective, first, second] = tokens.slice(at, at + 3);
  // 嫌います is a form of 嫌う.
  if (!adjective || adjective.base === '嫌う' || !isOne('na', adjective)) return null;
  const length = first?.surface === 'ます' ? 2 : isCopula(first, 'だ') && isCopula(second, 'です') ? 3 : 0;
  const text = `${adjective.surface}です`;
  return length > 0 ? { at, length, text, why: endsLikeNoun(adjective.surface) } : null;
};

const BEFORE_MANY = /^(は|、|。)$/;

/** 多い人 → 多くの人: 雑音の多いラジオ and 一番多い名字 say of what there is much, and are right. */
const many: Rule = (tokens, at) => {
  const [adjective, noun] = tokens.slice(at, at + 2);
  if (!isAdjective(adjective) || adjective.surface !== '多い') return null;
  if (at > 0 && !BEFORE_MANY.test(tokens[at - 1]?.surface ?? '')) return null;
  if (!isOne('alive', noun) && !isOne('thing', noun)) return null;
  return { at, length: 1, text: '多くの', why: '多い does not stand before a noun alone: say 多くの.' };
};

export const adjectiveRules: readonly Rule[] = [
  pastOfAdjective,
  copulaOfAdjective,
  negativeOfAdjective,
  linkOfAdjective,
  linkOfNaAdjective,
  endingOfIAdjective,
  endingOfNaAdjective,
  many,
];

const isVerb = (token: Token | undefined): token is Token => token?.pos === '動詞';

/** 食べる + です → 食べます, 食べた + です → 食べました; 読んだ + です: its だ is no copula */
const copulaOfVerb: Rule = (tokens, at) => {
  const [verb, ending] = tokens.slice(at, at + 2);
  if (!isVerb(verb)) return null;
  const voiced = verb.form === '連用タ接続' && ending?.surface === 'だ';
  if (verb.detail !== '自立' && !voiced) return null;
  const past = voiced || ending?.base === 'た';
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
  if (!isVerb(verb) || verb.form !== '連用形' || !ending || !/^(?:て|た|たら)$/.test(ending.surface))
    return null;
  if (verb.surface === verb.base.slice(0, -1) || /(す|する|来る|くる)$/.test(verb.base)) return null;
  // 聞きたがる is made of 聞きたい.
  if (ending.base !== 'た' && ending.base !== 'て') return null;
  const verbClass = classOf(verb);
  const form = ending.surface === 'て' ? 'te' : 'past';
  const made = verbClass && conjugate(verb.base, verbClass, form);
  const text = made && made + ending.surface.slice(1);
  if (!text || text === verb.surface + ending.surface) return null;
  return {
    at,
    length: 2,
    text,
    why: `The ${form === 'te' ? 'te-form' : 'past'} of ${verb.base} is ${text}.`,
  };
};

/** 食べ + たい + ます → 食べたいです */
const desiderative: Rule = (tokens, at) => {
  const [tai, masu] = tokens.slice(at, at + 2);
  if (tai?.base !== 'たい' || tai.surface !== 'たい' || masu?.surface !== 'ます') return null;
  return {
    at,
    length: 2,
    text: 'たいです',
    why: 'たい ends like an i-adjective: to be polite it takes です.',
  };
};

const HAS_KANJI = /\p{Script=Han}/u;

/** 読める + に + なる → 読めるようになる */
const change: Rule = (tokens, at) => {
  const [verb, ni, becomes] = tokens.slice(at, at + 3);
  if (!isVerb(verb) || verb.form !== '基本形' || !HAS_KANJI.test(verb.surface)) return null;
  if (!isParticle(ni, 'に') || becomes?.base !== 'なる') return null;
  return {
    at: at + 1,
    length: 1,
    text: 'ように',
    why: `What changes is told with ようになる: ${verb.surface}ようになる.`,
  };
};

/** Verbs of which ます tells what will be, not what is. */
const STATES: Readonly<Record<string, string>> = {
  住む: '住んで',
  すむ: 'すんで',
  知る: '知って',
  しる: 'しって',
};

const isStillToCome = (token: Token): boolean =>
  isOfKind('to-come', token) ||
  token.surface === 'から' ||
  token.pos === '副詞' ||
  token.detail === '副詞可能';

/** More than who and where: 二人で新しい家に住みます may well be a plan. */
const isMore = ({ pos, surface }: Token): boolean =>
  !/^(名詞|接頭詞|連体詞)$/.test(pos) && !/^[はがもにをの、。]$/.test(surface);

/** 東京に住み + ます → 住んでいます, where nothing says that it is still to come. */
const stateVerb: Rule = (tokens, at) => {
  const [verb, masu, next] = tokens.slice(at, at + 3);
  const te = isVerb(verb) && verb.form === '連用形' ? STATES[verb.base] : undefined;
  if (
    !te ||
    masu?.surface !== 'ます' ||
    tokens.filter((token) => isVerb(token) && token.detail === '自立').length !== 1 ||
    next?.pos === '助詞'
  )
    return null;
  if (firstBefore(tokens, at, isStillToCome) || firstBefore(tokens, at, isMore)) return null;
  // 価値を知る is to learn it.
  if (verb?.base === '知る' && !isOne('alive', tokens[at - 2])) return null;
  return {
    at,
    length: 2,
    text: `${te}います`,
    why: `What goes on takes ている: ${te}います. ${verb?.surface ?? ''}ます tells what is still to come.`,
  };
};

export const verbRules: readonly Rule[] = [copulaOfVerb, softenedStem, desiderative, stateVerb, change];
