import type { Token } from '../reading/tokeniser';
import { clauseFrom } from './clause';
import { nounKinds } from './kinds';
import type { Fix, Rule } from './rule';

const LIVING = 'For people and animals it is いる (います); ある is for things.';
const LIFELESS = 'For things it is ある (あります); いる is for people and animals.';

/** あり of あります and あっ of あった are い of います and いた. */
const inLife = (surface: string): string | null =>
  new Map([
    ['あり', 'い'],
    ['あっ', 'い'],
    ['ある', 'いる'],
    ['あれ', 'いれ'],
  ]).get(surface) ?? null;

/** 庭に犬がない → いない, but 犬は必要ない */
const notInLife = ({ surface }: Token, before: Token | undefined): string | null =>
  /^な[いくかけ]/.test(surface) && before?.pos !== '名詞' ? `い${surface}` : null;

/** い of います, いた and いない is あり, あっ and nothing; お金がいる is 要る, so いる alone is no mistake without に. */
function ofThings(surface: string, next: Token | undefined, isPlaced: boolean): string | null {
  if (surface === 'いる') return isPlaced ? 'ある' : null;
  if (surface !== 'い') return null;
  if (next?.base === 'ます') return 'あり';
  if (next?.base === 'ない') return '';
  return /^(?:た|て|たら)$/.test(next?.surface ?? '') ? 'あっ' : null;
}

/** What is at some time; お金がいる and 許可がいる are of 要る. */
const APPOINTMENT =
  /^(?:約束|会議|試験|テスト|授業|用事|予定|デート|試合|お願い|質問|相談|意味|自信|経験|宿題|コンサート|熱)$/;
/** What there is none of, of a person too: 彼は関係ありません. */
const NOUN_OF_NONE = /違い$|^(?:必要|関係|興味|問題|仕方|用|差し支え)$/;
/** Animals of which one sells and eats the meat. */
const MEAT = /^(?:鶏|豚|牛|羊)$/;
const KIN = /^(?:子供|子ども|妻|夫|家族|兄弟|兄|姉|弟|妹|息子|娘|両親)$/;
/** 彼には子どもがあります has them. */
const isOwner = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.surface === 'に' && nounKinds(tokens, at - 1).includes('person');

/** 犬 + が + あります → います, 本 + が + います → あります. */
export const existence: Rule = (tokens, start): Fix | null => {
  const particle = tokens[start + 1];
  if (particle?.pos !== '助詞' || !/^[がはもか]$/.test(particle.surface)) return null;
  const kinds = nounKinds(tokens, start);
  const isAlive = kinds.includes('alive') && !MEAT.test(tokens[start]?.surface ?? '');
  const isAppointment = APPOINTMENT.test(tokens[start]?.surface ?? '');
  const isThing =
    isAppointment ||
    (kinds.some((kind) => /^(?:lifeless|event|site)$/.test(kind)) && !kinds.includes('animal'));
  if (!isAlive && !isThing) return null;
  const clause = clauseFrom(tokens, start + 2, () => false);
  const words = isAlive ? /^(?:ある|ない)$/ : /^いる$/;
  if (!clause || !words.test(clause.word) || clause.helpers.length > 0) return null;
  const { head, between } = clause;
  const said = tokens.slice(start + 2, head);
  // 一人も counts.
  const isCount = (at: number) => said[at - 1]?.detail === '接尾' && said[at - 2]?.detail === '数';
  // 先生は時間があります, 学校は人もいます: another noun is what there is.
  if (
    said.some(
      ({ surface, pos }, at) =>
        pos === '助詞' &&
        (surface === 'が' || (/^[はも]$/.test(surface) && said[at - 1]?.pos !== '助詞' && !isCount(at))),
    )
  )
    return null;
  // 会議は十人います, この象は五トンあります: what is counted is something else.
  const number = said.findIndex(
    ({ detail }, at) =>
      detail === '数' && said[at + 1]?.detail === '接尾' && !/^[のにで]$/.test(said[at + 2]?.surface ?? ''),
  );
  const counter = said[number + 1];
  if (number !== -1 && !(isAlive ? /^[人匹頭羽名]$/ : /^[軒台本冊枚個通足着]$/).test(counter?.surface ?? ''))
    return null;
  const isPlaced =
    between.some((one) => one.particle === 'に') ||
    tokens
      .slice(Math.max(0, start - 4), start)
      .some(({ surface, detail }) => surface === 'に' && detail === '格助詞');
  const verb = tokens[head] as Token;
  // 学生に違いありません, 子供は関係ありません: there is no doubt, no matter.
  if (NOUN_OF_NONE.test(tokens[head - 1]?.surface ?? '')) return null;
  if (isAlive) {
    const isHis =
      KIN.test(tokens[start]?.surface ?? '') && [2, 3, 4].some((back) => isOwner(tokens, start - back));
    const text = isHis
      ? null
      : (inLife(verb.surface) ??
        (isPlaced || kinds.includes('animal') ? notInLife(verb, tokens[head - 1]) : null));
    return text === null ? null : { at: head, length: 1, text, why: LIVING };
  }
  if (particle.surface !== 'が' && !isPlaced && !kinds.includes('lifeless')) return null;
  const text = ofThings(verb.surface, tokens[head + 1], isPlaced || isAppointment);
  return text === null ? null : { at: head, length: 1, text, why: LIFELESS };
};
