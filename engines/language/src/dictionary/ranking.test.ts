import { rankByMeaning } from './ranking';
import { type DictionaryWord, parseForms, parseSenses } from './word';

let ids = 0;
const word = (forms: string, senses: string, weight: number): DictionaryWord => ({
  id: (ids += 1),
  forms: parseForms(forms),
  senses: parseSenses(senses),
  core: weight > 0,
  level: null,
  weight,
});

const best = (
  words: DictionaryWord[],
  key: string,
  rest: Partial<Parameters<typeof rankByMeaning>[1]> = {},
) =>
  rankByMeaning(words, { keys: [key], hints: [], ...rest }).map(
    ({ word: { forms } }) => forms[0]?.kanji ?? forms[0]?.kana,
  );

const umbrella = word('傘[かさ]', 'n||umbrella/parasol', 230);
const shade = word('日傘[ひがさ]', 'n||sunshade/parasol', 80);
const straw = word('笠[かさ]', 'n|arch|umbrella', 120);

test('the common word comes before the rare one', () => {
  expect(best([straw, umbrella, shade], 'umbrella')).toEqual(['傘', '笠']);
});

test('words without the meaning are no candidates', () => {
  expect(best([shade], 'umbrella')).toEqual([]);
});

test('a first meaning counts more than a later sense of an equally common word', () => {
  const tall = word('高い[たかい]', 'adj-i||high/tall¦||expensive', 150);
  const dear = word('値高[ねだか]', 'adj-na||expensive', 150);
  expect(best([tall, dear], 'expensive')[0]).toBe('値高');
});

test('"to" wants a verb, and takes a noun of する before a plain noun', () => {
  const walk = word('道[みち]', 'n||walk', 150);
  const stroll = word('散歩[さんぽ]', 'n,vs||walk', 150);
  const going = word('歩く[あるく]', 'v5k,vi||to walk', 150);
  expect(best([walk, stroll, going], 'walk', { partOfSpeech: 'verb' })).toEqual(['歩く', '散歩', '道']);
});

test('the noun of an action answers to its verb, but only where it takes する', () => {
  const success = word('成功[せいこう]', 'n,vs||success', 180);
  const successor = word('跡継ぎ[あとつぎ]', 'n||success', 200);
  const follow = word('替わる[かわる]', 'v5r,vi||to succeed', 140);
  expect(best([successor, follow, success], 'succeed', { partOfSpeech: 'verb', action: 'success' })).toEqual([
    '成功',
    '替わる',
  ]);
});

test('an expression that ends in a verb is as good as a verb', () => {
  const become = word('大人になる[おとなになる]', 'exp,v5r||to grow up', 75);
  const seem = word('大人じみる[おとなじみる]', 'v1,vi||to grow up', 0);
  expect(best([seem, become], 'grow up', { partOfSpeech: 'verb' })[0]).toBe('大人になる');
});

test('a hint in the remark decides between homonyms', () => {
  const money = word('銀行[ぎんこう]', 'n||bank', 200);
  const shore = word('土手[どて]', 'n||bank (of a river)', 160);
  expect(best([money, shore], 'bank')[0]).toBe('銀行');
  expect(best([money, shore], 'bank', { hints: ['river'] })[0]).toBe('土手');
});

test('the last words of a short meaning will do when nothing is better', () => {
  const station = word('駅[えき]', 'n||railway station', 230);
  const stage = word('次[つぎ]', 'n|arch|station', 150);
  expect(best([stage, station], 'station')[0]).toBe('駅');
  const odd = word('河川敷[かせんじき]', 'n||area between river and river bank', 255);
  expect(best([odd], 'bank')).toEqual([]);
});

test('suffixes and slang stand back', () => {
  const prefix = word('七[なな]', 'pref||seven', 240);
  const number = word('七つ[ななつ]', 'n||seven', 180);
  const slang = word('セブン', 'n|sl|seven', 200);
  expect(best([prefix, slang, number], 'seven')[0]).toBe('七つ');
});
