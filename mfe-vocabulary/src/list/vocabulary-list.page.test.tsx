import { closeRemotes, cut, held, reply } from '@kotoba/federation/testing';
import { screen, waitFor, within } from '@testing-library/react';
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
    const { search } = openList('/vocabularies?page=9', manyEntries(30));
    expect(await screen.findByText('Showing 25 - 30 of 30.')).toBeVisible();
    expect(search()).toBe('?page=3');
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
  it('invites a newcomer', async () => {
    openList('/vocabularies', []);
    expect(await screen.findByText('No vocabulary found')).toBeVisible();
    expect(screen.getByText('Start by generating some vocabulary')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Capture words' })).toHaveAttribute('href', '/chat');
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
