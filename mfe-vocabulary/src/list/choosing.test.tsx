import { closeRemotes, cut, reply } from '@kotoba/federation/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { entryOf, manyEntries } from '../testing/entry';
import { findCard, openList } from '../testing/open-list';

afterEach(closeRemotes);

test('a topic can be chosen within its collection only, and is forgotten with it', async () => {
  const { user, choose, search } = openList('/vocabularies');
  const box = (name: string) => screen.getByRole('combobox', { name });
  await findCard('umbrella');
  expect(box('Collection')).toHaveTextContent('Select your collection');
  expect(box('Topic')).toHaveAttribute('aria-disabled', 'true');
  expect(box('Topic')).toHaveTextContent('All topics');
  await choose('Collection', 'Travel');
  await waitFor(() => expect(search()).toBe('?userTopicId=1'));
  await choose('Topic', 'Trains');
  await waitFor(() => expect(search()).toBe('?userTopicId=1&topicId=11'));
  await user.click(box('Collection'));
  const other = await screen.findByRole('option', { name: '日本の食べ物' });
  expect(other).toHaveAttribute('lang', 'ja');
  await user.click(other);
  await waitFor(() => expect(search()).toBe('?userTopicId=2'));
  await choose('Collection', 'All collections');
  await waitFor(() => expect(search()).toBe(''));
});

test('each choice is in the address, and begins at the first page', async () => {
  const { choose, search, user } = openList('/vocabularies?page=2', manyEntries(2), {}, 1);
  await findCard('word 2');
  await choose('Sort', 'Recently updated');
  expect(await findCard('word 1')).toBeVisible();
  expect(search()).toBe('?sort=updated');
  await choose('Level', 'N3');
  await choose('Part of speech', 'Verbs');
  await choose('Status', 'Not learned');
  await choose('Page size', '24 per page');
  const chosen = { level: 'N3', partOfSpeech: 'verb', filter: 'not_learned', sort: 'updated', limit: '24' };
  await waitFor(() => expect(Object.fromEntries(new URLSearchParams(search()))).toEqual(chosen));
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(search()).toBe('?sort=updated&limit=24'));
  expect(screen.getByRole('group', { name: 'Filters' })).toHaveFocus();
});

test('the pages lead through the list', async () => {
  const { user, search } = openList('/vocabularies', manyEntries(13));
  await screen.findByText('Showing 1 - 12 of 13.');
  const pages = screen.getByRole('navigation', { name: 'Pagination' });
  await user.click(within(pages).getByRole('button', { name: 'Page 2' }));
  expect(await screen.findByText('Showing 13 - 13 of 13.')).toBeVisible();
  expect(search()).toBe('?page=2');
  // The pressed number may be gone: the keyboard goes on in the list.
  await waitFor(() => expect(screen.getByRole('region', { name: 'Your words' })).toHaveFocus());
});

test('grid or list is remembered', async () => {
  const view = (name: string) => screen.getByRole('button', { name });
  const first = openList('/vocabularies');
  await findCard('umbrella');
  expect(view('Grid view')).toHaveAttribute('aria-pressed', 'true');
  await first.user.click(view('List view'));
  expect(view('List view')).toHaveAttribute('aria-pressed', 'true');
  first.unmount();
  openList('/vocabularies');
  expect(await screen.findByRole('row', { name: /umbrella/ })).toBeVisible();
  expect(view('List view')).toHaveAttribute('aria-pressed', 'true');
  // One page has no pagination.
  expect(screen.queryByRole('navigation', { name: 'Pagination' })).not.toBeInTheDocument();
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

describe('a collection', () => {
  const collections = (...names: string[]) =>
    reply({ data: names.map((name, index) => ({ id: index + 1, name, words: 2, isDefault: false })) });
  const taken = reply({ error: 'You already have a collection with this name', code: 'CONFLICT' }, 409);
  const open = async (at: string) => {
    const opened = openList(at);
    await findCard('umbrella');
    const act = async (item: string) => {
      await opened.user.click(screen.getByRole('button', { name: 'Collection actions' }));
      await opened.user.click(await screen.findByRole('menuitem', { name: item }));
    };
    return { ...opened, act };
  };
  const shown = () => screen.getByRole('combobox', { name: 'Collection' });

  it('is made under a name that is free, and shown', async () => {
    const { user, server, act, search } = await open('/vocabularies');
    await user.click(screen.getByRole('button', { name: 'Collection actions' }));
    for (const name of ['Rename collection…', 'Delete collection…']) {
      expect(await screen.findByRole('menuitem', { name })).toHaveAttribute('aria-disabled', 'true');
    }
    await user.keyboard('{Escape}');
    await act('New collection…');
    const dialog = within(await screen.findByRole('dialog', { name: 'New Collection' }));
    const name = dialog.getByRole('textbox', { name: 'Name' });
    expect(name).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await dialog.findByText('A name is needed')).toBeVisible();
    server.on('POST /topics/user', taken);
    await user.click(name);
    await user.paste('ＴＲＡＶＥＬ');
    await user.keyboard('{Enter}');
    expect(await dialog.findByText('You already have a collection with this name')).toBeVisible();
    expect(name).toHaveAttribute('aria-invalid', 'true');
    expect(name).toHaveValue('ＴＲＡＶＥＬ');
    server.on('POST /topics/user', reply({ data: { id: 3, name: '旅行', words: 0, isDefault: false } }));
    server.on('GET /topics/user', collections('Travel', 'Food', '旅行'));
    await user.clear(name);
    await user.paste(' 旅行 ');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Collection created')).toBeVisible();
    expect(server.sent('POST /topics/user')).toEqual([{ name: 'ＴＲＡＶＥＬ' }, { name: '旅行' }]);
    await waitFor(() => expect(search()).toBe('?userTopicId=3'));
    await waitFor(() => expect(shown()).toHaveTextContent('旅行'));
  });

  it('gets another name', async () => {
    const { user, server, act } = await open('/vocabularies?userTopicId=1');
    server.on('PATCH /topics/user/1', taken);
    await act('Rename collection…');
    const dialog = within(await screen.findByRole('dialog', { name: 'Rename Collection' }));
    const name = dialog.getByRole('textbox', { name: 'Name' });
    expect(name).toHaveValue('Travel');
    await user.keyboard('{Enter}');
    expect(await dialog.findByText('You already have a collection with this name')).toBeVisible();
    server.on(
      'PATCH /topics/user/1',
      reply({ data: { id: 1, name: 'Journeys', words: 2, isDefault: false } }),
    );
    server.on('GET /topics/user', collections('Journeys'));
    await user.clear(name);
    await user.paste('Journeys');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Collection renamed')).toBeVisible();
    await waitFor(() => expect(shown()).toHaveTextContent('Journeys'));
  });

  it('is deleted after a question, and asked for no more; a failure shows it again', async () => {
    const { user, server, collection, act, search } = await open('/vocabularies?userTopicId=1');
    await act('Delete collection…');
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete Collection' }));
    expect(dialog.getByText('Delete “Travel”? Its 8 words move to “My Words”.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Delete collection' }));
    expect(await screen.findByText('Failed to delete collection')).toBeVisible();
    await waitFor(() => expect(search()).toBe('?userTopicId=1'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    server.on('DELETE /topics/user/1', reply({ data: { id: 1, movedWords: 2, movedTo: 2 } }));
    await act('Delete collection…');
    const asked = collection.asked.length;
    await user.click(await screen.findByRole('button', { name: 'Delete collection' }));
    expect(await screen.findByText('Collection deleted; 2 words moved to “My Words”')).toBeVisible();
    expect(search()).toBe('');
    const after = collection.asked.slice(asked).map((params) => params.get('userTopicId'));
    expect(after.filter((id) => id !== null)).toEqual([]);
  });
});
