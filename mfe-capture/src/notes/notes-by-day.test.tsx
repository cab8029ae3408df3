import { closeRemotes, openRemote, reply, type Answer } from '@kotoba/federation/testing';
import { act, screen, within } from '@testing-library/react';
import remote from '../remote';

afterEach(() => {
  closeRemotes();
  jest.useRealTimers();
});

const note = (id: number, createdAt: string) => ({
  id,
  content: `WORD - note ${id}`,
  createdAt,
  isConverted: false,
  error: null,
  vocabularyIds: [],
  words: [],
});
/** Opens the notes at a moment, for a learner whose days begin and end in a time zone. */
async function openAt(now: string, timeZone: string, ...notes: object[]) {
  jest.useFakeTimers({ now: new Date(now), advanceTimers: true });
  const answers: Record<string, Answer> = {
    'GET /capture-notes': reply({ success: true, notes }),
    'GET /account/settings': reply({ timeZone }),
  };
  openRemote(remote, { at: '/chat', answers });
}
const days = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('days begin and end, and times are told, in the time zone of the settings', async () => {
  await openAt(
    '2026-03-01T16:00:00.000Z',
    'Asia/Tokyo',
    note(2, '2026-03-01T15:00:00.000Z'),
    note(1, '2026-03-01T14:59:00.000Z'),
  );
  const today = within(await screen.findByRole('region', { name: 'Today' }));
  expect(today.getByText('WORD - note 2')).toBeVisible();
  expect(today.getByText('12:00 AM')).toHaveAttribute('datetime', '2026-03-01T15:00:00.000Z');
  expect(within(screen.getByRole('region', { name: 'Yesterday' })).getByText('11:59 PM')).toBeVisible();
});

test('yesterday is the day before, also where it had 23 hours', async () => {
  await openAt(
    // Half past midnight of the day after the clocks went forward in Berlin.
    '2026-03-29T22:30:00.000Z',
    'Europe/Berlin',
    note(2, '2026-03-29T10:00:00.000Z'),
    note(1, '2026-03-28T22:30:00.000Z'),
  );
  expect(await screen.findByRole('region', { name: 'Yesterday' })).toHaveTextContent('WORD - note 2');
  expect(days()).toEqual(['Yesterday', 'Saturday, March 28, 2026']);
});

test('at midnight today becomes yesterday by itself', async () => {
  await openAt('2026-11-20T23:59:30.000Z', 'UTC', note(1, '2026-11-20T20:00:00.000Z'));
  expect(await screen.findByRole('region', { name: 'Today' })).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(days()).toEqual(['Yesterday']);
});
