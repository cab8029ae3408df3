import { searchAddress } from './search-address';

test.each([
  ['/vocabularies', 'query', '傘', '/vocabularies?query=%E5%82%98'],
  ['/vocabularies', 'query', 'a&b=c', '/vocabularies?query=a%26b%3Dc'],
  ['/vocabularies?view=list', 'query', 'kasa', '/vocabularies?view=list&query=kasa'],
])('%s with %s=%s leads to %s', (path, param, query, address) => {
  expect(searchAddress({ path, param }, query)).toBe(address);
});
