import { entryOf } from '../testing/entry';
import { toPatch, toValues } from './form-values';

const before = toValues(entryOf());
const patchOf = (change: Partial<typeof before>) => toPatch({ ...before, ...change }, before);

test('a word that was not changed sends nothing', () => expect(patchOf({})).toEqual({}));

test.each([
  ['a text is trimmed', { en_word: ' parasol ' }, { en_word: 'parasol' }],
  ['white space around is no change', { en_word: ' umbrella ' }, {}],
  ['an empty text empties its field', { kanji: '', level: '' }, { kanji: null, level: null }],
  ['lists are lists', { tags: 'rain\nsun', alternatives: '' }, { tags: ['rain', 'sun'] }],
  ['an emptied list is empty', { tags: '' }, { tags: [] }],
  [
    'a new collection names the topic, too',
    { user_topic: 'Travel' },
    { user_topic: 'Travel', topic: 'Words' },
  ],
  [
    'readings that are left empty beside a new sentence are left to the server',
    { ja_sentence: '傘です。', ja_hiragana_sentence: '', romaji_sentence: '' },
    { ja_sentence: '傘です。' },
  ],
  ['a reading can be taken out alone', { romaji_sentence: '' }, { romaji_sentence: null }],
  [
    'with its sentence a reading goes',
    { ja_sentence: '', ja_hiragana_sentence: '', romaji_sentence: '' },
    { ja_sentence: null, ja_hiragana_sentence: null, romaji_sentence: null },
  ],
])('%s', (_what, change, patch) => expect(patchOf(change)).toEqual(patch));
