import { createTokeniser } from '../reading/tokeniser';
import { endingOf, formOfTraits, withTraits } from './reshape';

const tokeniser = createTokeniser();
afterAll(() => tokeniser.close());
const traits = (...names: ('polite' | 'past' | 'negative')[]) => ({
  polite: names.includes('polite'),
  past: names.includes('past'),
  negative: names.includes('negative'),
});

test.each([
  ['映画を見る', '映画を', '見る', 'verb', traits(), ''],
  ['映画を見ましたか。', '映画を', '見る', 'verb', traits('polite', 'past'), 'か。'],
  ['私はコーヒーを飲まない。', '私はコーヒーを', '飲む', 'verb', traits('negative'), '。'],
  ['肉を食べませんでした', '肉を', '食べる', 'verb', traits('polite', 'past', 'negative'), ''],
  ['かんだ', '', 'かむ', 'verb', traits('past'), ''],
  ['雨が降りました', '雨が', '降る', 'verb', traits('polite', 'past'), ''],
  ['電車を降りました', '電車を', '降りる', 'verb', traits('polite', 'past'), ''],
  ['日本語を勉強します。', '日本語を勉強', 'する', 'verb', traits('polite'), '。'],
  ['東京に住んでいます', '東京に住んで', 'いる', 'verb', traits('polite'), ''],
  ['すしが食べたい', 'すしが食べ', 'たい', 'i-adjective', traits(), ''],
  ['今日は暑いですね。', '今日は', '暑い', 'i-adjective', traits('polite'), 'ね。'],
  ['昨日は寒かった', '昨日は', '寒い', 'i-adjective', traits('past'), ''],
  ['ここは静かです', 'ここは', '静か', 'na-adjective', traits('polite'), ''],
  ['私は学生です。', '私は', '学生', 'noun', traits('polite'), '。'],
])('%s ends in %s + %s', async (sentence, before, base, kind, isNow, after) => {
  expect(endingOf(await tokeniser.tokenise(sentence))).toEqual({ before, base, kind, traits: isNow, after });
});

test.each(['', '。', '学校に'])('%j has no predicate', async (sentence) => {
  expect(endingOf(await tokeniser.tokenise(sentence))).toBeNull();
});

test('what is asked for is added to what the sentence is already', () => {
  expect(withTraits('past', traits('polite'))).toBe('politePast');
  expect(withTraits('polite', traits('past', 'negative'))).toBe('politePastNegative');
  expect(withTraits('negative', traits())).toBe('negative');
  expect(withTraits('plain', traits('polite', 'past'))).toBe('past');
  expect(withTraits('plain', traits('polite'))).toBe('plain');
  expect(withTraits('affirmative', traits('polite', 'past', 'negative'))).toBe('politePast');
  expect(withTraits('potential', traits('polite', 'past'))).toBe('potential');
});

test('what a sentence is already has a form of its own', () => {
  expect(formOfTraits(traits('past'))).toBe('past');
  expect(formOfTraits(traits('polite', 'negative'))).toBe('politeNegative');
});
