import { steepPieces } from '@kotoba/contracts/testing';
import { joinList, splitList } from './fields';
import { showCloze, stripHtml } from './read/strip-html.cjs';

test.each<[string, (text: string) => unknown]>([
  ['splitList', splitList],
  ['stripHtml', stripHtml],
  ['showCloze', showCloze],
  ['joinList', (text) => joinList([text, text])],
])('%s takes no more than its cell', (_name, work) => expect(steepPieces(work, 2000)).toEqual([]));
