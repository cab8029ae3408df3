/**
 * Makes src/testing/fixture-dictionary.tsv, the few hundred lines of the dictionary that tests need, so that a test
 * server need not load all of it, and src/testing/fixture-translations.tsv, some translations with these words. Run it
 * after both builds: npx tsx engines/language/scripts/dictionary/fixture.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

const root = resolve(__dirname, '../..');

/** Words that the tests look up and that stand in no topic, among them distractors that must not win. */
const EXTRAS = `
  笠[かさ] 日傘[ひがさ] 汽車[きしゃ] 列車[れっしゃ] ピザ セレンディピティ 整頓[せいとん] 旗[はた] 国旗[こっき]
  劇場[げきじょう] 川岸[かわぎし] 土手[どて] 岸[きし] 強める[つよめる] 片づける[かたづける] 嵩[かさ] 鮭[さけ]
  は が に の と て か え た
  洗濯[せんたく] 石鹸[せっけん] タオル
  端[はし] 辛い[つらい] 飴[あめ] 蜘蛛[くも] 旅[たび] 停留所[ていりゅうじょ] 戌[いぬ] 整理[せいり]
`
  .trim()
  .split(/\s+/);

/** Headwords whose translations the tests look up. */
const HEADWORDS = new Set(
  `
  umbrella parasol train station ticket dog cat mother mom father family school teacher student house summer spring
  rain snow sky fish eat drink call use know big large small spicy question problem meaning cooking study roof Turkey
  turkey
  `
    .trim()
    .split(/\s+/),
);

const readData = (name: string): string[] =>
  brotliDecompressSync(readFileSync(join(root, 'data', name)))
    .toString('utf8')
    .split('\n');
const lines = readData('dictionary.tsv.br');
const topics = `
  travel-by-train weather food animals family everyday-verbs movement-verbs handling-things
  verbs-of-daily-life verbs-of-change communication-verbs thinking-verbs adjectives more-adjectives
  na-adjectives school house things
`
  .trim()
  .split(/\s+/);
const wanted = new Set(EXTRAS);
for (const topic of topics) {
  for (const line of readFileSync(join(root, `data/authored/topics/${topic}.tsv`), 'utf8').split('\n')) {
    const [written = '', kana] = line.split('\t');
    if (kana) wanted.add(written === kana ? written : `${written}[${kana}]`).add(written);
  }
}

const chosen = lines.filter((line) => {
  const [forms = '', senses = '', , weight = '0'] = line.split('\t');
  const [first = '', ...others] = forms.split(';');
  if (wanted.has(first) || EXTRAS.some((extra) => others.includes(extra))) return true;
  const usuallyKana = /^[^|]*\|[^|]*\buk\b/.test(senses);
  return usuallyKana && Number(weight) > 60 && wanted.has(first.replace(/^.*\[(.*)\]$/, '$1'));
});
writeFileSync(join(root, 'src/testing/fixture-dictionary.tsv'), `${chosen.join('\n')}\n`);
console.log(`${chosen.length} lines`);

const known = new Set(chosen.flatMap((line) => line.split('\t')[0]?.replaceAll('~', '').split(';')));
const translations = readData('translations.tsv.br')
  .map((line) => line.split('\t'))
  .filter(([headword = '']) => HEADWORDS.has(headword))
  .map(([headword, kind, senses = '']) => {
    const kept = senses.split('¦').map((sense) => {
      const [words = '', remark = ''] = sense.split('|');
      return [
        words
          .split(';')
          .filter((word) => known.has(word))
          .join(';'),
        remark,
      ];
    });
    return [
      headword,
      kind,
      kept
        .filter(([words]) => words)
        .map((sense) => sense.join('|'))
        .join('¦'),
    ];
  })
  .filter(([, , senses]) => senses);
writeFileSync(
  join(root, 'src/testing/fixture-translations.tsv'),
  translations.map((columns) => `${columns.join('\t')}\n`).join(''),
);
console.log(`${translations.length} headwords with translations`);
