import { delimitedLine, unguard } from './delimited';
import { isEmailAddress } from './email-address';
import { createEventStreamParser } from './event-stream';
import { cleanText, isStorable, learnerText } from './learner-text';
import { returnLocation } from './return-location';
import { steepPieces } from './testing/growth';

const text = learnerText(2000);

test.each<[string, (text: string) => unknown]>([
  ['cleanText', cleanText],
  ['isStorable', isStorable],
  ['learnerText', (typed) => text.safeParse(typed)],
  ['isEmailAddress', isEmailAddress],
  ['an email of many labels', (typed) => isEmailAddress(`a@${typed}`)],
  ['returnLocation', (typed) => returnLocation(`/${typed}`)],
  ['delimitedLine', (typed) => delimitedLine([typed], ',')],
  ['unguard', unguard],
  ['the parser of event streams', (typed) => createEventStreamParser()(`data: ${typed}\n\n`)],
])('%s takes no more than its text', (_name, work) => expect(steepPieces(work, 2000)).toEqual([]));
