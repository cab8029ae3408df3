import { timeZonesWith } from './time-zones';

test('zones are listed once, by today’s names, and all of them are zones', () => {
  const zones = timeZonesWith('Asia/Calcutta');
  expect(zones).toEqual([...new Set(zones)].sort());
  expect(zones).toEqual(
    expect.arrayContaining([
      'UTC',
      'Asia/Kolkata',
      'Asia/Kathmandu',
      'Europe/Kyiv',
      'Pacific/Apia',
      'America/New_York',
    ]),
  );
  expect(zones).not.toContain('Asia/Calcutta');
  for (const timeZone of zones) expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow();
});

test('a zone that the browser does not list is there while it is chosen', () => {
  expect(timeZonesWith('Etc/GMT+5')).toContain('Etc/GMT+5');
  expect(timeZonesWith('UTC')).not.toContain('Etc/GMT+5');
});
