import { returnPlace } from './return-places';
import { hostilePlaces, returnablePlaces } from './testing/hostile-places';

const hostile = hostilePlaces();

test('there are at least two hundred different attempts', () => {
  expect(new Set(hostile.map(([, value]) => value)).size).toBeGreaterThanOrEqual(200);
});

test.each(hostile)('nobody is led back to %j', (_attempt, value) => {
  expect(returnPlace(value)).toBeNull();
});

test.each(returnablePlaces())('%s is a place to come back to, with query and hash', (place) => {
  expect(returnPlace(place)).toBe(place);
});

test('a place that was checked once stays the same when it is checked again', () => {
  const once = returnPlace('/vocabularies?query=傘 と雨#リスト');
  expect(once).toBe('/vocabularies?query=%E5%82%98%20%E3%81%A8%E9%9B%A8#%E3%83%AA%E3%82%B9%E3%83%88');
  expect(returnPlace(once)).toBe(once);
});
