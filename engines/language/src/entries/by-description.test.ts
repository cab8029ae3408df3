import { loadLibrary } from '../authored/library';
import { createDescriptions } from './by-description';

const describedBy = createDescriptions(loadLibrary());

test.each([
  ['the thing you dry your hair with', 'ドライヤー'],
  ['thing you cut paper with', 'はさみ'],
  ['the machine that washes clothes', '洗濯機'],
  ['the place where you borrow books', '図書館'],
  ['a person who cooks', '料理人'],
  ['something to dry your hands with', 'タオル'],
  ['the machine on the street where you buy drinks', '自動販売機'],
  ['money children get at new year', 'お年玉'],
  ['the word for leaves turning red', '紅葉'],
  ['that thing you sit on', '椅子'],
])('%s may be %s (CHAT-30)', (english, written) => {
  expect(describedBy(english).map((word) => word.written)).toContain(written);
});

test.each([
  'the thing with the thing',
  'thing',
  'the place to be',
  'a red car',
  'something to eat',
  'how the thing works',
])('%s describes nothing', (english) => {
  expect(describedBy(english)).toEqual([]);
});

test('what it is done with goes before what it is done to (CHAT-30)', () => {
  expect(describedBy('the thing you cut paper with').map(({ written }) => written)).toEqual(['はさみ']);
});
