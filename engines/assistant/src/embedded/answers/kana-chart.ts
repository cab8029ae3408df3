import { toKatakana, toRomaji } from '@kotoba/japanese';
import type { Reply } from '../../assistant';
import { paragraphs, textReply } from './answer';

const ROWS =
  'あいうえお かきくけこ さしすせそ たちつてと なにぬねの はひふへほ まみむめも やゆよ らりるれろ わをん';
const VOICED = 'がぎぐげご ざじずぜぞ だぢづでど ばびぶべぼ ぱぴぷぺぽ';

/** The signs of a kana script, or of both, a line for each row, with their romaji. */
export function kanaChart(script: 'hiragana' | 'katakana' | 'kana'): Reply {
  const spelled = (kana: string): string =>
    ({ hiragana: kana, katakana: toKatakana(kana), kana: `${kana}・${toKatakana(kana)}` })[script];
  const lines = (rows: string): string =>
    rows
      .split(' ')
      .map((row) => [...row].map((kana) => `${spelled(kana)} ${toRomaji(kana)}`).join('、'))
      .join('\n');
  return textReply(
    paragraphs(
      `The ${script}, row by row:`,
      lines(ROWS),
      'With two small strokes they are voiced, with a circle they begin in p:',
      lines(VOICED),
      `A small ${spelled('ゃ')}, ${spelled('ゅ')} or ${spelled('ょ')} joins a sign in i: ${spelled('きゃ')} kya, ${spelled('しゅ')} shu, ${spelled('ちょ')} cho. A small ${spelled('っ')} holds the next sound: ${spelled('きって')} kitte.`,
    ),
  );
}
