import { closeRemotes, cut, held, reply } from '@kotoba/federation/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { collectionOf } from '../testing/collection';
import { entryOf, manyEntries } from '../testing/entry';
import { findCard, openList } from '../testing/open-list';

afterEach(closeRemotes);

describe('a word', () => {
  it('shows what it is, and what can be done with it', async () => {
    openList('/vocabularies?sort=oldest');
    const word = within(await findCard('umbrella'));
    expect(word.getByText('傘')).toBeVisible();
    expect(word.getByText('かさ')).toBeVisible();
    expect(word.getByText('kasa')).toBeVisible();
    for (const text of ['noun', 'about N5', 'clothes', 'weather']) expect(word.getByText(text)).toBeVisible();
    expect(word.getByText('傘').closest('[lang]')).toHaveAttribute('lang', 'ja');
    expect(word.getByRole('button', { name: 'Play Japanese word' })).toBeEnabled();
    expect(word.getByRole('button', { name: 'Play English word' })).toBeEnabled();
    expect(word.getByRole('button', { name: 'Delete umbrella' })).toBeEnabled();
    // The word's page goes on through this very list, also after a reload.
    expect(word.getByRole('link', { name: 'View umbrella' })).toHaveAttribute(
      'href',
      '/vocabularies/5/detail?sort=oldest',
    );
    expect(word.getByRole('link', { name: 'Edit umbrella' })).toHaveAttribute(
      'href',
      '/vocabularies/5/edit?sort=oldest',
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Vocabulary');
    expect(document.title).toBe('Vocabulary · Kotoba');
  });
});

test.each([
  [{ state: 'new', due_at: null }, ['New']],
  [{ state: 'learning', due_at: '2020-01-01T00:00:00.000Z' }, ['Learning', 'due today']],
  [{ state: 'known', due_at: new Date(Date.now() + 3 * 86_400_000).toISOString() }, ['Learned', 'in 3 days']],
] as const)('a word that is %j says so, as a card and as a row', async (studied, texts) => {
  const { user } = openList('/vocabularies', [entryOf(studied)]);
  const card = within(await findCard('umbrella'));
  for (const text of texts) expect(card.getByText(text)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'List view' }));
  const row = within(screen.getByRole('row', { name: /umbrella/ }));
  for (const text of texts) expect(row.getByText(text)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Grid view' }));
});

test('rows have columns, and those that the server can order by turn the order', async () => {
  const { user, search } = openList('/vocabularies');
  await findCard('umbrella');
  await user.click(screen.getByRole('button', { name: 'List view' }));
  const row = within(screen.getByRole('row', { name: /umbrella/ }));
  for (const text of ['傘', 'かさ', 'umbrella', 'N5']) expect(row.getByText(text)).toBeVisible();
  expect(row.getByText('傘').closest('[lang]')).toHaveAttribute('lang', 'ja');
  expect(row.getByRole('link', { name: 'View umbrella' })).toHaveAttribute('href', '/vocabularies/5/detail');
  const column = (name: string) => screen.getByRole('columnheader', { name });
  expect(column('Added')).toHaveAttribute('aria-sort', 'descending');
  await user.click(screen.getByRole('button', { name: 'Meaning' }));
  await waitFor(() => expect(search()).toBe('?sort=alphabetical'));
  expect(column('Meaning')).toHaveAttribute('aria-sort', 'ascending');
  expect(column('Added')).not.toHaveAttribute('aria-sort');
  await user.click(screen.getByRole('button', { name: 'Added' }));
  await user.click(screen.getByRole('button', { name: 'Added' }));
  await waitFor(() => expect(search()).toBe('?sort=oldest'));
  expect(column('Added')).toHaveAttribute('aria-sort', 'ascending');
  // What fits a search best comes first, whatever the order.
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'umb{Enter}');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Meaning' })).not.toBeInTheDocument());
  expect(column('Added')).not.toHaveAttribute('aria-sort');
  await user.click(screen.getByRole('button', { name: 'Grid view' }));
});

describe('VOC-43 words are practiced by the way to a session of them', () => {
  it('that were chosen', async () => {
    const { user, place } = openList('/vocabularies', manyEntries(3));
    await findCard('word 1');
    expect(screen.queryByRole('button', { name: 'Practice these' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Select word 2' }));
    await user.click(screen.getByRole('button', { name: 'Practice' }));
    await waitFor(() => expect(place().pathname).toBe('/learn/today'));
    expect(place().state).toEqual({ vocabularyIds: [2] });
  });

  it('that a search or a filter found, of all pages; a failure says why', async () => {
    const { user, server, place } = openList('/vocabularies?query=word', manyEntries(14));
    await findCard('word 1');
    server.on('GET /vocabulary/choosable', reply({ error: 'Nobody is at the desk' }, 503));
    await user.click(screen.getByRole('button', { name: 'Practice these' }));
    expect(await screen.findByText('Nobody is at the desk')).toBeVisible();
    const vocabulary_ids = manyEntries(14).map(({ id }) => id);
    server.on('GET /vocabulary/choosable', reply({ vocabulary_ids, tags: [] }));
    await user.click(screen.getByRole('button', { name: 'Practice these' }));
    await waitFor(() => expect(place().pathname).toBe('/learn/today'));
    expect(place().state).toEqual({ vocabularyIds: vocabulary_ids });
  });
});

test('on paper the words are rows', async () => {
  const before = globalThis.matchMedia;
  const media = { addEventListener() {}, removeEventListener() {}, addListener() {}, removeListener() {} };
  globalThis.matchMedia = (query) => ({ ...media, matches: query === 'print' }) as unknown as MediaQueryList;
  try {
    openList('/vocabularies');
    expect(await screen.findByRole('row', { name: /umbrella/ })).toBeVisible();
  } finally {
    globalThis.matchMedia = before;
  }
});

describe('VOC-56 all words that were found are printed, not only those of the page', () => {
  const print = jest.fn();
  beforeEach(() => {
    print.mockClear();
    globalThis.print = print;
  });
  const rows = () => document.querySelectorAll('tbody tr');

  it('by the button', async () => {
    const { user } = openList('/vocabularies?query=word', [...manyEntries(30), entryOf()], {}, 13);
    await findCard('word 1');
    await user.click(screen.getByRole('button', { name: 'Print' }));
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    expect(rows()).toHaveLength(30);
    fireEvent(window, new Event('afterprint'));
    expect(rows()).toHaveLength(0);
  });

  it('by Ctrl+P; a failure says so, and nothing is printed', async () => {
    const { server } = openList('/vocabularies', manyEntries(2));
    await findCard('word 1');
    server.on('GET /vocabulary', reply({ error: 'Nobody is at the desk' }, 503));
    expect(fireEvent.keyDown(document.body, { key: 'p', ctrlKey: true })).toBe(false);
    expect(await screen.findByText('Nobody is at the desk')).toBeVisible();
    expect(print).not.toHaveBeenCalled();
  });
});

test('what comes while one looks is marked as new, what was there is not', async () => {
  const { changeElsewhere } = openList('/vocabularies');
  await findCard('umbrella');
  const rain = entryOf({ id: 6, en_word: 'rain', created_at: new Date(Date.now() + 1000).toISOString() });
  changeElsewhere([rain, entryOf()]);
  expect(within(await findCard('rain')).getByText('New')).toBeVisible();
  expect(within(await findCard('umbrella')).queryByText('New')).not.toBeInTheDocument();
});

describe('the address is the list', () => {
  it('asks the server for exactly what it says', async () => {
    const { asked } = openList(
      '/vocabularies?query=a&page=1&limit=24&level=N5&sort=alphabetical&filter=learned&userTopicId=1&topicId=11',
    );
    await screen.findByRole('article');
    expect(asked()).toEqual({
      search: 'a',
      page: '1',
      limit: '24',
      level: 'N5',
      sort_by: 'alphabetical',
      learned: 'learned',
      userTopicId: '1',
      topicId: '11',
    });
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('a');
    for (const [box, text] of [
      ['Level', 'N5'],
      ['Sort', 'Alphabetical'],
      ['Status', 'Learned'],
      ['Collection', 'Travel'],
      ['Topic', 'Trains'],
      ['Page size', '24 per page'],
    ] as const) {
      await waitFor(() => expect(screen.getByRole('combobox', { name: box })).toHaveTextContent(text));
    }
  });

  it('takes the documented defaults for nonsense', async () => {
    const { asked } = openList(
      '/vocabularies?page=-2&limit=13&level=N9&sort=random&filter=x&userTopicId=1e3&topicId=4',
    );
    await screen.findByRole('article');
    expect(asked()).toEqual({ page: '1', limit: '12', sort_by: 'newest' });
  });

  it('accepts `search` and calls it `query`, without a second entry to go back to', async () => {
    const { search, collection } = openList('/vocabularies?search=umbrella');
    await findCard('umbrella');
    await waitFor(() => expect(search()).toBe('?query=umbrella'));
    expect(collection.asked.map((params) => params.get('search'))).toEqual(['umbrella']);
  });

  it('goes to the last page from a page past the end', async () => {
    const { search } = openList('/vocabularies?page=9', manyEntries(13));
    expect(await screen.findByText('Showing 13 - 13 of 13.')).toBeVisible();
    expect(search()).toBe('?page=2');
  });

  it('leaves a topic that is not of its collection', async () => {
    const { search } = openList('/vocabularies?userTopicId=1&topicId=99&sort=oldest');
    expect(await findCard('umbrella')).toBeVisible();
    await waitFor(() => expect(search()).toBe('?userTopicId=1&sort=oldest'));
  });

  it('leaves a collection that is gone', async () => {
    const gone = reply({ success: false, error: 'Not found', message: 'Not found', code: 'NOT_FOUND' }, 404);
    const { search, server, collection } = openList('/vocabularies?userTopicId=99&sort=oldest', [entryOf()], {
      'GET /vocabulary': (request) =>
        new URL(request.url).searchParams.has('userTopicId')
          ? gone(request)
          : Response.json({
              vocabulary: [entryOf()],
              pagination: { page: 1, limit: 12, total_count: 1, total_pages: 1 },
            }),
    });
    expect(await findCard('umbrella')).toBeVisible();
    expect(search()).toBe('?sort=oldest');
    expect(collection.asked).toEqual([]);
    expect(server.calls.filter((call) => call === 'GET /vocabulary')).toHaveLength(2);
  });
});

describe('without words', () => {
  it('invites a newcomer, and shows nothing that searches or filters', async () => {
    openList('/vocabularies', [], { 'GET /topics/user': reply({ data: [] }) });
    expect(await screen.findByText('No vocabulary found')).toBeVisible();
    expect(screen.getByText('Start by generating some vocabulary')).toBeVisible();
    // There is nothing to find or to filter.
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Capture words' })).toHaveAttribute('href', '/chat');
    expect(screen.getByRole('link', { name: 'start with a ready-made deck' })).toHaveAttribute(
      'href',
      '/vocabularies/decks',
    );
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('leads out of a search that finds nothing', async () => {
    const { user, search } = openList('/vocabularies?query=zzz&sort=oldest');
    expect(await screen.findByText('No vocabulary found')).toBeVisible();
    expect(screen.getByText('Try adjusting your search terms')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all words' }));
    expect(await findCard('umbrella')).toBeVisible();
    expect(search()).toBe('?sort=oldest');
  });

  it.each([
    ['?level=N1', 'None of your words fits these filters'],
    ['?level=N1&query=zzz', 'Try adjusting your search terms'],
  ])('says of %s why nothing is shown', async (list, hint) => {
    openList(`/vocabularies${list}`, []);
    expect(await screen.findByText(hint)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Show all words' })).toBeVisible();
  });

  it('is busy while it loads, in the shape of cards', async () => {
    const { answers } = collectionOf([entryOf()]);
    const slow = held(answers['GET /vocabulary'] ?? cut);
    openList('/vocabularies', [], { 'GET /vocabulary': slow.answer });
    expect(await screen.findByRole('progressbar', { name: 'Loading…' })).toBeInTheDocument();
    slow.release();
    expect(await findCard('umbrella')).toBeVisible();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });

  it('says why the list is missing, and tries again', async () => {
    const { user, server, collection } = openList('/vocabularies', [entryOf()], {
      'GET /vocabulary': reply({ error: 'The shelf is being dusted' }, 503),
    });
    expect(await screen.findByText('Failed to load vocabulary')).toBeVisible();
    expect(screen.getByText('The shelf is being dusted')).toBeVisible();
    server.on('GET /vocabulary', collection.answers['GET /vocabulary'] ?? cut);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await findCard('umbrella')).toBeVisible();
  });

  it('has the documented text of the call when nobody answers', async () => {
    openList('/vocabularies', [], { 'GET /vocabulary': cut });
    expect(await screen.findByText('Failed to fetch vocabulary')).toBeVisible();
  });
});

test('a search runs with Enter, from the first page, trimmed', async () => {
  const { user, search, asked } = openList('/vocabularies?page=2', manyEntries(2), {}, 1);
  await findCard('word 2');
  await user.click(screen.getByRole('searchbox', { name: 'Search' }));
  await user.paste('  word 1 ');
  expect(search()).toBe('?page=2');
  await user.keyboard('{Enter}');
  expect(await findCard('word 1')).toBeVisible();
  expect(search()).toBe('?query=word+1');
  expect(asked()).toMatchObject({ search: 'word 1', page: '1' });
  expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('word 1');
});

describe('while one types', () => {
  const field = () => screen.getByRole('searchbox', { name: 'Search' });

  it('searches after a pause, in the place of the search before, and leaves text and caret alone', async () => {
    const { user, search, asked } = openList('/vocabularies?page=2', manyEntries(2), {}, 1);
    await findCard('word 2');
    await user.type(field(), 'word 1 ');
    expect(search()).toBe('?page=2');
    await waitFor(() => expect(search()).toBe('?query=word+1'));
    expect(await findCard('word 1')).toBeVisible();
    expect(asked()).toMatchObject({ search: 'word 1', page: '1' });
    expect(field()).toHaveValue('word 1 ');
    expect(field()).toHaveFocus();
  });

  it('waits for the end of a composition', async () => {
    jest.useFakeTimers();
    try {
      const { search } = openList('/vocabularies');
      await act(() => jest.advanceTimersByTimeAsync(100));
      fireEvent.compositionStart(field());
      fireEvent.change(field(), { target: { value: 'ｋ' } });
      await act(() => jest.advanceTimersByTimeAsync(5000));
      expect(search()).toBe('');
      fireEvent.change(field(), { target: { value: 'か' } });
      fireEvent.compositionEnd(field());
      await act(() => jest.advanceTimersByTimeAsync(1000));
      expect(new URLSearchParams(search()).get('query')).toBe('か');
    } finally {
      jest.useRealTimers();
    }
  });
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
  // The words before stay where they are, and can be chosen no more.
  await waitFor(() =>
    expect(screen.getByRole('article', { name: 'snow' }).closest('[aria-busy]')).not.toBeNull(),
  );
  await user.click(screen.getByRole('checkbox', { name: 'Select snow' }));
  expect(screen.getByRole('checkbox', { name: 'Select snow' })).not.toBeChecked();
  server.on('GET /vocabulary', list);
  await user.clear(field);
  await user.type(field, 'snow{Enter}');
  expect(await findCard('snow')).toBeVisible();
  slow.release();
  await waitFor(() => expect(collection.asked).toHaveLength(3));
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(screen.getByRole('article', { name: 'snow' })).toBeVisible();
});

const question = 'Are you sure you want to delete "umbrella"? This action cannot be undone.';
const openDialog = async (opened: ReturnType<typeof openList>) => {
  await opened.user.click(await screen.findByRole('button', { name: 'Delete umbrella' }));
  return screen.findByRole('dialog', { name: 'Delete Vocabulary' });
};

test('deleting asks first, says that it runs, and shows the list without the word', async () => {
  const slow = held(reply({ deleted_count: 1 }));
  const words = [entryOf(), entryOf({ id: 6, en_word: 'rain' })];
  const opened = openList('/vocabularies', words, { 'DELETE /vocabulary/5': slow.answer });
  const dialog = await openDialog(opened);
  expect(dialog).toHaveTextContent(question);
  await opened.user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await within(dialog).findByRole('button', { name: 'Deleting...' })).toBeDisabled();
  opened.collection.set(words.slice(1));
  slow.release();
  expect(await screen.findByText('Vocabulary deleted successfully!')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('article', { name: 'umbrella' })).not.toBeInTheDocument());
  expect(screen.getByText('Showing 1 - 1 of 1.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('nothing is deleted when the answer is no', async () => {
  const opened = openList('/vocabularies');
  const dialog = await openDialog(opened);
  await opened.user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(opened.server.calls.some((call) => call.startsWith('DELETE'))).toBe(false);
});

test('a deletion that failed says why, in the words of the server or of the call, and keeps the word', async () => {
  const opened = openList('/vocabularies', [entryOf()], { 'DELETE /vocabulary/5': cut });
  for (const text of ['Failed to delete vocabulary', 'Locked by a session']) {
    const dialog = await openDialog(opened);
    await opened.user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(text)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('article', { name: 'umbrella' })).toBeVisible();
    opened.server.on('DELETE /vocabulary/5', reply({ error: 'Locked by a session' }, 409));
  }
});

test('the list goes back a page when the last word of the last page is gone', async () => {
  const words = manyEntries(2);
  const answers = { 'DELETE /vocabulary/2': reply({ deleted_count: 1 }) };
  const opened = openList('/vocabularies?page=2', words, answers, 1);
  await opened.user.click(await screen.findByRole('button', { name: 'Delete word 2' }));
  opened.collection.set(words.slice(0, 1));
  await opened.user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Showing 1 - 1 of 1.')).toBeVisible();
  expect(opened.search()).toBe('');
});

test('a deleted word comes back by Undo', async () => {
  const opened = openList('/vocabularies', [entryOf()], {
    'DELETE /vocabulary/5': reply({ deleted_count: 1 }),
    'POST /vocabulary/restore': reply({ restored_count: 1 }),
  });
  const dialog = await openDialog(opened);
  opened.collection.set([]);
  await opened.user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('No vocabulary found')).toBeVisible();
  opened.collection.set([entryOf()]);
  await opened.user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await findCard('umbrella')).toBeVisible();
  expect(screen.getByText('The word is back')).toBeVisible();
  expect(opened.server.sent('POST /vocabulary/restore')).toEqual([{ vocabulary_ids: [5] }]);
});
