import { growth, MOST_GROWTH, steepPieces } from '@kotoba/contracts/testing';
import { alignReading, plainReading, saysReading, soundsAlike } from './align-reading';
import { speakableJapanese, splitText } from './speakable-japanese';

test.each<[string, (text: string) => unknown]>([
  ['speakableJapanese', speakableJapanese],
  ['splitText', (text) => splitText({ text, reading: text })],
  ['plainReading', plainReading],
  ['soundsAlike', (text) => soundsAlike(text, text)],
])('%s takes no more than its text', (_name, work) => expect(steepPieces(work, 500)).toEqual([]));

/** So many words of one spelling, of which Open JTalk says another reading. */
const traced = (count: number, surface: string, reading: string) =>
  Array.from({ length: count }, () => ({ surface, kind: '名詞/一般', reading, pronunciation: reading }));

test.each([
  ['the reading that is said', '亜', 'ア', 1],
  ['another reading', '亜', 'イ', 1],
  ['a longer reading', '亜', 'イ', 2.5],
  ['kana of their own', '亜ア', 'アイ', 2.5],
  ['long words', '亜'.repeat(30), 'イ', 50],
])('a reading is shared out in no more than its length: %s', (_name, surface, reading, morae) => {
  const share = (size: number) => {
    const words = traced(Math.ceil(size / morae), surface, reading);
    return [saysReading(words, 'ア'.repeat(size)), alignReading(words, 'ア'.repeat(size))];
  };
  // From a size at which as many ways are followed as ever are.
  expect(growth(share, 400)).toBeLessThan(MOST_GROWTH);
});
