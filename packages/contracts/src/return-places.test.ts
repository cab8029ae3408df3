import { returnPlace } from './return-places';
import { hostilePlaces, returnablePlaces } from './testing/hostile-places';

test('nobody is led to another host, or to a page of guests', () => {
  const attempts = hostilePlaces();
  expect(new Set(attempts.map(([, value]) => value)).size).toBeGreaterThanOrEqual(200);
  expect(attempts.filter(([, value]) => returnPlace(value) !== null)).toEqual([]);
  for (const place of ['/auth/signin', '/dev/mailbox']) expect(returnPlace(place)).toBeNull();
});

test('every place to come back to stays as it is, with query and hash', () => {
  const places = [...returnablePlaces(), '/learn/results/7?x=1'];
  expect(places.map(returnPlace)).toEqual(places);
});

test('a place that was checked once stays the same when it is checked again', () => {
  const once = returnPlace('/vocabularies?query=傘 と雨#リスト');
  expect(once).toBe('/vocabularies?query=%E5%82%98%20%E3%81%A8%E9%9B%A8#%E3%83%AA%E3%82%B9%E3%83%88');
  expect(returnPlace(once)).toBe(once);
});
