/**
 * Makes src/testing/fixture-dictionary.tsv: the few hundred lines of the dictionary that tests need, so that a test
 * server need not load all of it. Run it after build.ts: npx tsx engines/language/scripts/dictionary/fixture.ts
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
  端[はし] 辛い[つらい] 飴[あめ] 蜘蛛[くも] 旅[たび] 停留所[ていりゅうじょ] 戌[いぬ] 整理[せいり]
`
  .trim()
  .split(/\s+/);

const lines = brotliDecompressSync(readFileSync(join(root, 'data/dictionary.tsv.br')))
  .toString('utf8')
  .split('\n');
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
