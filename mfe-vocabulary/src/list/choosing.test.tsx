import { closeRemotes, cut } from '@kotoba/federation/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { entryOf, manyEntries } from '../testing/entry';
import { findCard, openList } from '../testing/open-list';

afterEach(closeRemotes);

test('a topic can be chosen within its collection only', async () => {
  const { choose, search } = openList('/vocabularies');
  await findCard('umbrella');
  expect(screen.getByRole('combobox', { name: 'Collection' })).toHaveTextContent('Select your collection');
  expect(screen.getByRole('combobox', { name: 'Topic' })).toBeDisabled();
  expect(screen.getByRole('combobox', { name: 'Topic' })).toHaveTextContent('All topics');
  await choose('Collection', 'Travel');
  await waitFor(() => expect(search()).toBe('?userTopicId=1'));
  await choose('Topic', 'Trains');
  await waitFor(() => expect(search()).toBe('?userTopicId=1&topicId=11'));
});

test.each([
  ['日本の食べ物', '?userTopicId=2'],
  ['All collections', ''],
])('the topic is forgotten with its collection: %s', async (collection, expected) => {
  const { choose, search } = openList('/vocabularies?userTopicId=1&topicId=11&page=1');
  await findCard('umbrella');
  await choose('Collection', collection);
  await waitFor(() => expect(search()).toBe(expected));
});

test.each([
  ['Level', 'N3', 'level=N3'],
  ['Part of speech', 'Verbs', 'partOfSpeech=verb'],
  ['Status', 'Not learned', 'filter=not_learned'],
  ['Sort', 'Recently updated', 'sort=updated'],
  ['Page size', '24 per page', 'limit=24'],
])('%s: %s begins at the first page', async (box, option, expected) => {
  const { choose, search } = openList('/vocabularies?page=2', manyEntries(13));
  await findCard('word 13');
  await choose(box, option);
  await waitFor(() => expect(search()).toBe(`?${expected}`));
  expect(await findCard('word 1')).toBeVisible();
});

test('the pages lead through the list', async () => {
  const { user, search } = openList('/vocabularies', manyEntries(30));
  await screen.findByText('Showing 1 - 12 of 30.');
  const pages = screen.getByRole('navigation', { name: 'Pagination' });
  await user.click(within(pages).getByRole('button', { name: 'Page 3' }));
  expect(await screen.findByText('Showing 25 - 30 of 30.')).toBeVisible();
  expect(search()).toBe('?page=3');
  // The pressed number may be gone: the keyboard goes on in the list.
  await waitFor(() => expect(screen.getByRole('region', { name: 'Your words' })).toHaveFocus());
});

test('one page has no pagination', async () => {
  openList('/vocabularies', manyEntries(12));
  await screen.findByText('Showing 1 - 12 of 12.');
  expect(screen.queryByRole('navigation', { name: 'Pagination' })).not.toBeInTheDocument();
});

test('grid or list is remembered', async () => {
  const first = openList('/vocabularies');
  await findCard('umbrella');
  expect(screen.getByRole('button', { name: 'Grid view' })).toHaveAttribute('aria-pressed', 'true');
  await first.user.click(screen.getByRole('button', { name: 'List view' }));
  expect(screen.getByRole('button', { name: 'List view' })).toHaveAttribute('aria-pressed', 'true');
  first.unmount();
  openList('/vocabularies');
  await findCard('umbrella');
  expect(screen.getByRole('button', { name: 'List view' })).toHaveAttribute('aria-pressed', 'true');
});

test('topics that could not be loaded are offered again', async () => {
  const { user, server, collection } = openList('/vocabularies', [entryOf()], { 'GET /topics/user': cut });
  const again = await screen.findByRole('button', { name: 'Failed to load topics' });
  server.on('GET /topics/user', collection.answers['GET /topics/user'] ?? cut);
  await user.click(again);
  await waitFor(() => expect(again).not.toBeInTheDocument());
  await user.click(screen.getByRole('combobox', { name: 'Collection' }));
  expect(await screen.findByRole('option', { name: 'Travel' })).toBeVisible();
});
