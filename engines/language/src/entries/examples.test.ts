import { loadLibrary } from '../authored/library';
import { createExamples, type ExampleQuery } from './examples';

const examples = createExamples(loadLibrary());
const first = (written: string, kana: string, partOfSpeech: ExampleQuery['partOfSpeech']) =>
  examples.of({ written, kana, en: 'to do it', partOfSpeech })[0];

test.each([
  ['翻訳する', 'ほんやくする', '小説を英語に翻訳しました。'],
  ['競争する', 'きょうそうする', '弟と競争したら、負けました。'],
])('the verb %s has the sentence in which its noun is used as one', (written, kana, sentence) => {
  expect(first(written, kana, 'verb')).toMatchObject({ ja_sentence: sentence, source: 'authored' });
});

test('a phrase of our book has the sentence that stands with it', () => {
  expect(first('お先に失礼します', 'おさきにしつれいします', 'phrase')).toMatchObject({
    ja_sentence: '「お先に失礼します。」「お疲れ様でした。」',
    source: 'authored',
  });
});

// LANG-8
test.each([
  ['a noun that is read otherwise', '翻訳する', 'ほんやする', 'verb'],
  ['no verb', '翻訳する', 'ほんやくする', 'noun'],
  ['a noun that we do not know', '（する', '（する', 'verb'],
] as const)('%s has none', (_, written, kana, partOfSpeech) => {
  expect(examples.of({ written, kana, en: 'to do it', partOfSpeech })).toEqual([]);
});
