import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderUi } from '../../testing/render-ui';
import { SEARCH_FOCUS_MS, SearchSelect, type SearchSelectProps } from './search-select';

const countries = ['France', 'Germany', 'Japan', 'Jordan'].map((label) => ({
  value: label.toLowerCase(),
  label,
}));

const change = jest.fn();
beforeEach(() => {
  change.mockClear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

function Country({ start = '', ...over }: Partial<SearchSelectProps<string>> & { start?: string }) {
  const [value, setValue] = useState(start);
  return (
    <SearchSelect
      label="Country"
      placeholder="Select your country"
      searchLabel="Search countries"
      nothingFound="No countries found"
      options={countries}
      value={value}
      onChange={(next) => {
        change(next);
        setValue(next);
      }}
      {...over}
    />
  );
}

const combobox = () => screen.getByRole('combobox', { name: 'Country', hidden: true });
const options = () => screen.getAllByRole('option').map((option) => option.textContent);
const openList = async () => {
  await user.click(combobox());
  act(() => jest.advanceTimersByTime(SEARCH_FOCUS_MS));
  return screen.getByRole('searchbox', { name: 'Search countries' });
};

test('the focus moves to the search box 100 ms after the list opens', async () => {
  renderUi(<Country />);
  await user.click(combobox());
  const search = screen.getByRole('searchbox');
  act(() => jest.advanceTimersByTime(SEARCH_FOCUS_MS - 10));
  expect(search).not.toHaveFocus();
  act(() => jest.advanceTimersByTime(10));
  expect(search).toHaveFocus();
});

test('what is typed before that is not lost', async () => {
  renderUi(<Country />);
  await user.click(combobox());
  await user.keyboard('jap');
  expect(screen.getByRole('searchbox')).toHaveValue('jap');
  expect(options()).toEqual(['Japan']);
});

test('Escape closes it before that, too', async () => {
  renderUi(<Country />);
  await user.click(combobox());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('searchbox')).not.toBeInTheDocument());
  expect(combobox()).toHaveFocus();
});

test('finds by any part of the name, whatever its case, and Enter picks the first', async () => {
  renderUi(<Country />);
  const search = await openList();
  await user.type(search, 'AN');
  expect(options()).toEqual(['France', 'Germany', 'Japan', 'Jordan']);
  await user.clear(search);
  await user.type(search, 'jap');
  expect(options()).toEqual(['Japan']);
  await user.keyboard('{Enter}');
  expect(change).toHaveBeenCalledWith('japan');
  expect(combobox()).toHaveTextContent('Japan');
});

test('Enter in the middle of a composition picks nothing', async () => {
  renderUi(<Country />);
  const search = await openList();
  fireEvent.keyDown(search, { key: 'Enter', isComposing: true, keyCode: 13 });
  fireEvent.keyDown(search, { key: 'Enter', keyCode: 229 });
  expect(change).not.toHaveBeenCalled();
  expect(search).toBeInTheDocument();
});

test('arrows move to another', async () => {
  renderUi(<Country />);
  await user.type(await openList(), 'j{ArrowDown}{Enter}');
  expect(change).toHaveBeenCalledWith('jordan');
});

test('says when nothing matches, and Enter then picks nothing', async () => {
  renderUi(<Country />);
  await user.type(await openList(), 'xyz{Enter}');
  expect(screen.getByText('No countries found')).toBeInTheDocument();
  expect(change).not.toHaveBeenCalled();
});

test('Escape closes, changes nothing and gives the focus back', async () => {
  renderUi(<Country start="japan" />);
  await user.type(await openList(), 'fr{Escape}');
  await waitFor(() => expect(screen.queryByRole('searchbox')).not.toBeInTheDocument());
  expect(change).not.toHaveBeenCalled();
  expect(combobox()).toHaveFocus();
});

test('a click picks; the choice is marked when the list opens again', async () => {
  renderUi(<Country />);
  await openList();
  await user.click(screen.getByRole('option', { name: 'Germany' }));
  act(() => jest.advanceTimersByTime(500));
  await openList();
  expect(screen.getByRole('option', { name: 'Germany', selected: true })).toBeInTheDocument();
});

test('can be cleared', async () => {
  renderUi(<Country start="japan" />);
  await user.click(screen.getByRole('button', { name: 'Clear country' }));
  expect(change).toHaveBeenCalledWith('');
  expect(combobox()).toHaveTextContent('Select your country');
  expect(screen.queryByRole('button', { name: 'Clear country' })).not.toBeInTheDocument();
});

test('is disabled and busy while the countries are on their way', () => {
  renderUi(<Country busy options={[]} />);
  expect(combobox()).toHaveAttribute('aria-disabled', 'true');
  expect(combobox()).toHaveAttribute('aria-busy', 'true');
});
