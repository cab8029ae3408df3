import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../../../testing/render-ui';
import { DataTable, DefinitionRows, StatCard } from './figures';
import { ProgressBar } from './progress-bar';
import { Heatmap } from './heatmap';

test('a figure is named by what it counts', () => {
  renderUi(<StatCard label="Streak" value="12 days" hint="Best: 21 days" icon="flame" />);
  expect(within(screen.getByRole('group', { name: 'Streak' })).getByText('12 days')).toBeInTheDocument();
});

test('progress has a name, a value and words', () => {
  renderUi(<ProgressBar label="Session" value={3} max={10} valueText="3/10 words" detail="30%" />);
  const bar = screen.getByRole('progressbar', { name: 'Session' });
  expect(bar).toHaveAttribute('aria-valuenow', '3');
  expect(bar).toHaveAttribute('aria-valuetext', '3/10 words');
});

test.each([
  [-1, 10, '0', -100],
  [12, 10, '10', 0],
  [0, 0, '0', -100],
])('progress %d of %d stays inside', (value, max, now, moved) => {
  renderUi(<ProgressBar label="Session" value={value} max={max} />);
  const bar = screen.getByRole('progressbar');
  expect(bar).toHaveAttribute('aria-valuenow', now);
  expect(bar.firstElementChild).toHaveStyle({ transform: `translateX(${moved}%)` });
});

test('terms and values belong together', () => {
  renderUi(<DefinitionRows rows={[{ term: 'Total', value: 20 }]} />);
  expect(screen.getByRole('term')).toHaveTextContent('Total');
  expect(screen.getByRole('definition')).toHaveTextContent('20');
});

test('a table is named, has headers, and can be scrolled by keyboard', () => {
  renderUi(
    <DataTable
      caption="Devices"
      columns={[{ id: 'name', title: 'Device', cell: (item: { name: string }) => item.name }]}
      items={[{ name: 'Firefox' }, { name: 'Safari' }]}
      keyOf={(item) => item.name}
    />,
  );
  expect(screen.getByRole('table', { name: 'Devices' })).toBeInTheDocument();
  expect(screen.getByRole('columnheader', { name: 'Device' })).toBeInTheDocument();
  expect(screen.getAllByRole('row')).toHaveLength(3);
  expect(screen.getByRole('region', { name: 'Devices' })).toHaveAttribute('tabindex', '0');
});

test('a year is one named picture; each day says its count', () => {
  renderUi(
    <Heatmap label="340 answers on 41 days" days={[{ date: '2025-11-20', count: 1 }]} until="2025-11-20" />,
  );
  expect(screen.getByRole('img', { name: '340 answers on 41 days' })).toBeInTheDocument();
  expect(screen.getByTitle('1 answer on 2025-11-20')).toBeInTheDocument();
  expect(screen.getByTitle('Nothing on 2025-11-19')).toBeInTheDocument();
});

test('the year is a table, too, with the days that have answers, the newest first', async () => {
  const days = [
    { date: '2025-11-18', count: 1200 },
    { date: '2025-11-19', count: 0 },
    { date: '2025-11-20', count: 1 },
  ];
  renderUi(<Heatmap label="1,201 answers" days={days} until="2025-11-20" />);
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  await userEvent.click(screen.getByText('Show as a table'));
  const table = await screen.findByRole('table', { name: '1,201 answers' });
  expect(
    within(table)
      .getAllByRole('row')
      .map((row) => row.textContent),
  ).toEqual(['DayAnswers', 'November 20, 20251', 'November 18, 20251,200']);
});

test('an empty year has no table', () => {
  renderUi(<Heatmap label="Nothing yet" days={[{ date: '2025-11-20', count: 0 }]} until="2025-11-20" />);
  expect(screen.queryByText('Show as a table')).not.toBeInTheDocument();
});
