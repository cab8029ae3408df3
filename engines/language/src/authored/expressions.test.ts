import { createReader } from '../reading/reader';
import { createTokeniser } from '../reading/tokeniser';
import { teForm, verbBase } from '../phrases/say';
import { readExpressions, withoutGaps } from './expressions';
import { loadLibrary } from './library';

const library = loadLibrary();
const rows = [...library.expressions, ...readExpressions('verbs.tsv')];
const tokeniser = createTokeniser();
const reader = createReader(tokeniser, library.readings);
afterAll(() => tokeniser.close());

test('there are enough expressions, each English way once', () => {
  expect(library.expressions.length).toBeGreaterThanOrEqual(500);
  const ways = rows.flatMap((row) => row.ways);
  expect(ways.filter((way, place) => ways.indexOf(way) !== place)).toEqual([]);
});

test('what is said without "to" is no verb and takes nothing', () => {
  const odd = rows.filter(
    ({ ways, partOfSpeech, written }) =>
      !ways.every((way) => /^to [a-z]/.test(way)) &&
      (/^(verb|expression)$/.test(partOfSpeech) || written.includes('(')),
  );
  expect(odd.map(({ ways }) => ways)).toEqual([]);
});

test('each English way has the gaps of its Japanese', () => {
  const gaps = (text: string): number => (text.match(/\(/g) ?? []).length;
  const wrong = rows.flatMap(({ ways, written, kana }) =>
    [...ways, kana].filter((text) => gaps(text) !== gaps(written)).map((text) => `${text}: ${written}`),
  );
  expect(wrong).toEqual([]);
});

/** With something in each gap, as the tokeniser meets it. */
const FILLED: readonly (readonly [RegExp, string, string])[] = [
  [/\(doing\)(?=始|続|終)/g, '読み', 'よみ'],
  [/\(doing\) (?=はじ|つづ|おわ)/g, '読み', 'よみ'],
  [/\(doing\) ?て(?=み)/g, '読んで', 'よんで'],
  [/\(doing?\)/g, '読む', 'よむ'],
  [/\((picture|opening)\)/g, '絵', 'え'],
  [/\([a-z ]+\)/g, 'ピアノ', 'ピアノ'],
];
const filled = (text: string, column: 1 | 2): string =>
  FILLED.reduce((so, rule) => so.replace(rule[0], rule[column]), text);
/** Written alike, read otherwise: ドアが開く, 本を開く. */
const HOMOGRAPHS = /^開く$/;

test('readings are those that the tokeniser and our rules give', async () => {
  const wrong: string[] = [];
  for (const { written, kana } of rows) {
    const { spaced } = await reader.read(filled(written, 1));
    if (spaced !== filled(kana, 2) && !HOMOGRAPHS.test(written))
      wrong.push(`${written}: ${kana} / ${spaced}`);
  }
  expect(wrong).toEqual([]);
});

test('each verb has its class', () => {
  const verbs = rows.filter(({ partOfSpeech }) => partOfSpeech === 'verb' || partOfSpeech === 'expression');
  const odd = verbs.filter((row) => {
    const { written, kana } = withoutGaps(row);
    return verbBase({ written, kana }).like === 'adj-i';
  });
  expect(odd).toEqual([]);
});

test.each([
  ['まっすぐ行く', 'まっすぐ いく', 'まっすぐ行って'],
  ['外に出かける', 'そと に でかける', '外に出かけて'],
  ['家に帰る', 'いえ に かえる', '家に帰って'],
  ['お風呂に入る', 'おふろ に はいる', 'お風呂に入って'],
  ['指を切る', 'ゆび を きる', '指を切って'],
  ['コートを着る', 'コート を きる', 'コートを着て'],
  ['母に似る', 'はは に にる', '母に似て'],
  ['家にいる', 'いえ に いる', '家にいて'],
  ['遊びに来る', 'あそび に くる', '遊びに来て'],
  ['散歩をする', 'さんぽ を する', '散歩をして'],
  ['風邪を引く', 'かぜ を ひく', '風邪を引いて'],
])('%s (%s) goes on as %s', (written, kana, te) => {
  expect(teForm(verbBase({ written, kana })).written).toBe(te);
});

test.each([
  ['to be looking forward to', '楽しみにする'],
  ["I'm looking forward to", '楽しみにする'],
  ['is looking forward to', '楽しみにする'],
  ['look forward to (something)', '楽しみにする'],
  ['have breakfast', '朝ご飯を食べる'],
  ['having breakfast', '朝ご飯を食べる'],
  ["to brush one's teeth", '歯を磨く'],
  ['brush my teeth', '歯を磨く'],
  ['took a bath', 'お風呂に入る'],
  ['turn off the lights', '電気を消す'],
  ['to turn off', '消す'],
  ['I am hungry', 'おなかがすく'],
  ['to be hungry', 'おなかがすく'],
  ['She is tired', '疲れる'],
  ['to be good at', '得意'],
  ['Go for a walk', '散歩をする'],
  ['caught a cold', '風邪を引く'],
  ['cheer somebody up', '元気づける'],
  ['make someone laugh', '笑わせる'],
  ['be interested', '興味がある'],
  ['to be interested', '興味がある'],
  ['be angry about', '怒る'],
  ['at first', '最初は'],
  ['get a cold', '風邪を引く'],
  ['get cold', '寒くなる'],
  ['open minded', '考え方が柔軟'],
  ['get-cold', '寒くなる'],
])('%s is the row of %s', (text, written) => {
  const found = library.byExpression(text);
  expect(found && withoutGaps(found).written).toBe(written);
});

test.each([
  [
    '(anything)のことを心配する',
    '(anything) の こと を しんぱい する',
    '心配する',
    'しんぱい する',
    '〜のことを',
  ],
  [
    '(someone)との約束をすっぽかす',
    '(someone) と の やくそく を すっぽかす',
    '約束をすっぽかす',
    'やくそく を すっぽかす',
    '〜との',
  ],
  ['(something)について考える', '(something) に ついて かんがえる', '考える', 'かんがえる', '〜について'],
])('%s needs its gap, and is a word without it', (written, kana, word, reading, needs) => {
  const [row] = library.expressions;
  expect(row && withoutGaps({ ...row, written, kana })).toEqual({ written: word, kana: reading, needs });
});

test.each([
  '',
  'to',
  'breakfast',
  'broken bone',
  'in the word',
  'be called',
  'get away',
  'help',
  'look',
  'be',
  'have',
  'turn the table',
  'brush',
  'x'.repeat(500),
])('%j is no expression', (text) => expect(library.byExpression(text)).toBeNull());
