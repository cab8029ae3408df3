import type { Token } from '../reading/tokeniser';
import { argumentsBefore, clauseFrom } from './clause';
import { toHiragana } from '@kotoba/japanese';
import { nounKinds } from './kinds';
import { instead } from './word-forms';
import type { Fix, Rule } from './rule';

/** What one does oneself, and what somebody above oneself does. */
const PAIRS: readonly (readonly [humble: string, honorific: string])[] = [
  ['参る', 'いらっしゃる'],
  ['おる', 'いらっしゃる'],
  ['申す', 'おっしゃる'],
  ['いたす', 'なさる'],
  ['いただく', '召し上がる'],
  ['まいる', 'いらっしゃる'],
];
/** What one says of one's own family, which nobody is shown respect with: what somebody above does, and what it is. */
const NEUTRAL = new Map([
  ['おっしゃる', '言う'],
  ['召し上がる', '食べる'],
  ['なさる', 'する'],
]);
const HUMBLE = new Map(PAIRS);
const HONORIFIC = new Map([...PAIRS].reverse().map(([humble, honorific]) => [honorific, humble]));
/** Of whom one speaks with respect to everybody: 部長は席を外しております is right to a customer. */
const GUEST = /^(?:先生|校長先生|教授|お客様|お客さん)$/;
const SELF = /^(?:私|僕|わたし|わたくし)$/;
const OWN = /^(?:父|母|兄|姉|祖父|祖母|夫|妻|弟|妹|息子|娘)$/;

const HUMBLY = 'What one does oneself is said humbly';
const WITH_RESPECT = 'What somebody above oneself does is said with respect';

const said = (at: number, length: number, text: string, why: string): Fix => ({
  at,
  length,
  text,
  why: `${why}: ${text}.`,
});

/** What one does for somebody else: お持ちします. */
const FOR_OTHERS =
  /^(?:持つ|待つ|送る|手伝う|届ける|知らせる|見せる|話す|借りる|会う|願う|聞く|答える|渡す|呼ぶ|尋ねる|伝える|返す|調べる|作る|教える|誘う|取る|払う|預かる|貸す|迎える|連れる|入れる|出す)$/;

/** お持ちになります → お持ちします, and the other way round. */
function ofStem(tokens: readonly Token[], head: number, isSelf: boolean): Fix | null {
  const [verb, first, second, third] = tokens.slice(head, head + 4);
  if (verb?.form !== '連用形' || !/^[おご]$/.test(tokens[head - 1]?.surface ?? '')) return null;
  if (isSelf && first?.surface === 'に' && second?.base === 'なる') {
    // 私がお描きになりました: what one does for nobody else is said plainly.
    const isRu = verb.surface === verb.base.slice(0, -1);
    const plain = isRu ? `${verb.base}:${toHiragana(verb.reading)}る` : verb.base;
    if (!FOR_OTHERS.test(verb.base)) {
      const plainly = instead(second, third, plain);
      return plainly === null ? null : said(head - 1, 4, plainly, 'Of oneself one speaks without お');
    }
    const form = instead(second, third, 'する');
    return form === null
      ? null
      : { ...said(head + 1, 2, form, HUMBLY), why: `${HUMBLY}: お${verb.surface}する.` };
  }
  const form = !isSelf && first?.base === 'する' ? instead(first, second, 'なる') : null;
  return form === null
    ? null
    : { ...said(head + 1, 1, `に${form}`, WITH_RESPECT), why: `${WITH_RESPECT}: お${verb.surface}になる.` };
}

/** 父がおっしゃいました → 言いました, 母が待っていらっしゃいます → 待っています; 田中さんの父 is none of one's own. */
function ofOwn(tokens: readonly Token[], start: number): Fix | null {
  const owner = tokens[start - 1]?.surface === 'の' ? tokens[start - 2] : undefined;
  if ((owner && !SELF.test(owner.surface)) || tokens[start - 1]?.pos === '接頭詞') return null;
  if (!/^[はがも]$/.test(tokens[start + 1]?.surface ?? '')) return null;
  const clause = clauseFrom(tokens, start + 2, () => false);
  if (!clause || clause.between.some((one) => one.particle === 'が')) return null;
  const plainly = 'Of one’s own family one speaks plainly';
  // お起きになります → 起きます
  const [o, stem, ni, becomes, after] = tokens.slice(Math.max(0, clause.head - 1), clause.head + 4);
  if (/^[おご]$/.test(o?.surface ?? '') && stem && ni?.surface === 'に' && becomes?.base === 'なる') {
    const isRu = stem.surface === stem.base.slice(0, -1);
    const form = instead(becomes, after, isRu ? `${stem.base}:${toHiragana(stem.reading)}る` : stem.base);
    if (form !== null) return said(clause.head - 1, 4, form, plainly);
  }
  for (let at = clause.head; at < clause.end; at += 1) {
    const [verb, next] = tokens.slice(at, at + 2) as [Token, Token | undefined];
    const isHelper = at > clause.head;
    const other = isHelper && verb.base === 'いらっしゃる' ? 'いる' : NEUTRAL.get(verb.base);
    const form = other === undefined ? null : instead(verb, next, other);
    if (form !== null) return said(at, 1, form, plainly);
  }
  return null;
}

/** 先生が参ります → いらっしゃいます, 私が召し上がります → いただきます. */
export const keigo: Rule = (tokens, start): Fix | null => {
  const who = tokens[start];
  const particle = tokens[start + 1];
  if (!who) return null;
  if (OWN.test(who.surface)) return ofOwn(tokens, start);
  const isSelf = SELF.test(who.surface);
  if (!isSelf && !nounKinds(tokens, start).includes('above')) return null;
  const isCalled =
    !isSelf && particle?.surface === '、' && /^(?:[。！？「]|)$/.test(tokens[start - 1]?.surface ?? '');
  if (!isCalled && !(particle?.pos === '助詞' && /^[はがも]$/.test(particle.surface))) return null;
  // 先生は私が参りますと… speaks of me.
  const clause = clauseFrom(tokens, start + 2, () => false);
  if (!clause || clause.between.some((one) => one.particle === 'が')) return null;
  const isQuestion = /終助詞/.test(tokens[clause.end]?.detail ?? '');
  if (isCalled && !isQuestion) return null;
  // 社長は何時に参りますか: whoever asks is no one of his company; 社長はお呼びしますか asks what one shall do oneself.
  const isAsked = !isSelf && !isCalled && !GUEST.test(who.surface);
  if (isAsked && tokens[clause.end]?.surface !== 'か') return null;
  const helper = tokens.findIndex(
    (token, at) =>
      at > clause.head && clause.helpers.includes(token) && /^(?:おる|いらっしゃる)$/.test(token.base),
  );
  const at = helper === -1 ? clause.head : helper;
  if (helper === -1 && clause.helpers.length > 0) return null;
  const stem = isCalled || isAsked ? null : ofStem(tokens, clause.head, isSelf);
  if (stem) return stem;
  const verb = tokens[at] as Token;
  const other = (isSelf ? HONORIFIC : HUMBLE).get(verb.base);
  if (other === undefined || tokens[at + 1]?.base !== 'ます' || (isAsked && verb.base === 'いたす'))
    return null;
  // 本をいただきました is of what one gets.
  const eats = argumentsBefore(tokens, at).some(
    (one) =>
      one.particle === 'を' && nounKinds(tokens, one.at - 1).some((kind) => /^(?:dish|drink)$/.test(kind)),
  );
  if (verb.base === 'いただく' && !eats) return null;
  // 東京にいらっしゃいます may be meant as います; where one goes is told with へ, or is somebody's.
  const isIs = isSelf && verb.base === 'いらっしゃる' && helper === -1;
  if (isIs && !tokens.slice(start, at).some(({ surface }) => /^(?:へ|宅|お宅|そちら)$/.test(surface)))
    return null;
  const form = instead(
    verb,
    tokens[at + 1],
    isSelf && verb.base === 'いらっしゃる' && helper !== -1 ? 'おる' : other,
  );
  return form === null ? null : said(at, 1, form, isSelf ? HUMBLY : WITH_RESPECT);
};
