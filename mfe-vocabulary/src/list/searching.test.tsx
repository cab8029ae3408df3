import { closeRemotes, held } from '@kotoba/federation/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { entryOf, manyEntries } from '../testing/entry';
import { findCard, openList } from '../testing/open-list';

afterEach(closeRemotes);

test('a search runs with Enter, from the first page, trimmed', async () => {
  const { user, search, asked } = openList('/vocabularies?page=2', manyEntries(14));
  await findCard('word 13');
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), '  word 7 {Enter}');
  expect(await findCard('word 7')).toBeVisible();
  expect(search()).toBe('?query=word+7');
  expect(asked()).toMatchObject({ search: 'word 7', page: '1' });
  expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('word 7');
});

test('the Enter of a composition searches nothing', async () => {
  const { user, search } = openList('/vocabularies');
  const field = await screen.findByRole('searchbox', { name: 'Search' });
  await user.type(field, 'かさ');
  expect(fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 })).toBe(false);
  expect(search()).toBe('');
});

test('a search is cleared by its button, and nothing else', async () => {
  const { user, search } = openList('/vocabularies?query=umbrella&level=N5');
  await findCard('umbrella');
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  await waitFor(() => expect(search()).toBe('?level=N5'));
  expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('');
});

test('the search box follows a search from elsewhere', async () => {
  const { go } = openList('/vocabularies?query=umbrella');
  await findCard('umbrella');
  await act(() => go('/vocabularies?query=umb'));
  await waitFor(() => expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('umb'));
});

test('the newest search is shown, however late the older one answers', async () => {
  const words = [entryOf({ id: 1, en_word: 'rain' }), entryOf({ id: 2, en_word: 'snow' })];
  const { user, server, collection } = openList('/vocabularies', words);
  await findCard('rain');
  const list = collection.answers['GET /vocabulary'];
  if (!list) throw new Error('The list has its answer');
  const slow = held(list);
  server.on('GET /vocabulary', slow.answer);
  const field = screen.getByRole('searchbox', { name: 'Search' });
  await user.type(field, 'rain{Enter}');
  await waitFor(() => expect(screen.queryByRole('article')).not.toBeInTheDocument());
  server.on('GET /vocabulary', list);
  await user.clear(field);
  await user.type(field, 'snow{Enter}');
  expect(await findCard('snow')).toBeVisible();
  slow.release();
  await waitFor(() => expect(collection.asked).toHaveLength(3));
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(screen.getByRole('article', { name: 'snow' })).toBeVisible();
});
