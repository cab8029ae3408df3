import { steepPieces } from '@kotoba/contracts/testing';
import { inPlainEnglish } from './plain-english';
import { readIntent } from './read-intent';
import { romajiSentence, tidy, unquote, withoutPoliteness } from './text';

/** From a short message to one as long as may be sent. */
test.each<[string, (text: string) => unknown]>([
  ['readIntent', readIntent],
  ['tidy', tidy],
  ['unquote', unquote],
  ['withoutPoliteness', (text) => withoutPoliteness(tidy(text))],
  ['romajiSentence', romajiSentence],
  ['inPlainEnglish', inPlainEnglish],
])('%s takes no more than its text', (_name, work) => expect(steepPieces(work, 200)).toEqual([]));
