import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderUi } from '../../testing/render-ui';
import { SelectControl, type SelectControlProps } from './select-control';

const options = [
  { value: 'newest', label: 'Newest' },
  { value: 'oldest', label: 'Oldest' },
  { value: 'alphabetical', label: 'Alphabetical' },
  { value: 'ja', label: '天気' },
] as const;
type Sort = (typeof options)[number]['value'];

const change = jest.fn();
beforeEach(() => change.mockClear());

function List(over: Partial<SelectControlProps<Sort>>) {
  const [value, setValue] = useState<Sort | ''>('oldest');
  return (
    <SelectControl
      label="Sort"
      options={options}
      value={value}
      onChange={(next) => {
        change(next);
        setValue(next);
      }}
      {...over}
    />
  );
}

const focused = () => document.activeElement as HTMLElement;
const combobox = () => screen.getByRole('combobox', { name: 'Sort' });

test('is a combobox with just its name, and shows what is chosen', () => {
  renderUi(<List />);
  expect(combobox()).toHaveAccessibleName('Sort');
  expect(combobox()).toHaveTextContent('Oldest');
});

test('a click opens the list and another picks', async () => {
  renderUi(<List />);
  await userEvent.click(combobox());
  expect(screen.getByRole('option', { name: 'Oldest', selected: true })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('option', { name: 'Newest' }));
  expect(change).toHaveBeenCalledWith('newest');
  await waitFor(() => expect(combobox()).toHaveTextContent('Newest'));
});

test.each([
  ['{ArrowDown}', '{ArrowDown}{Enter}', 'alphabetical'],
  ['{Enter}', '{Home}{Enter}', 'newest'],
  [' ', '{End} ', 'ja'],
  ['{ArrowUp}', 'al{Enter}', 'alphabetical'],
])('keys: %p opens, then %p picks %s', async (opens, picks, value) => {
  renderUi(<List />);
  await userEvent.tab();
  await userEvent.keyboard(opens);
  expect(await screen.findByRole('listbox', { name: 'Sort' })).toContainElement(focused());
  await userEvent.keyboard(picks);
  expect(change).toHaveBeenCalledWith(value);
});

test('Escape closes, changes nothing and gives the focus back', async () => {
  renderUi(<List />);
  await userEvent.click(combobox());
  await userEvent.keyboard('{ArrowDown}{Escape}');
  await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  expect(combobox()).toHaveFocus();
  expect(change).not.toHaveBeenCalled();
});

test('choosing what is chosen tells nothing', async () => {
  renderUi(<List />);
  await userEvent.click(combobox());
  await userEvent.click(screen.getByRole('option', { name: 'Oldest' }));
  expect(change).not.toHaveBeenCalled();
});

test('Japanese choices say that they are Japanese', async () => {
  renderUi(<List value="ja" />);
  expect(screen.getByText('天気')).toHaveAttribute('lang', 'ja');
  await userEvent.click(combobox());
  expect(screen.getByRole('option', { name: '天気' })).toHaveAttribute('lang', 'ja');
});

test('shows the placeholder while nothing is chosen, and opens not while disabled', async () => {
  renderUi(<List value="" placeholder="All topics" disabled />);
  expect(combobox()).toHaveTextContent('All topics');
  await userEvent.click(combobox());
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});
