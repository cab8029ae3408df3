import { steepPieces } from '@kotoba/contracts/testing';
import { plainReading, soundsAlike } from './align-reading';
import { speakableJapanese, splitText } from './speakable-japanese';

test.each<[string, (text: string) => unknown]>([
  ['speakableJapanese', speakableJapanese],
  ['splitText', (text) => splitText({ text, reading: text })],
  ['plainReading', plainReading],
  ['soundsAlike', (text) => soundsAlike(text, text)],
])('%s takes no more than its text', (_name, work) => expect(steepPieces(work, 500)).toEqual([]));
