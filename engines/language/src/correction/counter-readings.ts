import { authoredRows } from '../authored/read-authored';

/**
 * Where a number begins in kana, and what may stand behind its counter: 40 is no よんじ, 一人前 no いちにん, and who does
 * きゅうじ waits at table.
 */
const BEFORE = '(?<![ぁ-んァ-ヶ](?<![はがをにでも]|がつ))(?!きゅうじ[をはがもの])';
const AFTER =
  '(?=だ|[にはがをのもでと半、。！？]|から|まで|ぐらい|くらい|い[まるな]|あり|ある|ごろ|ください|$)';

/** Numbers with a counter in kana, read as their parts are: よんにん is よにん. */
export function createReadingFixer(): (text: string) => { text: string; remarks: string[] } {
  const right = new Map(
    authoredRows('counter-readings.tsv', 2).map(({ columns: [wrong = '', is = ''] }) => [wrong, is]),
  );
  const known = new RegExp(
    `${BEFORE}(?:${[...right.keys()].sort((a, b) => b.length - a.length).join('|')})${AFTER}`,
    'gu',
  );
  return (text) => {
    const remarks: string[] = [];
    const fixed = text.replace(known, (wrong) => {
      const is = right.get(wrong) ?? wrong;
      remarks.push(`${wrong} is read ${is}.`);
      return is;
    });
    return { text: fixed, remarks };
  };
}
