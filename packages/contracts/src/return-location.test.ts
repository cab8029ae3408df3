import fc from 'fast-check';
import { returnLocation, safePath } from './return-location';
import { hostilePlaces, returnablePlaces } from './testing/hostile-places';

test('nobody is led to another host, or to a page of guests', () => {
  const attempts = hostilePlaces();
  expect(new Set(attempts.map(([, value]) => value)).size).toBeGreaterThanOrEqual(200);
  expect(attempts.filter(([, value]) => returnLocation(value) !== null)).toEqual([]);
  for (const place of ['/auth/signin', '/dev/mailbox']) expect(returnLocation(place)).toBeNull();
});

test('every place to come back to stays as it is, with query and hash', () => {
  const places = [...returnablePlaces(), '/learn/results/7?x=1'];
  expect(places.map(returnLocation)).toEqual(places);
});

test('a place that was checked once stays the same when it is checked again', () => {
  const once = returnLocation('/vocabularies?query=傘 と雨#リスト');
  expect(once).toBe('/vocabularies?query=%E5%82%98%20%E3%81%A8%E9%9B%A8#%E3%83%AA%E3%82%B9%E3%83%88');
  expect(returnLocation(once)).toBe(once);
});

const patterns = ['/dashboard', '/vocabularies', '/vocabularies/:id/detail'];

test.each([
  ['/dashboard', '/dashboard'],
  ['/dashboard/', '/dashboard/'],
  ['/vocabularies?query=%E5%82%98&page=2#list', '/vocabularies?query=%E5%82%98&page=2#list'],
  ['/vocabularies/12/detail', '/vocabularies/12/detail'],
  ['/vocabularies/../dashboard', '/dashboard'],
])('%s is a place of the app', (value, place) => {
  expect(safePath(value, patterns)).toBe(place);
});

test.each([
  'https://evil.example/dashboard',
  'http://evil.example/dashboard',
  '//evil.example/dashboard',
  '///evil.example/dashboard',
  '/\\evil.example/dashboard',
  '\\/evil.example/dashboard',
  '/\\/evil.example/dashboard',
  '/\t/evil.example/dashboard',
  '/\n/evil.example/dashboard',
  '/.//evil.example/dashboard',
  '/dashboard/..//evil.example',
  '/./\\evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)//dashboard',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://kotoba.invalid/dashboard',
  'https:dashboard',
  'https://kotoba.invalid@evil.example/dashboard',
  '//kotoba.invalid@evil.example/dashboard',
  'dashboard',
  '?next=/dashboard',
  '#/dashboard',
  '',
  ' /dashboard',
  '/nowhere',
  '/dashboardx',
  '/dashboard/secret',
  '/vocabularies/12',
  '/vocabularies/12/detail/more',
  '/vocabularies//detail',
  '/%2F%2Fevil.example',
  '/%09/evil.example',
  '/%5cevil.example',
  '/\u2215\u2215evil.example',
  '/／／evil.example',
  `/dashboard?${'x'.repeat(2000)}`,
  null,
  undefined,
  7,
  ['/dashboard'],
  { toString: () => '/dashboard' },
])('%j is none', (value) => {
  expect(safePath(value, patterns)).toBeNull();
});

test('whatever is accepted stays on the origin and on a known route', () => {
  const part = fc.constantFrom(
    '/',
    '\\',
    '//',
    '.',
    '..',
    '%2f',
    '\t',
    ':',
    '@',
    'dashboard',
    'evil.example',
    '?',
    '#',
    'http:',
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
      const place = safePath(parts.join(''), patterns);
      if (place === null) return;
      const url = new URL(place, 'https://here.example');
      expect(url.origin).toBe('https://here.example');
      expect(url.pathname).toMatch(/^\/(dashboard|vocabularies)/);
    }),
    { numRuns: LONG ? 5000 : 500 },
  );
});
