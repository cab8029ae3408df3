import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderUi } from '../../../testing/render-ui';
import { SearchField } from './search-field';

const search = jest.fn();
beforeEach(() => search.mockClear());

function List({ start = '' }: { start?: string }) {
  const [text, setText] = useState(start);
  return <SearchField label="Search" value={text} onChange={setText} onSearch={search} />;
}

const field = () => screen.getByRole('searchbox', { name: 'Search' });

test('Enter searches for what is typed', async () => {
  renderUi(<List />);
  await userEvent.type(field(), 'umbrella{Enter}');
  expect(search).toHaveBeenCalledWith('umbrella');
});

test('the cross clears and searches for everything; it is there only when there is something to clear', async () => {
  renderUi(<List start="傘" />);
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(field()).toHaveValue('');
  expect(search).toHaveBeenCalledWith('');
  expect(screen.queryByRole('button', { name: 'Clear search' })).not.toBeInTheDocument();
});

test('Escape clears', async () => {
  renderUi(<List start="傘" />);
  await userEvent.type(field(), '{Escape}');
  expect(field()).toHaveValue('');
});

test('Enter and Escape of a composition neither search nor clear', () => {
  renderUi(<List start="かさ" />);
  const allowed = fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 });
  expect(allowed).toBe(false);
  fireEvent.keyDown(field(), { key: 'Escape', isComposing: true, keyCode: 27 });
  expect(field()).toHaveValue('かさ');
  expect(search).not.toHaveBeenCalled();
});
