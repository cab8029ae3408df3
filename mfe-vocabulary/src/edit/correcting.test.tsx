import { closeRemotes, held, reply } from '@kotoba/federation/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { entryOf } from '../testing/entry';
import { openWord } from '../testing/open-word';

afterEach(() => {
  closeRemotes();
  localStorage.clear();
});

const call = 'PATCH /vocabulary/5';
const field = (name: string) => screen.findByRole('textbox', { name });
const save = async ({ user }: ReturnType<typeof openWord>) =>
  user.click(screen.getByRole('button', { name: 'Save changes' }));
const answer = (change: Parameters<typeof entryOf>[0]) => reply({ vocabulary: entryOf(change), kanji: [] });

async function rewrite({ user }: ReturnType<typeof openWord>, name: string, text: string) {
  const input = await field(name);
  await user.clear(input);
  await user.type(input, text);
}

test('only what was changed is sent, and romaji follows the kana; meanwhile the button waits', async () => {
  const slow = held(answer({ hiragana: 'ひがさ', romaji: 'higasa' }));
  const opened = openWord('edit', entryOf(), { [call]: slow.answer });
  await rewrite(opened, 'Hiragana', 'ひがさ');
  expect(await field('Romaji')).toHaveValue('higasa');
  expect(opened.busy()).toBe(true);
  opened.server.on('GET /vocabulary/5', answer({ hiragana: 'ひがさ', romaji: 'higasa' }));
  await save(opened);
  expect(screen.getByRole('button', { name: 'Save changes' })).toHaveAttribute('aria-busy', 'true');
  slow.release();
  expect(await screen.findByText('Changes saved')).toBeVisible();
  expect(opened.server.sent(call)).toEqual([{ hiragana: 'ひがさ', romaji: 'higasa' }]);
  await waitFor(() => expect(opened.busy()).toBe(false));
  expect(localStorage.getItem('kotoba.draft.1.vocabulary.edit.5')).toBeNull();
});

test('what was refused stays, with the reason', async () => {
  const opened = openWord('edit', entryOf(), { [call]: reply({ error: 'The dictionary is closed' }, 503) });
  await rewrite(opened, 'English word', 'parasol');
  await save(opened);
  expect(await screen.findByText('The dictionary is closed')).toBeVisible();
  expect(await field('English word')).toHaveValue('parasol');
});

test('an error shows when its field is left; a refused form puts the focus there and sends nothing', async () => {
  const opened = openWord('edit');
  await rewrite(opened, 'Hiragana', 'kasa');
  expect(screen.queryByText('Write this in hiragana')).not.toBeInTheDocument();
  await opened.user.tab();
  expect(await screen.findByText('Write this in hiragana')).toBeVisible();
  await save(opened);
  await waitFor(async () => expect(await field('Hiragana')).toHaveFocus());
  expect(opened.server.sent(call)).toEqual([]);
});

test('what is typed outlives a reload, until it is discarded', async () => {
  const opened = openWord('edit');
  await rewrite(opened, 'English word', 'parasol');
  cleanup();
  const again = openWord('edit', entryOf({ level: 'N4' }));
  expect(await field('English word')).toHaveValue('parasol');
  expect(screen.getByRole('combobox', { name: 'Level' })).toHaveTextContent('N4');
  await again.user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  expect(await field('English word')).toHaveValue('umbrella');
  expect(screen.queryByText('Not saved yet')).not.toBeInTheDocument();
});

test('an address with a field opens there', async () => {
  openWord('edit#romaji');
  await waitFor(async () => expect(await field('Romaji')).toHaveFocus());
});
