import type { VerbClass } from './conjugation';

/** Verbs in -iru and -eru that conjugate like those in -ru, among the words of our packs. */
const GODAN_RU =
  /^(帰る|入る|走る|切る|知る|要る|参る|滑る|しゃべる|減る|握る|散る|限る|蹴る|照る|かえる|はいる|はしる|きる|しる|いる|まいる|すべる)$/;
const GODAN: Readonly<Record<string, VerbClass>> = {
  ...{ う: 'v5u', く: 'v5k', ぐ: 'v5g', す: 'v5s', つ: 'v5t', ぬ: 'v5n', ぶ: 'v5b', む: 'v5m', る: 'v5r' },
};
/** The class of a godan verb is in its ending, but for what て and た do. */
export const godanClassOf = (word: string): VerbClass | null => GODAN[word.slice(-1)] ?? null;
const HONORIFIC = /^(いらっしゃる|おっしゃる|くださる|なさる|ござる)$/;
const E_OR_I = /[いきしちにひみりぎじびぴえけせてねへめれげぜでべぺ]る$/;

/** The class of a verb of ours, from its spelling and reading: endings decide, the exceptions are listed. */
export function verbClassOf(written: string, kana: string): VerbClass | null {
  if (written.endsWith('する')) return 'vs-i';
  if (written.endsWith('来る') || written === 'くる') return 'vk';
  if (/(^|て)(行く|いく)$/.test(written)) return 'v5k-s';
  if (HONORIFIC.test(written)) return 'v5aru';
  if (E_OR_I.test(kana) && !isGodanRu(written)) return 'v1';
  return godanClassOf(kana);
}

/** いる "to be" is of the first class, 要る "to need" is not; きる 着る and 切る are told apart by their kanji. */
const isGodanRu = (written: string): boolean =>
  GODAN_RU.test(written) && !/^(いる|きる|かえる)$/.test(written);
