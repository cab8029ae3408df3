import type { Token } from '../reading/tokeniser';
import { isOfKind } from './kinds';
import { firstBefore, isNoun, isOne, isParticle, type Rule } from './rule';

/** Verbs that do not take を, with what they take instead, and what that says; `after` says of which nouns we are sure. */
const NOT_O: readonly (readonly [
  verbs: RegExp,
  particle: string,
  why: string,
  after?: (noun: Token | undefined) => boolean,
])[] = [
  [
    /^(行く|いく|来る|くる|帰る|かえる|戻る|もどる|着く|つく)$/,
    'に',
    'The destination where you go takes に (or へ)',
    // 夜道を帰る and 来た道を戻る go along, ため息をつく goes nowhere.
    (noun) => isGoal(noun),
  ],
  [/^(会う|あう)$/, 'に', 'The person you meet takes に'],
  [/^(乗る|のる)$/, 'に', 'What you get on takes に'],
  [/^(住む|すむ)$/, 'に', 'The place where you live takes に'],
  [/^(入る|はいる)$/, 'に', 'The place you enter takes に'],
  [/^(座る|すわる)$/, 'に', 'What you sit on takes に'],
  [/^(なる)$/, 'に', 'What something becomes takes に'],
  [/^(勤める)$/, 'に', 'Where you work takes に', (noun) => isPlace(noun)],
  // 名前を答える gives the answer itself.
  [/^(答える)$/, 'に', 'What you answer takes に', (noun) => /^(質問|問い|問題)$/.test(noun?.surface ?? '')],
  [/^(分かる|わかる|解る)$/, 'が', 'What you understand takes が'],
  [/^(できる|出来る)$/, 'が', 'What you can do takes が'],
  [/^(ある)$/, 'が', 'What there is takes が'],
  [
    /^(好き|大好き|嫌い|大嫌い|上手|下手|得意|苦手|ほしい|欲しい)$/,
    'が',
    'What you like, want or are good at takes が',
  ],
];

/** What one goes along, or where something is: no place where one does something. */
const WAY = /^(?:道|橋|角|右|左|所|階段|ここ|そこ|あそこ|どこ|世界|国)$/;
const isPlaceName = (token: Token): boolean => isOfKind('place', token) && !WAY.test(token.surface);

/** Where one goes to, and not along. */
const isGoal = (noun: Token | undefined): boolean =>
  (isPlace(noun) &&
    !/^(?:海|公園|町|プール|山|川|森|林|丘|谷|砂漠|砂浜|海岸|島|村|外|廊下|庭|空港)$/.test(
      noun?.surface ?? '',
    )) ||
  isOne('event', noun);

/** ないうちに and 朝のうちに are no home. */
const isPlace = (token: Token | undefined): boolean =>
  token !== undefined && (token.detail === '固有名詞' || (isPlaceName(token) && token.detail !== '非自立'));

/** 箸を上手に使う, 猫を好きになる, 分かってほしい, あることを: another word than this one takes the を. */
function goesOn(verb: Token, next: Token | undefined): boolean {
  if (verb.pos === '動詞') return next?.surface === 'て' || (verb.form === '基本形' && next?.pos === '名詞');
  return next?.surface === 'に' || next?.surface === 'な' || next?.pos === '名詞';
}

/** 学校 + を + 行く → 学校に, 日本語 + を + 好き → 日本語が */
const objectParticle: Rule = (tokens, at) => {
  if (!isParticle(tokens[at], 'を')) return null;
  const verb = tokens[at + 1];
  const rule = NOT_O.find(([verbs]) => verb !== undefined && verbs.test(verb.base));
  if (!verb || !rule || (rule[3] && !rule[3](tokens[at - 1]))) return null;
  // 答えを分かりやすく書く: another verb takes the を.
  if (tokens[at + 2]?.detail === '非自立') return null;
  if (rule[1] === 'が' && goesOn(verb, tokens[at + 2])) return null;
  // 欲しがる takes を again.
  const shown = tokens[at + 2]?.base === 'がる';
  return !shown ? { at, length: 1, text: rule[1], why: `${rule[2]}: ${rule[1]}, not を.` } : null;
};

const TAKES_OBJECT =
  /^(食べる|飲む|読む|書く|買う|見る|聞く|作る|使う|持つ|待つ|開ける|閉める|洗う|習う|覚える|話す|歌う|売る|教える|借りる|はなす|うたう|たべる|のむ|よむ|かく|かう|みる|きく|つくる|つかう)$/;

const isTopic = (token: Token): boolean => isParticle(token, 'は');

/** Forms of which が is right: 飲みたい, 飲まれる, 書いてある, 売っている, 書きやすい, 書き終わる, 見放題. */
const takesGa = (ending: Token | undefined): boolean =>
  /^(たい|て)$/.test(ending?.base ?? '') || /^(非自立|接尾)$/.test(ending?.detail ?? '');

/**
 * 私は本 + が + 読みます → 本を: only when a topic says who does it; without a topic only for what is eaten, drunk or read.
 * 祖母が作る and 会社が作る do something, so only nouns that surely do nothing count.
 */
const subjectForObject: Rule = (tokens, at) => {
  const [noun, ga, verb, ending] = tokens.slice(at, at + 4);
  if (!isNoun(noun) || !isParticle(ga, 'が')) return null;
  if (verb?.pos !== '動詞' || !TAKES_OBJECT.test(verb.base) || takesGa(ending)) return null;
  const idle = isOne('thing', noun) && !isPlaceName(noun) && firstBefore(tokens, at, isTopic);
  if (!idle && !isOne('consumed', noun)) return null;
  const why = `${noun.surface} is what is acted on: the object takes を.`;
  return { at: at + 1, length: 1, text: 'を', why };
};

const BE: Readonly<Record<string, string>> = { あり: 'い', あっ: 'い', ある: 'いる' };
const EXIST: Readonly<Record<string, string>> = { い: 'あり' };

/** 猫があります → います, 机がいます → あります */
const existence: Rule = (tokens, at) => {
  const [noun, ga, verb, ending] = tokens.slice(at, at + 4);
  if (!isParticle(ga, 'が') || verb?.pos !== '動詞' || verb.detail !== '自立') return null;
  // 魚があります speaks of what is to be eaten, 家族があります of having one.
  const living =
    isOne('alive', noun) && !/^(魚|家族|兄弟|姉妹)$/.test(noun?.surface ?? '') && verb.base === 'ある'
      ? BE[verb.surface]
      : undefined;
  if (living)
    return {
      at: at + 2,
      length: 1,
      text: living,
      why: 'For people and animals it is いる (います), ある is for things.',
    };
  // お金がいる is 要る.
  const polite = ending?.base === 'ます';
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
  /^(食べる|飲む|勉強|働く|買う|遊ぶ|読む|泳ぐ|仕事|練習|運動|食事|買い物|料理|話す|待つ|習う|会う|見る|歌う|撮る|散歩|アルバイト|デート|昼寝|たべる|のむ|はたらく|あそぶ|およぐ|はなす|まつ)$/;
/** 部屋に花を買う and 東京に家を買う buy for it: of these we are sure that one buys there. */
const SHOP = /^(?:スーパー|コンビニ|デパート|市場|本屋|花屋|パン屋|八百屋|魚屋|肉屋)$/;
const STAYS = /^(住む|すむ|泊まる|勤める)$/;
const GOES = /^(行く|いく|来る|帰る)$/;

/** No verb has more behind it: 勉強しませんでしたか。 */
const MAX_ENDING_TOKENS = 12;

/** Whether the act at `at` ends its sentence: 大学に勉強しに行く and 学校に運動場がある say more, and the place may be theirs. */
function isLast(tokens: readonly Token[], at: number): boolean {
  const near = tokens.slice(at + 1, at + 1 + MAX_ENDING_TOKENS);
  const stop = near.findIndex(({ surface }) => /^[。！？]$/.test(surface));
  if (stop === -1 && at + 1 + near.length < tokens.length) return false;
  const rest = stop === -1 ? near : near.slice(0, stop);
  const acts = tokens[at]?.pos !== '名詞' || rest.some(({ base }) => base === 'する');
  return acts && rest.every(isEnding);
}

const isEnding = ({ pos, detail, base, surface }: Token): boolean =>
  pos === '助動詞' ||
  pos === '記号' ||
  detail === '終助詞' ||
  (detail === '非自立' && pos === '動詞') ||
  base === 'する' ||
  /^(て|で|を|か|ん|の)$/.test(surface);

/** 喫茶店に友達と話す: with whom and what something is done, before it is. */
const isBetween = ({ pos, detail, surface }: Token): boolean =>
  (pos === '名詞' && detail !== '副詞可能') ||
  pos === '連体詞' ||
  pos === '副詞' ||
  pos === '接頭詞' ||
  (pos === '助詞' && /^[とをのも]$/.test(surface));

/** Where the act stands that something is done with or to: right behind the particle, or behind と and を. */
function actAfter(tokens: readonly Token[], from: number): number {
  let at = from;
  while (tokens[at] && isBetween(tokens[at] as Token) && !isLast(tokens, at)) at += 1;
  return at;
}

/** 図書館 + に + 勉強する → で, 東京 + で + 住む → に */
const placeParticle: Rule = (tokens, at) => {
  const [place, particle, verb] = tokens.slice(at, at + 3);
  const isHere = /^(?:ここ|そこ|あそこ|どこ)$/.test(place?.surface ?? '');
  if (!place || !(isHere || isPlace(place)) || !verb) return null;
  const act = actAfter(tokens, at + 2);
  // 会社に話しました told the company; with somebody one talks somewhere.
  const isTold = tokens[act]?.base === '話す' && tokens[act - 1]?.surface !== 'と';
  const isFor = tokens[act]?.base === '買う' && !SHOP.test(place.surface);
  // マリアに習います: a name may be somebody's.
  const acts = (isHere || isPlaceName(place)) && !isTold && !isFor && ACTS.test(tokens[act]?.base ?? '');
  if (acts && isParticle(particle, 'に') && isLast(tokens, act))
    return {
      at: at + 1,
      length: 1,
      text: 'で',
      why: `The place where something is done takes で: ${place.surface}で.`,
    };
  const stays = STAYS.test(verb.base) || isStaying(verb, tokens[at + 3]);
  if (isParticle(particle, 'で') && isLast(tokens, at + 2) && (stays || GOES.test(verb.base)))
    return {
      at: at + 1,
      length: 1,
      text: 'に',
      why: `The destination where you go, and where you are or live, takes に: ${place.surface}に.`,
    };
  return null;
};

const isStaying = (verb: Token, next: Token | undefined): boolean =>
  verb.base === 'いる' && verb.detail === '自立' && next?.base === 'ます';

export const particleRules: readonly Rule[] = [objectParticle, subjectForObject, existence, placeParticle];
