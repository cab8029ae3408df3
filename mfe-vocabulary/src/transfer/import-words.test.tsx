import { closeRemotes, cut, held, openRemote, reply, type Answers } from '@kotoba/federation/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { api, type VocabularyImport, type VocabularyImportPreview } from '@kotoba/api-client';
import { MAX_UPLOAD_BYTES } from '@kotoba/contracts';
import remote from '../remote';

afterEach(closeRemotes);

const preview: VocabularyImportPreview = {
  import_id: 4,
  name: 'words.csv',
  format: 'csv',
  encoding: 'UTF-8',
  delimiter: ',',
  has_header: true,
  notices: [],
  columns: [
    { name: 'English', target: 'en_word' },
    { name: 'Japanese', target: 'japanese' },
    { name: 'Other', target: 'ignore' },
  ],
  fill: true,
  rows: 3,
  checked: 3,
  ready: 1,
  duplicates: 1,
  invalid: 1,
  first_rows: [{ row: 2, cells: ['umbrella', '傘', ''], problem: null }],
  problems: [
    { row: 3, code: 'DUPLICATE', message: 'You already have “train”' },
    { row: 4, code: 'INVALID', message: 'English word is required' },
  ],
};

const state: VocabularyImport = {
  id: 4,
  name: 'words.csv',
  status: 'draft',
  rows: 4,
  processed: 0,
  created: 0,
  duplicates: 0,
  invalid: 0,
  problems: [],
  created_at: '2026-04-02T09:00:00.000Z',
};

const stands = (change: Partial<VocabularyImport>) => reply({ import: { ...state, ...change } });

const open = (at: string, answers: Answers = {}) =>
  openRemote(remote, {
    at,
    answers: {
      'GET /vocabulary/import': reply({ imports: [] }),
      'GET /vocabulary/import/4': stands({}),
      'POST /vocabulary/import/preview': reply(preview),
      'POST /vocabulary/import/4/preview': reply(preview),
      'GET /topics/user': reply({ data: [{ id: 1, name: 'Travel', words: 8, isDefault: false }] }),
      ...answers,
    },
  });

const file = (text = 'English,Japanese', name = 'words.csv') => new File([text], name);
const chooser = () => screen.findByLabelText('Choose a file');
const column = (name: string) => screen.findByRole('combobox', { name: `What “${name}” holds` });
const start = () => screen.findByRole('button', { name: /^Import \d+ words?$/ });

test('the first rows of a long file are shown while the others are checked', async () => {
  const brief = { ...preview, rows: 50_000, checked: 20, ready: 20, duplicates: 0, invalid: 0, problems: [] };
  const check = held(reply({ ...preview, rows: 50_000, checked: 50_000, ready: 49_998 }));
  const { user } = open('/vocabularies/import', {
    'POST /vocabulary/import/preview': reply(brief),
    'POST /vocabulary/import/4/preview': check.answer,
  });
  await user.upload(await chooser(), file());
  expect(await column('English')).toHaveTextContent('English word');
  expect(screen.getByText('傘')).toBeVisible();
  expect(screen.getByText('Checking the file…')).toBeVisible();
  expect(await start()).toBeDisabled();
  await act(async () => check.release());
  expect(await screen.findByText('49,998 words will be added')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Import 49,998 words' })).toBeEnabled();
});

test('a chosen file is looked at, and its columns are guessed', async () => {
  const { user, place } = open('/vocabularies/import');
  await user.upload(await chooser(), file());
  expect(await screen.findByRole('heading', { name: 'What is in “words.csv”' })).toBeVisible();
  expect(place().search).toBe('?import=4');
  expect(screen.getByRole('region', { name: 'What is in “words.csv”' })).toHaveFocus();
  expect(await column('English')).toHaveTextContent('English word');
  expect(await column('Japanese')).toHaveTextContent('Japanese word');
  expect(await column('Other')).toHaveTextContent('Leave out');
  expect(screen.getByText('傘')).toHaveAttribute('lang', 'ja');
  expect(screen.getByText('1 word will be added')).toBeVisible();
  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    '3DuplicateYou already have “train”',
    '4Not a wordEnglish word is required',
  ]);
});

test('what is empty or too large is not even sent; a file that is refused says why; then another can be chosen', async () => {
  const { user, server } = open('/vocabularies/import', { 'POST /vocabulary/import/preview': cut });
  const large = Object.defineProperty(file(), 'size', { value: MAX_UPLOAD_BYTES + 1 });
  const refused = async (chosen: File, message: string) => {
    await user.upload(await chooser(), chosen);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(message));
  };
  await refused(file(''), 'The file is empty.');
  await refused(large, 'The file is too large: the limit is 32 MB.');
  expect(server.calls).not.toContain('POST /vocabulary/import/preview');
  await refused(file(), 'The file could not be sent. Check your connection and try again.');
  server.on(
    'POST /vocabulary/import/preview',
    reply({ error: 'The zip file is damaged.', code: 'INVALID_INPUT' }, 400),
  );
  await refused(file(), 'The zip file is damaged.');
  server.on('POST /vocabulary/import/preview', reply(preview));
  await user.upload(await chooser(), file());
  expect(await start()).toBeEnabled();
});

test('a file is read in sight, and dragging one over the page shows where it goes', async () => {
  const slow = held(reply(preview));
  const { user, server } = open('/vocabularies/import', {
    'POST /vocabulary/import/preview': slow.answer,
  });
  const field = await chooser();
  const zone = field.parentElement ?? field;
  const before = zone.className;
  fireEvent.dragOver(zone);
  expect(zone.className).not.toBe(before);
  fireEvent.dragLeave(zone);
  expect(zone.className).toBe(before);
  await user.upload(field, file());
  expect(await screen.findByRole('progressbar', { name: 'Reading “words.csv”…' })).toBeVisible();
  // Another one has to wait.
  await user.upload(field, file('other', 'other.csv'));
  slow.release();
  expect(await start()).toBeEnabled();
  expect(server.calls.filter((call) => call === 'POST /vocabulary/import/preview')).toHaveLength(1);
});

test('another choice of columns is checked at once, and only the newest answer counts', async () => {
  const first = held(reply({ ...preview, ready: 7 }));
  const { user, server } = open('/vocabularies/import?import=4');
  expect(await start()).toBeEnabled();
  server.on('POST /vocabulary/import/4/preview', first.answer);
  await user.click(await column('Other'));
  await user.click(await screen.findByRole('option', { name: 'Tags' }));
  expect(await screen.findByText('Checking the file…')).toBeVisible();
  expect(await start()).toBeDisabled();
  server.on('POST /vocabulary/import/4/preview', reply({ ...preview, ready: 20_000 }));
  await user.click(screen.getByRole('checkbox', { name: 'The first row names the columns' }));
  expect(await screen.findByText('20,000 words will be added')).toBeVisible();
  first.release();
  await waitFor(() => expect(screen.queryByText('7 words will be added')).not.toBeInTheDocument());
  expect(server.sent('POST /vocabulary/import/4/preview').slice(1)).toEqual([
    { targets: ['en_word', 'japanese', 'tags'] },
    { targets: ['en_word', 'japanese', 'tags'], has_header: false },
  ]);
});

test('without a Japanese column nothing can start, and the page says what is missing', async () => {
  const { user } = open('/vocabularies/import?import=4');
  await user.click(await column('Japanese'));
  await user.click(await screen.findByRole('option', { name: 'Leave out' }));
  expect(
    await screen.findByText('Choose a column for the English word and one for the Japanese word.'),
  ).toBeVisible();
  expect(await start()).toBeDisabled();
});

test('a check that fails can be made again', async () => {
  const { user, server } = open('/vocabularies/import?import=4', {
    'POST /vocabulary/import/4/preview': cut,
  });
  expect(await screen.findByText('The file could not be checked')).toBeVisible();
  server.on('POST /vocabulary/import/4/preview', reply({ ...preview, ready: 0 }));
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByText('There is nothing to add in this file.')).toBeVisible();
  server.on('POST /vocabulary/import/4/preview', cut);
  await user.click(screen.getByRole('checkbox', { name: 'The first row names the columns' }));
  expect(await screen.findByText('The file could not be checked')).toBeVisible();
  server.on('POST /vocabulary/import/4/preview', reply(preview));
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await start()).toBeEnabled();
});

test('the import starts with what was chosen, and the keyboard goes on with its progress', async () => {
  const { user, server } = open('/vocabularies/import?import=4');
  await user.type(await screen.findByRole('combobox', { name: 'Collection' }), 'Travel');
  await user.click(screen.getByRole('switch', { name: 'Fill in what is missing' }));
  const running = { status: 'running', processed: 2, created: 1 } as const;
  server.on('POST /vocabulary/import', stands(running));
  server.on('GET /vocabulary/import/4', stands(running));
  await user.click(await start());
  const bar = await screen.findByRole('progressbar', { name: 'Progress of the import' });
  expect(bar).toHaveAttribute('aria-valuetext', '2 of 4 rows');
  expect(screen.getByText('50%')).toBeVisible();
  expect(screen.getByText('1 word added')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Importing “words.csv”' })).toHaveFocus();
  expect(server.sent('POST /vocabulary/import')).toEqual([
    {
      import_id: 4,
      targets: ['en_word', 'japanese', 'ignore'],
      has_header: true,
      fill: false,
      user_topic: 'Travel',
    },
  ]);
});

test('a start that fails says why and can be tried again', async () => {
  const { user } = open('/vocabularies/import?import=4', { 'POST /vocabulary/import': cut });
  await user.click(await start());
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to start the import');
  expect(await start()).toBeEnabled();
});

test('an Anki package says what is left out, and where its words go', async () => {
  const notice = 'Pictures, sounds and the history of cards are left out.';
  const columns = [
    { name: 'Meaning', target: 'en_word' },
    { name: 'Word', target: 'japanese' },
    { name: 'Deck', target: 'deck' },
  ];
  open('/vocabularies/import?import=4', {
    'POST /vocabulary/import/4/preview': reply({ ...preview, format: 'apkg', notices: [notice], columns }),
  });
  expect(await screen.findByText(notice)).toBeVisible();
  expect(screen.getByText(/The file names collections itself/)).toBeVisible();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

test('a running import can be stopped after a question', async () => {
  const { user, server } = open('/vocabularies/import?import=4', {
    'GET /vocabulary/import/4': stands({ status: 'running' }),
    'DELETE /vocabulary/import/4': cut,
  });
  await user.click(await screen.findByRole('button', { name: 'Stop' }));
  const dialog = await screen.findByRole('dialog', { name: 'Stop the import?' });
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(server.calls).not.toContain('DELETE /vocabulary/import/4');
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  await user.click(await screen.findByRole('button', { name: 'Stop the import' }));
  expect(await screen.findByText('Failed to stop the import')).toBeVisible();
  server.on('DELETE /vocabulary/import/4', stands({ status: 'cancelled' }));
  server.on('GET /vocabulary/import/4', stands({ status: 'cancelled', created: 1 }));
  await user.click(await screen.findByRole('button', { name: 'Stop' }));
  await user.click(await screen.findByRole('button', { name: 'Stop the import' }));
  expect(await screen.findByRole('heading', { name: 'The import of “words.csv” was stopped' })).toBeVisible();
});

test('progress that was lost on its way can be asked for again', async () => {
  const { user, server, store } = open('/vocabularies/import?import=4', {
    'GET /vocabulary/import/4': stands({ status: 'running' }),
  });
  await screen.findByRole('progressbar', { name: 'Progress of the import' });
  server.on('GET /vocabulary/import/4', cut);
  act(() => void store.dispatch(api.util.invalidateTags([{ type: 'Import', id: 4 }])));
  expect(await screen.findByText('The progress could not be loaded. The import goes on.')).toBeVisible();
  server.on('GET /vocabulary/import/4', stands({ status: 'done' }));
  await user.click(screen.getByRole('button', { name: 'Look again' }));
  expect(await screen.findByRole('heading', { name: '“words.csv” is imported' })).toBeVisible();
});

test('the result counts what came in and lists what did not, a part at a time', async () => {
  const problems = Array.from({ length: 12 }, (_, i) => ({
    row: i + 2,
    code: 'DUPLICATE' as const,
    message: `You already have “word ${i + 2}”`,
  }));
  const { user } = open('/vocabularies/import?import=4', {
    'GET /vocabulary/import/4': stands({ status: 'done', created: 19_988, duplicates: 13, problems }),
  });
  const counts = (await screen.findAllByRole('definition')).map(({ textContent }) => textContent);
  expect(counts).toEqual(['19,988', '13', '0']);
  expect(screen.getByRole('link', { name: 'See the words' })).toHaveAttribute(
    'href',
    '/vocabularies?sort=updated',
  );
  expect(screen.queryByText('You already have “word 12”')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show more rows' }));
  expect(screen.getByText('You already have “word 13”')).toBeVisible();
  expect(screen.getByText('One more row is not listed.')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Import another file' }));
  expect(await chooser()).toBeInTheDocument();
});

test('an import that failed says that nothing is lost', async () => {
  open('/vocabularies/import?import=4', { 'GET /vocabulary/import/4': stands({ status: 'failed' }) });
  expect(await screen.findByText(/importing the file again adds only the rest/)).toBeVisible();
});

test('an import that is gone leads back to choosing a file; one that cannot be loaded is tried again', async () => {
  const { user, server } = open('/vocabularies/import?import=4', {
    'GET /vocabulary/import/4': reply({ error: 'Not found', code: 'NOT_FOUND' }, 404),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Perhaps another file took its place.');
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Choose another file' }));
  expect(await chooser()).toBeInTheDocument();
  closeRemotes();
  const second = open('/vocabularies/import?import=5', { 'GET /vocabulary/import/5': cut });
  await screen.findByText('This import could not be loaded', { selector: 'h2' });
  second.server.on('GET /vocabulary/import/5', stands({ id: 5, status: 'done' }));
  await second.user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: '“words.csv” is imported' })).toBeVisible();
  expect(server.calls).toContain('GET /vocabulary/import/4');
});

test('what was imported before is listed, and what still runs can be found again', async () => {
  const earlier = [
    { ...state, status: 'running', created: 1200 },
    { ...state, id: 3, name: 'anki.apkg', status: 'done', created: 1 },
  ];
  const { user, place } = open('/vocabularies/import', {
    'GET /vocabulary/import': reply({ imports: earlier }),
    'GET /vocabulary/import/4': stands({ status: 'running' }),
  });
  const list = await screen.findByRole('region', { name: 'Earlier imports' });
  const [running, done] = within(list).getAllByRole('listitem');
  expect(running).toHaveTextContent('words.csv1,200 words addedRunning');
  expect(done).toHaveTextContent('anki.apkg1 word addedDone');
  await user.click(within(list).getByRole('link', { name: 'Open words.csv' }));
  expect(await screen.findByRole('progressbar', { name: 'Progress of the import' })).toBeVisible();
  expect(place().search).toBe('?import=4');
});
