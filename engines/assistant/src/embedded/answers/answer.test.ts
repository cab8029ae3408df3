import type { DraftEntry } from '@kotoba/language';
import { textReply } from './answer';

/** Of a draft only what names its word is looked at. */
const word = (ja_word: string, hiragana: string) => ({ ja_word, hiragana, katakana: null }) as DraftEntry;

test('no word has two cards, and two that are written alike have one each', () => {
  const [hot, painful] = [word('辛い', 'からい'), word('辛い', 'つらい')];
  expect(
    textReply('', [hot, painful, word('辛い', 'からい')]).cards.map(({ draft }) => draft.hiragana),
  ).toEqual(['からい', 'つらい']);
});
