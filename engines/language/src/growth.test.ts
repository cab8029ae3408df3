import { steepPieces } from '@kotoba/contracts/testing';
import { englishKey } from './english-key';
import { kanaReadings } from './lookup/find-words';
import { parseRequest, splitGroup, splitPhrases, splitWords } from './notes/parse-request';
import { runningHiragana, spacedRomaji } from './reading/word-spaces';

/** Up to twice a note. */
test.each<[string, (text: string) => unknown]>([
  ['englishKey', englishKey],
  ['kanaReadings', kanaReadings],
  ['parseRequest', parseRequest],
  ['splitGroup', splitGroup],
  ['splitPhrases', splitPhrases],
  ['splitWords', splitWords],
  ['runningHiragana', runningHiragana],
  ['spacedRomaji', spacedRomaji],
])('%s takes no more than its text', (_name, work) => expect(steepPieces(work, 400)).toEqual([]));
