import { closeRemotes, cut, held, openRemote, reply, setWindowWidth } from '@kotoba/federation/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { api, type WordForm } from '@kotoba/api-client';
import remote from '../remote';
import { collectionOf } from '../testing/collection';
import { entryOf } from '../testing/entry';
import { openList } from '../testing/open-list';
import { furtherOf, openWord } from '../testing/open-word';

afterEach(closeRemotes);

const row = async (term: string) => (await screen.findByText(term)).closest('div') as HTMLElement;

test('NOTE-17 of a composed sentence the words are shown that it is made of; one that is missing is noted', async () => {
  const pieces = [
    { id: 8, ja_word: '傘', en_word: 'umbrella' },
    { id: null, ja_word: '忘れる', en_word: 'to forget' },
  ];
  const note = {
    id: 1,
    content: 'x',
    createdAt: '2026-11-20T08:00:00.000Z',
    isConverted: false,
    error: null,
  };
  const { server } = openWord('detail', entryOf(), {
    'GET /vocabulary/5': reply({ vocabulary: entryOf(), kanji: [], pieces }),
    'POST /capture-notes': reply({ success: true, note: { ...note, vocabularyIds: [], words: [] } }),
  });
  const made = within(await screen.findByRole('list', { name: 'Made of' }));
  expect(made.getByRole('link', { name: '傘 umbrella' })).toHaveAttribute('href', '/vocabularies/8/detail');
  fireEvent.click(made.getByRole('button', { name: 'Add 忘れる to forget' }));
  expect(await screen.findByText('Note captured! Vocabulary will be generated automatically.')).toBeVisible();
  await waitFor(() =>
    expect(server.sent('POST /capture-notes')).toEqual([{ content: 'WORD - 忘れる = to forget' }]),
  );
});

test('everything that is known of the word is shown', async () => {
  const umbrella = {
    kanji: '傘',
    meanings: ['parasol'],
    onyomi: ['サン'],
    kunyomi: ['からかさ'],
    strokes: 12,
    grade: 8,
    level: 'N2',
  };
  openWord('detail', entryOf(), {
    'GET /vocabulary/5': reply({ vocabulary: entryOf(), kanji: [umbrella] }),
    'GET /vocabulary/5/further': furtherOf({
      related: [
        {
          kanji: '傘',
          words: [
            { id: 8, ja_word: '日傘', en_word: 'sunshade' },
            { id: null, ja_word: '傘立て', en_word: 'umbrella stand' },
          ],
        },
      ],
    }),
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'umbrella' })).toBeVisible();
  expect(document.title).toBe('umbrella · Kotoba');
  for (const [term, value] of [
    ['Hiragana', 'かさ'],
    ['Katakana', 'No Katakana!'],
    ['Kanji', '傘'],
    ['Romaji', 'kasa'],
    ['Part of speech', 'noun'],
    ['Level', 'about N5'],
    ['Collection', 'Class Notes'],
    ['Topic', 'Words'],
  ] as const) {
    expect(within(await row(term)).getByText(value)).toBeVisible();
  }
  for (const tag of ['clothes', 'weather']) expect(screen.getByText(tag)).toBeVisible();
  const kanji = within(screen.getByRole('region', { name: 'Kanji in this word' }));
  for (const text of ['parasol', 'サン', 'からかさ', '12 strokes', 'about N2']) {
    expect(kanji.getByText(text)).toBeVisible();
  }
  const others = within(await kanji.findByRole('list', { name: 'Also in' }));
  expect(others.getByRole('link', { name: '日傘 sunshade' })).toHaveAttribute(
    'href',
    '/vocabularies/8/detail',
  );
  expect(others.getByRole('button', { name: 'Add 傘立て umbrella stand' })).toBeEnabled();
  expect(screen.queryByText('Notes')).not.toBeInTheDocument();
  expect(await screen.findByText('You have not been asked for this word yet.')).toBeVisible();
  const picture = screen.getByRole('img', { name: 'An umbrella' });
  expect(picture).toHaveAttribute('src', '/api/media/pictures/umbrella.svg');
  fireEvent.error(picture);
  expect(screen.getByText('No image available')).toBeVisible();
});

describe('VOC-55 the strokes of a kanji', () => {
  const ASKED = `GET /vocabulary/kanji/${encodeURIComponent('二')}/strokes`;
  const two = {
    kanji: '二',
    meanings: ['two'],
    onyomi: ['ニ'],
    kunyomi: [],
    strokes: 2,
    grade: 1,
    level: 'N5',
  };
  const open = (strokes: ReturnType<typeof reply>) =>
    openWord('detail', entryOf(), {
      'GET /vocabulary/5': reply({ vocabulary: entryOf(), kanji: [two] }),
      [ASKED]: strokes,
    });

  test('are drawn in turn, with numbers, by a press, and anew by the next', async () => {
    const strokes = [
      { path: 'M25 32c2 0', x: 17, y: 33 },
      { path: 'M12 80c4 1', x: 5, y: 81 },
    ];
    const { user } = open(reply({ strokes }));
    const drawing = () => screen.findByRole('img', { name: '二: 2 strokes' });
    expect(await drawing()).toHaveTextContent('');
    const draw = screen.getByRole('button', { name: 'Draw 二 stroke by stroke' });
    await user.click(draw);
    const first = await drawing();
    expect(first).toHaveTextContent('12');
    await user.click(draw);
    expect(await drawing()).not.toBe(first);
  });

  test.each([
    ['that nobody drew', reply({ strokes: [] })],
    ['of an older server', reply({ error: 'Not found' }, 404)],
  ])('of one %s are none: it stands in type', async (_case, answer) => {
    const { server } = open(answer);
    await waitFor(() => expect(server.sent(ASKED)).toHaveLength(1));
    const kanji = within(await screen.findByRole('listitem', { name: '二' }));
    expect(kanji.getByText('二')).toBeVisible();
    expect(kanji.queryByRole('button', { name: /^Draw/ })).not.toBeInTheDocument();
  });
});

test('the example is shown in every script, with its readings and its picture', async () => {
  openWord('detail');
  const example = within(await screen.findByRole('region', { name: 'Example sentence' }));
  expect(example.getByText('あめ').closest('ruby')).toHaveTextContent('雨あめ');
  expect(example.getByText('あめがふっているから、かさをもっていきます。')).toHaveAttribute('lang', 'ja');
  expect(example.getByText('ame ga futteiru kara, kasa o motteikimasu.')).toBeVisible();
  expect(example.getByText('It is raining, so I will take an umbrella.')).toBeVisible();
  expect(example.getByRole('img', { name: 'Rain, an umbrella' })).toBeVisible();
});

test('VOC-47 the Japanese leads, with its sound; the first meaning stands above the others, kind and level are quiet', async () => {
  openWord(
    'detail',
    entryOf({ en_word: 'umbrella; parasol', alternatives: ['sunshade', 'からかさ', 'parasol'] }),
  );
  const word = within(await screen.findByRole('region', { name: 'The word' }));
  const inOrder = [
    word.getByText('傘'),
    word.getByText('kasa'),
    word.getByRole('button', { name: 'Play Japanese word' }),
    word.getByText('umbrella'),
    word.getByText('parasol; sunshade'),
    word.getByText('noun'),
    word.getByText('about N5'),
  ];
  inOrder.reduce((before, after) => {
    expect(before.compareDocumentPosition(after)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    return after;
  });
});

test('VOC-8 who made what is told in words, for whoever asks', async () => {
  const { user } = openWord('detail');
  const about = (await screen.findByText('Where it comes from')).closest('details') as HTMLElement;
  expect(about).not.toHaveAttribute('open');
  await user.click(within(about).getByText('Where it comes from'));
  const told = within(about);
  for (const text of [
    'Apr 2, 2026',
    'from a dictionary',
    'written by us for learners',
    'from a list of words for the JLPT',
  ]) {
    expect(told.getByText(text)).toBeVisible();
  }
  expect(told.getByText(/^Its readings and its example fit together/)).toBeVisible();
});

describe('VOC-48 the forms of a verb', () => {
  const form = (name: WordForm['form'], written: string, kana: string) => ({ form: name, written, kana });
  const openForms = async () => {
    openWord('detail', entryOf({ part_of_speech: 'verb' }), {
      'GET /vocabulary/5/further': furtherOf({
        forms: [
          form('past', '食べた', 'たべた'),
          form('politePast', '食べました', 'たべました'),
          form('te', '食べて', 'たべて'),
        ],
      }),
    });
    await screen.findByText('Te form');
    return screen.getByRole('heading', { name: 'Forms' }).closest('details');
  };
  const read = async (term: string) => (await row(term)).querySelector('dd')?.textContent;

  it('stand in a table on a wide screen, plain beside polite, kana over kanji', async () => {
    const undo = setWindowWidth(1280);
    try {
      expect(await openForms()).toHaveAttribute('open');
      const past = screen.getByRole('row', { name: /^Past 食/ });
      const cells = within(past).getAllByRole('cell');
      expect(cells.map(({ textContent }) => textContent)).toEqual(['Past', '食たべた', '食たべました']);
      expect(await read('Te form')).toBe('食たべて');
      expect(screen.queryByText('Passive')).not.toBeInTheDocument();
    } finally {
      undo();
    }
  });

  it('are one list behind their heading on a phone', async () => {
    expect(await openForms()).not.toHaveAttribute('open');
    expect([await read('Past'), await read('Past, polite')]).toEqual(['食たべた', '食たべました']);
  });
});

test('where the server cannot say what is worked out of a word, nothing is missed', async () => {
  openWord('detail', entryOf({ part_of_speech: 'verb' }), { 'GET /vocabulary/5/further': reply({}, 404) });
  await screen.findByRole('region', { name: 'About this word' });
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Forms' })).not.toBeInTheDocument());
});

test('MEDIA-16 the pitch of the word is drawn over its kana, and told', async () => {
  openWord('detail', entryOf(), {
    'GET /vocabulary/5/further': furtherOf({
      pitch: [
        { kana: 'か', high: true, drop: true },
        { kana: 'さ', high: false, drop: false },
      ],
    }),
  });
  const word = within(await screen.findByRole('region', { name: 'The word' }));
  expect(await word.findByText('Pitch: high-low')).toBeInTheDocument();
});

test('what is noted and what the learner named carry their language', async () => {
  openWord('detail', entryOf({ notes: 'Polite. As the answer to お元気ですか.', user_topic: '日本の旅' }));
  const facts = within(await screen.findByRole('region', { name: 'About this word' }));
  expect(facts.getByText('Notes')).toBeVisible();
  expect(facts.getByText(/^Polite\. As the answer to/)).not.toHaveAttribute('lang', 'ja');
  for (const text of ['お元気ですか', '日本の旅'])
    expect(facts.getByText(text)).toHaveAttribute('lang', 'ja');
  expect(facts.getByText('Words')).not.toHaveAttribute('lang', 'ja');
  for (const text of screen.getAllByText('傘')) expect(text.closest('[lang]')).toHaveAttribute('lang', 'ja');
});

test('what could not be confirmed is named', async () => {
  openWord('detail', entryOf({ checked: false, unchecked: ['ja_sentence'] }));
  const example = within(await screen.findByRole('region', { name: 'Example sentence' }));
  expect(example.getByText('Could not be confirmed: Japanese sentence.')).toBeVisible();
});

/** Source: LOOK-23, LOOK-24. */
test('a learner who reads without help sees no readings and no romaji but what the facts say', async () => {
  openWord('detail', entryOf(), {}, { furigana: false, romaji: 'never' });
  expect(within(await row('Hiragana')).getByText('かさ')).toBeVisible();
  expect(document.querySelector('ruby')).toBeNull();
  expect(screen.queryByText(/^あめがふっている/)).not.toBeInTheDocument();
  expect(document.querySelector('[lang="ja-Latn"]')).toBeNull();
  expect(screen.queryByText('Romaji')).not.toBeInTheDocument();
});

test('readings that appear when they are asked for are there once', async () => {
  openWord('detail', entryOf(), {}, { furiganaOnHover: true });
  const example = within(await screen.findByRole('region', { name: 'Example sentence' }));
  expect(example.getByText('あめ')).toHaveClass('k-asked');
  expect(example.queryByText(/^あめがふっている/)).not.toBeInTheDocument();
});

test('what is missing says so', async () => {
  openWord(
    'detail',
    entryOf({
      hiragana: null,
      kanji: null,
      level: null,
      tags: [],
      word_image_url: null,
      ja_sentence: null,
      ja_hiragana_sentence: null,
      romaji_sentence: null,
      en_sentence: null,
      sentence_image_url: null,
      sources: {},
    }),
  );
  for (const text of ['No Hiragana!', 'No Katakana!', 'No Kanji!', 'No image available', 'word']) {
    expect(await screen.findByText(text)).toBeVisible();
  }
  expect(screen.getByText('No example yet.')).toBeVisible();
  expect(within(await row('Level')).getByText('No level')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Play Japanese sentence' })).not.toBeInTheDocument();
});

/** LANG-8 */
test('to a word without an example the learner can write one, here and at once', async () => {
  const none = { ja_sentence: null, ja_hiragana_sentence: null, romaji_sentence: null, en_sentence: null };
  const bodies: unknown[] = [];
  const { user, server } = openWord('detail', entryOf({ ...none, sentence_image_url: null, sources: {} }), {
    'POST /vocabulary/update-sentence': async (request) => {
      bodies.push(await request.json());
      server.on('GET /vocabulary/5', reply({ vocabulary: entryOf(), kanji: [] }));
      return Response.json({ vocabulary: entryOf() });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Write an example' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Customize Sentence' }));
  await user.type(dialog.getByRole('textbox', { name: 'Sentence' }), '傘を買いました。');
  await user.click(dialog.getByRole('button', { name: 'Update Sentence' }));
  expect(await screen.findByText('It is raining, so I will take an umbrella.')).toBeVisible();
  expect(bodies).toEqual([{ vocabulary_id: 5, sentence_input: '傘を買いました。', input_language: 'ja' }]);
  expect(screen.queryByRole('button', { name: 'Write an example' })).not.toBeInTheDocument();
});

test('half a sentence is shown with what is missing of it', async () => {
  openWord('detail', entryOf({ ja_sentence: null, ja_hiragana_sentence: null, romaji_sentence: null }));
  expect(await screen.findByText('This sentence has no Japanese yet.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Play English sentence' })).toBeEnabled();
  expect(screen.queryByRole('button', { name: 'Play Japanese sentence' })).not.toBeInTheDocument();
});

describe('through the list', () => {
  it('leads to the neighbours under the filters of the list, and back to its page', async () => {
    const { neighborsOf } = openWord(
      'detail?query=a&level=N5&sort=oldest&filter=learned&userTopicId=1&page=4',
    );
    expect(await screen.findByText('2 of 3')).toBeVisible();
    expect(neighborsOf()).toEqual({
      search: 'a',
      level: 'N5',
      sort_by: 'oldest',
      learned: 'learned',
      userTopicId: '1',
    });
    const list = 'query=a&userTopicId=1&level=N5&filter=learned&sort=oldest';
    const link = (name: string) => screen.getByRole('link', { name });
    expect(link('Previous word')).toHaveAttribute('href', `/vocabularies/4/detail?${list}&page=4`);
    expect(link('Next word')).toHaveAttribute('href', `/vocabularies/6/detail?${list}&page=4`);
    expect(link('Edit')).toHaveAttribute('href', `/vocabularies/5/edit?${list}&page=4`);
    expect(link('Back to Vocabulary')).toHaveAttribute('href', `/vocabularies?${list}`);
  });

  it('goes on to the next word, which was asked for ahead', async () => {
    const { user, href, server } = openWord('detail?sort=oldest', entryOf(), {
      'GET /vocabulary/6': reply({ vocabulary: entryOf({ id: 6, en_word: 'rain' }), kanji: [] }),
      'GET /vocabulary/5/neighbors': reply({ previous_id: 4, next_id: 6, position: 12, total: 13 }),
      'GET /vocabulary/6/neighbors': reply({ previous_id: 5, next_id: null, position: 13, total: 13 }),
    });
    const next = await screen.findByRole('link', { name: 'Next word' });
    const asked = () => server.calls.filter((call) => call.startsWith('GET /vocabulary/6')).sort();
    await waitFor(() => expect(asked()).toEqual(['GET /vocabulary/6', 'GET /vocabulary/6/neighbors']));
    // The list holds twelve words a page.
    const back = () => screen.getByRole('link', { name: 'Back to Vocabulary' });
    expect(back()).toHaveAttribute('href', '/vocabularies?sort=oldest');
    await user.click(next);
    expect(screen.getByRole('heading', { level: 1, name: 'rain' })).toBeVisible();
    expect(asked().filter((call) => !/\/(history|further)$/.test(call))).toHaveLength(2);
    expect(href()).toBe('/vocabularies/6/detail?sort=oldest');
    expect(await screen.findByText('13 of 13')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Next word' })).toBeDisabled();
    expect(screen.getByRole('link', { name: 'Previous word' })).toBeVisible();
    expect(back()).toHaveAttribute('href', '/vocabularies?sort=oldest&page=2');
  });

  it('goes by arrow key, unless the key is for a text, a dialog or another command', async () => {
    const { user, href } = openWord('detail', entryOf(), {
      'GET /vocabulary/6': reply({ vocabulary: entryOf({ id: 6, en_word: 'rain' }), kanji: [] }),
      'GET /vocabulary/6/neighbors': reply({ previous_id: 5, next_id: null, position: 3, total: 3 }),
    });
    await screen.findByText('2 of 3');
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}{Shift>}{ArrowRight}{/Shift}');
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    await user.keyboard('{ArrowRight}');
    field.remove();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await screen.findByRole('dialog');
    await user.keyboard('{ArrowRight}{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(href()).toBe('/vocabularies/5/detail');
    await user.keyboard('{ArrowRight}');
    expect(href()).toBe('/vocabularies/6/detail');
    expect(await screen.findByText('3 of 3')).toBeVisible();
    await user.keyboard('{ArrowRight}');
    expect(href()).toBe('/vocabularies/6/detail');
    await user.keyboard('{ArrowLeft}');
    expect(href()).toBe('/vocabularies/5/detail');
  });

  it('has no number for a word that the filters hide', async () => {
    openWord('detail?level=N1', entryOf(), {
      'GET /vocabulary/5/neighbors': reply({ previous_id: 4, next_id: null, position: 0, total: 9 }),
    });
    expect(await screen.findByRole('link', { name: 'Previous word' })).toBeVisible();
    expect(screen.queryByText(/of 9/)).not.toBeInTheDocument();
  });
});

test('a word that is not saved says so, with the way back', async () => {
  openWord('detail?sort=oldest', entryOf({ status: false, is_saved: false }));
  expect(await screen.findByRole('region', { name: 'Vocabulary Not Saved' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Vocabulary' })).toHaveAttribute(
    'href',
    '/vocabularies?sort=oldest',
  );
  expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
});

test('a word of the list is there at once, what is known of it besides when that has come', async () => {
  const meanings = ['umbrella'];
  const kanji = { kanji: '傘', meanings, onyomi: [], kunyomi: [], strokes: 12, grade: 8, level: 'N2' };
  const { answer, release } = held(reply({ vocabulary: entryOf(), kanji: [kanji] }));
  const { user } = openList('/vocabularies', [entryOf()], { 'GET /vocabulary/5': answer });
  await user.click(await screen.findByRole('link', { name: 'View umbrella' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'umbrella' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'About this word' })).toHaveTextContent('かさ');
  expect(screen.queryByRole('region', { name: 'Kanji in this word' })).not.toBeInTheDocument();
  release();
  expect(await screen.findByRole('region', { name: 'Kanji in this word' })).toBeVisible();
});

test('an unknown word gives the toast and the list', async () => {
  const { href } = openWord('detail?sort=oldest', entryOf(), {
    'GET /vocabulary/5': reply({ error: 'The word was not found', code: 'NOT_FOUND' }, 404),
  });
  expect(await screen.findByText('Vocabulary not found')).toBeVisible();
  expect(href()).toBe('/vocabularies?sort=oldest');
});

test.each(['12abc', '%20'])(
  'an id that is none (%s) gives the same, and asks the server for no word',
  async (id) => {
    const { place, server } = openRemote(remote, {
      at: `/vocabularies/${id}/detail`,
      answers: collectionOf([]).answers,
    });
    expect(await screen.findByText('Vocabulary not found')).toBeVisible();
    expect(place().pathname).toBe('/vocabularies');
    expect(server.calls.filter((call) => call.startsWith('GET /vocabulary/'))).toEqual([]);
  },
);

test('what is changed or deleted elsewhere shows at once', async () => {
  const { server, store, href } = openWord('detail?sort=oldest');
  await screen.findByRole('heading', { level: 1, name: 'umbrella' });
  const tellChange = () =>
    act(() => void store.dispatch(api.util.invalidateTags([{ type: 'Vocabulary', id: 5 }])));
  server.on('GET /vocabulary/5', reply({ vocabulary: entryOf({ en_word: 'parasol' }), kanji: [] }));
  tellChange();
  expect(await screen.findByRole('heading', { level: 1, name: 'parasol' })).toBeVisible();
  server.on('GET /vocabulary/5', reply({ error: 'The word was not found', code: 'NOT_FOUND' }, 404));
  tellChange();
  expect(await screen.findByText('Vocabulary not found')).toBeVisible();
  expect(href()).toBe('/vocabularies?sort=oldest');
});

test('a word that could not be loaded can be asked for again', async () => {
  const { user, server } = openWord('detail', entryOf(), { 'GET /vocabulary/5': cut });
  expect(await screen.findByRole('heading', { name: 'Failed to load vocabulary' })).toBeVisible();
  server.on('GET /vocabulary/5', reply({ vocabulary: entryOf(), kanji: [] }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'umbrella' })).toBeVisible();
});

describe('deleting', () => {
  const gone = reply({ error: 'The word was not found', code: 'NOT_FOUND' }, 404);
  const confirm = async ({ user }: ReturnType<typeof openWord>) => {
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete Vocabulary' });
    expect(dialog).toHaveTextContent(
      'Are you sure you want to delete "umbrella"? This action cannot be undone.',
    );
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  };

  it('leads to the list with one toast: the word is not asked for again', async () => {
    const opened = openWord('detail?sort=oldest', entryOf(), {
      'DELETE /vocabulary/5': reply({ deleted_count: 1 }),
    });
    await screen.findByText('2 of 3');
    const before = opened.server.calls.length;
    opened.server.on('GET /vocabulary/5', gone);
    opened.server.on('GET /vocabulary/5/neighbors', gone);
    await confirm(opened);
    expect(await screen.findByText('Vocabulary deleted successfully!')).toBeVisible();
    await waitFor(() => expect(opened.href()).toBe('/vocabularies?sort=oldest'));
    expect(await screen.findByText('No vocabulary found')).toBeVisible();
    expect(screen.queryByText('Vocabulary not found')).not.toBeInTheDocument();
    const asked = opened.server.calls.slice(before).filter((call) => call.startsWith('GET /vocabulary/5'));
    expect(asked).toEqual([]);
  });

  it('stays with the word when it fails', async () => {
    const opened = openWord('detail', entryOf(), {
      'DELETE /vocabulary/5': reply({ error: 'Locked by a session' }, 409),
    });
    await confirm(opened);
    expect(await screen.findByText('Locked by a session')).toBeVisible();
    expect(opened.href()).toBe('/vocabularies/5/detail');
    expect(screen.getByRole('heading', { level: 1, name: 'umbrella', hidden: true })).toBeInTheDocument();
  });
});

describe('VOC-50 a field is corrected where it stands', () => {
  const saving = () => {
    const bodies: unknown[] = [];
    const opened = openWord('detail', entryOf(), {
      'PATCH /vocabulary/5': async (request) => {
        bodies.push(await request.json());
        const changed = entryOf({ hiragana: 'からかさ', romaji: 'karakasa' });
        opened.server.on('GET /vocabulary/5', reply({ vocabulary: changed, kanji: [] }));
        return Response.json({ vocabulary: changed });
      },
    });
    return { ...opened, bodies };
  };
  const pencil = (name: string) => screen.findByRole('button', { name: `Change ${name}` });

  it('by its pencil: what follows from it follows, nothing else is sent, and the focus comes back', async () => {
    const { user, bodies } = saving();
    await user.click(await pencil('Hiragana'));
    const field = screen.getByRole('textbox', { name: 'Hiragana' });
    expect(field).toHaveFocus();
    await user.clear(field);
    await user.type(field, 'からかさ{Enter}');
    expect(await screen.findByText('Changes saved')).toBeVisible();
    expect(bodies).toEqual([{ hiragana: 'からかさ', romaji: 'karakasa' }]);
    expect(within(await row('Hiragana')).getByText('からかさ')).toBeVisible();
    expect(await pencil('Hiragana')).toHaveFocus();
  });

  it('what may not be stands at the field, and Escape leaves it as it was', async () => {
    const { user, bodies } = saving();
    await user.click(await pencil('English word'));
    await user.clear(screen.getByRole('textbox', { name: 'English word' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('English word is required')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(await pencil('English word')).toHaveFocus();
    expect(bodies).toEqual([]);
  });

  it('collection and topic together, and a note where there is none', async () => {
    const { user, bodies } = saving();
    await user.click(await pencil('Collection'));
    const collection = screen.getByRole('combobox', { name: 'Collection' });
    await user.clear(collection);
    await user.type(collection, 'Summer');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(bodies).toEqual([{ user_topic: 'Summer', topic: 'Words' }]));
    await user.click(screen.getByRole('button', { name: 'Add a note' }));
    expect(screen.getByRole('textbox', { name: /^Notes/ })).toHaveFocus();
  });
});

test('a mistake is reported where it can be put right', async () => {
  const { user, href, place } = openWord('detail?sort=oldest');
  await user.click(await screen.findByRole('button', { name: 'Report a mistake' }));
  await user.click(await screen.findByRole('menuitem', { name: 'The reading is wrong' }));
  await waitFor(() => expect(href()).toBe('/vocabularies/5/edit?sort=oldest'));
  expect(place().hash).toBe('#hiragana');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Hiragana' })).toHaveFocus());
});

describe('the history of the word', () => {
  const answers = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      session_id: 100 - index,
      mode: 1,
      answered_at: '2026-05-01T09:00:00.000Z',
      verdict: index === 0 ? 'incorrect' : 'correct',
      typed: index === 0 ? 'かざ' : 'かさ',
      reason: null,
      retries: 0,
    }));
  const history = (shown: number, total: number) =>
    reply({
      data: {
        answers: answers(shown),
        counts: { total, correct: total - 1, incorrect: 1, reviewed: 0 },
        next_due: '2026-05-04T09:00:00.000Z',
        memories: [],
      },
    });
  const part = async () => within(await screen.findByRole('region', { name: 'Your answers' }));

  it('shows each answer, how many were right and when the word comes again; older ones on request', async () => {
    const { user, server } = openWord('detail', entryOf(), {
      'GET /vocabulary/5/history': ({ url }) => {
        const limit = Number(new URL(url).searchParams.get('limit'));
        return history(Math.min(limit, 7), 7)({ url } as never);
      },
    });
    const shown = await part();
    expect(await shown.findByText('6 of 7 right')).toBeVisible();
    expect(shown.getByText('Next review: May 4, 2026')).toBeVisible();
    expect(shown.getAllByRole('listitem')).toHaveLength(5);
    expect(shown.getAllByRole('listitem')[0]).toHaveTextContent(/Incorrect.*かざ.*English → kana/);
    expect(shown.getByText('かざ')).toHaveAttribute('lang', 'ja');
    await user.click(shown.getByRole('button', { name: 'Show older answers' }));
    await waitFor(() => expect(shown.getAllByRole('listitem')).toHaveLength(7));
    expect(shown.queryByRole('button', { name: 'Show older answers' })).not.toBeInTheDocument();
    expect(server.calls.filter((call) => call === 'GET /vocabulary/5/history')).toHaveLength(2);
  });

  it('that could not be loaded can be asked for again', async () => {
    const { user, server } = openWord('detail', entryOf(), { 'GET /vocabulary/5/history': cut });
    const shown = await part();
    const again = await shown.findByRole('button', { name: 'Load your answers' });
    server.on('GET /vocabulary/5/history', history(1, 1));
    await user.click(again);
    expect(await shown.findByText('0 of 1 right')).toBeVisible();
  });
});
