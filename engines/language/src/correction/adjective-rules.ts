import { conjugate, type VerbForm } from '../sentences/conjugation';
import type { Token } from '../tokeniser/token';
import { isAdjective, isCopula, isNoun, isOne, isParticle, type Rule } from './rule';

const form = ({ surface }: Token, name: VerbForm): string => conjugate(surface, 'adj-i', name) ?? surface;
const root = (token: Token): string => form(token, 'stem');

/** さむい + でした → さむかったです, さむい + だった → さむかった */
const pastOfAdjective: Rule = (tokens, at) => {
  const [adjective, copula, past] = tokens.slice(at, at + 3);
  if (!isAdjective(adjective) || past?.base !== 'た' || !isCopula(copula, 'でし', 'だっ')) return null;
  const text = form(adjective, copula?.surface === 'でし' ? 'politePast' : 'past');
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
  const why = `The negative of ${adjective.surface} is ${form(adjective, 'negative')}: い becomes く.`;
  return { at, length, text: `${root(adjective)}く`, why };
};

/** 高い + の + 本 → 高い本, 大きい + な + 犬 → 大きい犬 */
const linkOfAdjective: Rule = (tokens, at) => {
  const [adjective, link, noun] = tokens.slice(at, at + 3);
  const linked = link?.pos === '助詞' && (link.surface === 'の' || link.surface === 'な');
  if (!isAdjective(adjective) || !linked || !isNoun(noun)) return null;
  const why = `An i-adjective stands right before its noun, without ${link.surface}.`;
  return { at, length: 2, text: adjective.surface, why };
};

/** きれい + 花 → きれいな花, 静か + の + 町 → 静かな町 */
const linkOfNaAdjective: Rule = (tokens, at) => {
  const adjective = tokens[at];
  if (!adjective || !isOne('na', adjective)) return null;
  const length = isParticle(tokens[at + 1], 'の') ? 2 : 1;
  const noun = tokens[at + length];
  if (!isNoun(noun) || noun.detail === '代名詞' || noun.detail === '副詞可能') return null;
  const why = `${adjective.surface} is a na-adjective: before a noun it takes な.`;
  return { at, length, text: `${adjective.surface}な`, why };
};

const LIKE_I_ADJECTIVE: Readonly<Record<string, string>> = {
  ...{ かった: 'だった', かったです: 'でした', くない: 'じゃない', くないです: 'じゃないです', くて: 'で' },
};
const LONGEST_ENDING = 5;

const endsLikeNoun = (adjective: string): string =>
  `${adjective} is a na-adjective: it ends like a noun, in です, でした, じゃないです.`;

/** きれいかった → きれいだった: however the tokeniser cuts what is no word. */
const endingOfIAdjective: Rule = (tokens, at) => {
  for (let length = LONGEST_ENDING; length > 1; length -= 1) {
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
  if (!adjective || !isOne('na', adjective)) return null;
  const length = first?.surface === 'ます' ? 2 : isCopula(first, 'だ') && isCopula(second, 'です') ? 3 : 0;
  const text = `${adjective.surface}です`;
  return length > 0 ? { at, length, text, why: endsLikeNoun(adjective.surface) } : null;
};

/** 多い人 → 多くの人 */
const many: Rule = (tokens, at) => {
  const [adjective, noun] = tokens.slice(at, at + 2);
  if (!isAdjective(adjective) || !/^(多い|少ない)$/.test(adjective.surface) || !isNoun(noun)) return null;
  if (adjective.surface === '少ない' || isParticle(tokens[at - 1], 'が')) return null;
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
