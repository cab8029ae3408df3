import type { LanguageEngine, NoteKind } from '.';
import { openLanguage } from './testing/open-language';

let language: LanguageEngine;
let close: () => Promise<void>;
beforeAll(async () => ({ language, close } = await openLanguage()));
afterAll(() => close());

const ofRequest = async (request: string): Promise<string[]> =>
  (await language.generate(request, undefined, 20)).map(({ ja_word }) => ja_word);
const ofNote = async (kind: NoteKind, text: string): Promise<string[]> => {
  const conversion = await language.convertNote(kind, text);
  return conversion.ok
    ? conversion.topics.flatMap(({ entries }) => entries.map(({ ja_word }) => ja_word))
    : [];
};

/** LANG-17: what is asked for, words that must be there, and words that must not. */
const REQUESTS: readonly [request: string, has: string, hasNot: string][] = [
  ['words about winter', '冬 寒い 雪', '桜 暑い 涼しい 夏 花火'],
  ['20 words about winter', '冬 寒い 雪', '桜 暑い 涼しい 夏 花火'],
  ['winter vocabulary', '冬 雪だるま', '桜 暑い 海'],
  ['words about summer', '夏 暑い 花火', '寒い 雪 桜 紅葉'],
  ['5 words for spring', '春 桜 花見', '暑い 寒い 雪'],
  ['words about autumn', '秋 紅葉', '桜 暑い 雪'],
  ['words about fall', '秋 紅葉', '桜 暑い 雪'],
  ['adjectives about winter', '寒い', '暑い 涼しい 暖かい'],
  ['words about the seasons', '季節 春 夏', '犬'],
  ['words about hair', '髪', '鼻 口 目'],
  ['words about flowers', '花', '森 葉'],
  ['20 words about trees', '木', 'ばら 花瓶'],
  ['words about months', '一月', '月曜日'],
  ['words for days of the week', '月曜日', '一月 先月'],
  ['vocabulary for insects', '虫', '犬 猫'],
  ['words about toys', '人形', '将棋'],
  ['words about lunch', '昼ご飯', '朝ご飯 晩ご飯'],
  ['words about dinner', '晩ご飯', '朝ご飯 昼ご飯'],
  ['words about breakfast', '朝ご飯', '犬'],
  ['words about snow', '雪', '暑い 桜 電車'],
  ['words about rain', '雨', '電車 暑い'],
  ['words about Christmas', 'クリスマス', 'お盆 七五三'],
  ['words about pets', '犬 猫', '象 きりん'],
  ['words about farm animals', '牛', '象 ライオン'],
  ['animals in the zoo', '象', '牛 豚'],
];

const list = (words: string): string[] => words.split(' ');

test.each(REQUESTS)('"%s" has %s and no %s', async (request, has, hasNot) => {
  const words = await ofRequest(request);
  expect(words).toEqual(expect.arrayContaining(list(has)));
  expect(words.filter((word) => list(hasNot).includes(word))).toEqual([]);
});

test.each(['TOPIC', 'CATEGORY'] as const)('a note of the kind %s holds its topic as well', async (kind) => {
  const words = await ofNote(kind, 'winter');
  expect(words).toEqual(expect.arrayContaining(['冬', '寒い', '雪']));
  expect(words.filter((word) => ['桜', '暑い', '涼しい'].includes(word))).toEqual([]);
});
