import type { Token } from '../reading/tokeniser';
import { firstBefore, isNoun, isOne, isParticle, type Rule } from './rule';

/** Verbs that do not take を, with what they take instead, and what that says. */
const NOT_O: readonly (readonly [verbs: RegExp, particle: string, why: string])[] = [
  [
    /^(行く|いく|来る|くる|帰る|かえる|戻る|もどる|着く|つく)$/,
    'に',
    'The place where you go takes に (or へ)',
  ],
  [/^(会う|あう)$/, 'に', 'The person you meet takes に'],
  [/^(乗る|のる)$/, 'に', 'What you get on takes に'],
  [/^(住む|すむ)$/, 'に', 'The place where you live takes に'],
  [/^(入る|はいる)$/, 'に', 'The place you enter takes に'],
  [/^(座る|すわる)$/, 'に', 'What you sit on takes に'],
  [/^(なる)$/, 'に', 'What something becomes takes に'],
  [/^(勤める|答える|触る)$/, 'に', 'This verb takes に'],
  [/^(分かる|わかる|解る)$/, 'が', 'What you understand takes が'],
  [/^(できる|出来る)$/, 'が', 'What you can do takes が'],
  [/^(ある)$/, 'が', 'What there is takes が'],
  [
    /^(好き|大好き|嫌い|大嫌い|上手|下手|得意|苦手|ほしい|欲しい)$/,
    'が',
    'What you like, want or are good at takes が',
  ],
];

/** 学校 + を + 行く → 学校に, 日本語 + を + 好き → 日本語が */
const objectParticle: Rule = (tokens, at) => {
  if (!isParticle(tokens[at], 'を')) return null;
  const verb = tokens[at + 1];
  const rule = NOT_O.find(([verbs]) => verb !== undefined && verbs.test(verb.base));
  // 欲しがる takes を again.
  const shown = tokens[at + 2]?.base === 'がる';
  return rule && !shown ? { at, length: 1, text: rule[1], why: `${rule[2]}: ${rule[1]}, not を.` } : null;
};

const TAKES_OBJECT =
  /^(食べる|飲む|読む|書く|買う|見る|聞く|作る|使う|持つ|待つ|開ける|閉める|洗う|習う|覚える|話す|歌う|売る|教える|借りる|はなす|うたう|たべる|のむ|よむ|かく|かう|みる|きく|つくる|つかう)$/;

const isTopic = (token: Token): boolean => isParticle(token, 'は');

/**
 * 私は本 + が + 読みます → 本を: only when a topic says who does it, and the noun cannot; without a topic only for what surely
 * does nothing.
 */
const subjectForObject: Rule = (tokens, at) => {
  const [noun, ga, verb, ending] = tokens.slice(at, at + 4);
  if (!isNoun(noun) || noun.detail === '代名詞' || isOne('alive', noun) || !isParticle(ga, 'が')) return null;
  if (verb?.pos !== '動詞' || !TAKES_OBJECT.test(verb.base)) return null;
  // 〜たい takes が as well, and so does what can be done: 〜られる.
  if (ending?.base === 'たい' || /^(れる|られる)$/.test(ending?.base ?? '')) return null;
  if (!firstBefore(tokens, at, isTopic) && !isOne('consumed', noun)) return null;
  const why = `${noun.surface} is what is acted on: the object takes を.`;
  return { at: at + 1, length: 1, text: 'を', why };
};

const BE: Readonly<Record<string, string>> = { あり: 'い', あっ: 'い', ある: 'いる' };
const EXIST: Readonly<Record<string, string>> = { い: 'あり', いる: 'ある' };

/** 猫があります → います, 机がいます → あります */
const existence: Rule = (tokens, at) => {
  const [noun, ga, verb, ending] = tokens.slice(at, at + 4);
  if (!isParticle(ga, 'が') || verb?.pos !== '動詞' || verb.detail !== '自立') return null;
  const living = isOne('alive', noun) && verb.base === 'ある' ? BE[verb.surface] : undefined;
  if (living)
    return {
      at: at + 2,
      length: 1,
      text: living,
      why: 'For people and animals it is いる (います), ある is for things.',
    };
  const polite = verb.surface === 'いる' || ending?.base === 'ます';
  const lifeless = isOne('thing', noun) && verb.base === 'いる' && polite ? EXIST[verb.surface] : undefined;
  return lifeless
    ? {
        at: at + 2,
        length: 1,
        text: lifeless,
        why: 'For things it is ある (あります), いる is for people and animals.',
      }
    : null;
};

const ACTS =
  /^(食べる|飲む|勉強|働く|買う|遊ぶ|読む|泳ぐ|仕事|練習|運動|食事|買い物|料理|たべる|のむ|はたらく|あそぶ|およぐ)$/;
const STAYS = /^(住む|すむ|泊まる|座る)$/;
const GOES = /^(行く|いく|来る|帰る)$/;

/** 図書館 + に + 勉強する → で, 東京 + で + 住む → に */
const placeParticle: Rule = (tokens, at) => {
  const [place, particle, verb] = tokens.slice(at, at + 3);
  if (!place || !(isOne('place', place) || place.detail === '固有名詞') || !verb) return null;
  // 日本に勉強に行く: the purpose takes に, and the place belongs to 行く.
  const purpose = isParticle(tokens[at + 3], 'に');
  if (isParticle(particle, 'に') && ACTS.test(verb.base) && !purpose)
    return {
      at: at + 1,
      length: 1,
      text: 'で',
      why: `The place where something is done takes で: ${place.surface}で.`,
    };
  const stays = STAYS.test(verb.base) || isStaying(verb, tokens[at + 3]);
  if (isParticle(particle, 'で') && (stays || GOES.test(verb.base)))
    return {
      at: at + 1,
      length: 1,
      text: 'に',
      why: `Where you are, live or go takes に: ${place.surface}に.`,
    };
  return null;
};

const isStaying = (verb: Token, next: Token | undefined): boolean =>
  verb.base === 'いる' && verb.detail === '自立' && next?.base === 'ます';

export const particleRules: readonly Rule[] = [objectParticle, subjectForObject, existence, placeParticle];
