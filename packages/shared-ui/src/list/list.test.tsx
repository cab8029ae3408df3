import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../../testing/render-ui';
import { PageSizeSelect } from '../select/select-control';
import { Pagination, Summary, ViewToggle } from './list';

const change = jest.fn();
beforeEach(() => change.mockClear());

test('pagination is a named navigation with the current page marked', async () => {
  renderUi(<Pagination page={2} pageCount={5} onChange={change} />);
  const nav = within(screen.getByRole('navigation', { name: 'Pagination' }));
  expect(nav.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  await userEvent.click(nav.getByRole('button', { name: 'Page 4' }));
  await userEvent.click(nav.getByRole('button', { name: 'Next page' }));
  await userEvent.click(nav.getByRole('button', { name: 'Previous page' }));
  expect(change.mock.calls).toEqual([[4], [3], [1]]);
});

test('there is no way before the first and after the last page', () => {
  const { rerender } = renderUi(<Pagination page={1} pageCount={2} onChange={change} />);
  expect(screen.getByRole('button', { name: 'Previous page' })).toBeDisabled();
  rerender(<Pagination page={2} pageCount={2} onChange={change} />);
  expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled();
});

test.each([0, 1])('%d pages need no pagination', (pageCount) => {
  renderUi(<Pagination page={1} pageCount={pageCount} onChange={change} />);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

test.each([
  [1, 12, 134, 'Showing 1 - 12 of 134.'],
  [12, 12, 134, 'Showing 133 - 134 of 134.'],
  [1, 12, 1, 'Showing 1 - 1 of 1.'],
  [1, 12, 0, 'Showing 0 - 0 of 0.'],
])('page %d of %d each, %d in all', (page, pageSize, total, text) => {
  renderUi(<Summary page={page} pageSize={pageSize} total={total} />);
  expect(screen.getByText(text)).toBeInTheDocument();
});

test('the page size is a combobox of numbers', async () => {
  renderUi(<PageSizeSelect value={12} sizes={[12, 24, 48]} onChange={change} />);
  await userEvent.click(screen.getByRole('combobox', { name: 'Page size' }));
  await userEvent.click(screen.getByRole('option', { name: '48 per page' }));
  expect(change).toHaveBeenCalledWith(48);
});

test('the view toggle tells which view is on', async () => {
  renderUi(<ViewToggle value="grid" onChange={change} />);
  expect(screen.getByRole('button', { name: 'Grid view', pressed: true })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'List view', pressed: false }));
  expect(change).toHaveBeenCalledWith('list');
});
