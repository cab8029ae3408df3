import countries from '../../../data/countries.json';

it('lists every country of ISO 3166-1 once, by its numeric code', () => {
  expect(countries).toHaveLength(249);
  expect(new Set(countries.map(({ id }) => id)).size).toBe(249);
  expect(new Set(countries.map(({ name }) => name)).size).toBe(249);
  for (const { id } of countries) expect(id > 0 && id < 1000).toBe(true);
});

it.each([
  [392, 'Japan'],
  [276, 'Germany'],
  [840, 'United States'],
  [76, 'Brazil'],
  [384, 'Côte d’Ivoire'],
  [792, 'Türkiye'],
])('knows %d as %s', (id, name) => {
  expect(countries).toContainEqual({ id, name });
});

it('is in the order of the alphabet', () => {
  const names = countries.map(({ name }) => name);
  expect([...names].sort(new Intl.Collator('en').compare)).toEqual(names);
});
