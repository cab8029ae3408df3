import { authoredRows } from '../authored/read-authored';

/**
 * Where a number begins in kana, and what may stand behind its counter: 40 is no よんじ, 一人前 no いちにん, and who does
 * きゅうじ waits at table.
 */
const BEFORE = '(?<![ぁ-んァ-ヶ](?<![はがをにでも]|がつ|ごご|ぜん))(?!きゅうじ[をはがもので])';
const AFTER =
  '(?=だ|[にはがをのもでと半、。！？]|から|まで|ぐらい|くらい|い[まるな]|あり|ある|ごろ|ください|$)';

const NUMBER = '[一二三四五六七八九十百何数0-9０-９]';

/** Amounts as they are put together in English, with what they are. */
const AMOUNTS: readonly (readonly [wrong: RegExp, right: string, why: string])[] = [
  [/(?<![一二三四五六七八九百])十千(?![代葉])/gu, '一万', 'Ten thousand is 一万.'],
  [/(?<=[二三四五六七八九])十千(?![代葉])/gu, '万', 'Ten thousand is 一万, and twenty thousand 二万.'],
  [
    new RegExp(`(?<=${NUMBER})半(時間|週間|年|か月|ヶ月)`, 'gu'),
    '$1半',
    '“And a half” is 半 behind the counter.',
  ],
  [
    new RegExp(`(?<=${NUMBER})(時|時間)と半(?![分日年月端])`, 'gu'),
    '$1半',
    '“And a half” is 半 right behind the counter.',
  ],
  [
    new RegExp(`(?<=${NUMBER})(年|日|分|か月|ヶ月)間(前|後)(?![前後半])`, 'gu'),
    '$1$2',
    'How long ago and how much later stand without 間.',
  ],
];

/** Numbers with a counter, as learners read or build them: よんにん is よにん, 二半時間 is 二時間半. */
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
    let built = fixed;
    for (const [wrong, is, why] of AMOUNTS) {
      const put = built.replace(wrong, is);
      if (put !== built) remarks.push(why);
      built = put;
    }
    return { text: built, remarks };
  };
}
