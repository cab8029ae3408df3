import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../../../testing/render-ui';
import { SittingCard, type Sitting } from './sitting-card';

const pressed = jest.fn();
const show = (sitting: Partial<Sitting>) =>
  renderUi(
    <SittingCard
      sitting={{ now: 0, later: 0, ...sitting }}
      onStart={() => pressed('start')}
      onPractise={() => pressed('practise')}
      onBack={async () => pressed('back')}
    />,
  );

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2026, 2, 10, 9), advanceTimers: true });
});
afterEach(() => {
  jest.useRealTimers();
  pressed.mockClear();
});

test.each<[Partial<Sitting>, string]>([
  [{ now: 15, meet: 5, minutes: 6 }, 'Review 15 · Learn 5 · about 6 min'],
  [{ now: 1, later: 9, minutes: 1 }, 'Review 1 · about 1 min'],
  // Of an older server.
  [{ now: 3 }, 'Review 3'],
])('%j is one line and one button', async (sitting, line) => {
  show(sitting);
  await userEvent.click(within(screen.getByRole('region', { name: line })).getByRole('button'));
  expect(pressed.mock.calls).toEqual([['start']]);
});

test.each<[Partial<Sitting>, string, string]>([
  [{}, 'You are all caught up', 'Note a few new words, and they will be waiting here.'],
  [{ next: at(10, 18) }, 'You are all caught up', 'The next words come today at 6:30 PM.'],
  [{ next: at(11, 0), later: 3 }, 'That is enough for today', 'The next words come tomorrow.'],
  [{ next: at(13, 5) }, 'You are all caught up', 'The next words come on Friday, March 13.'],
])('%j says when the next words come', async (sitting, title, text) => {
  show(sitting);
  const card = within(screen.getByRole('region', { name: title }));
  expect(card.getByText((words) => words.replace('\u202f', ' ') === text)).toBeVisible();
  await userEvent.click(card.getByRole('button', { name: 'Practice anyway' }));
  expect(pressed.mock.calls).toEqual([['practise']]);
});

test.each<[Partial<Sitting>, string]>([
  [{ away: at(2, 9) }, 'Enjoy your vacation'],
  [{ away: at(2, 9), meet: 5, minutes: 1 }, 'Learn 5 · about 1 min'],
])('LEARN-62 %j says since when nothing is due, and ends the vacation', async (sitting, title) => {
  show(sitting);
  const card = within(screen.getByRole('region', { name: title }));
  expect(
    card.getByText('On vacation since Mar 2, 2026: nothing is due, and your streak waits.'),
  ).toBeVisible();
  expect(card.queryByText(/next words/)).not.toBeInTheDocument();
  await userEvent.click(card.getByRole('button', { name: 'I am back' }));
  expect(pressed.mock.calls).toEqual([['back']]);
});

function at(day: number, hour: number): string {
  return new Date(2026, 2, day, hour, 30).toISOString();
}
