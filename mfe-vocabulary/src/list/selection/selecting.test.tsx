import { closeRemotes, held, reply, type Answers } from '@kotoba/federation/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { entryOf, manyEntries } from '../../testing/entry';
import { findCard, openList } from '../../testing/open-list';
import { typedTags } from './tag-dialog';

afterEach(closeRemotes);

const box = (word: string) => screen.getByRole('checkbox', { name: `Select ${word}` });
const all = () => screen.getByRole('checkbox', { name: 'Select page' });
const bar = () => screen.queryByRole('region', { name: 'Selected words' });
/** Words in pages of three. */
const open = async (count: number, answers: Answers = {}) => {
  const opened = openList('/vocabularies', manyEntries(count), answers, 3);
  await findCard('word 1');
  return opened;
};

test('words are chosen one by one, as a range, all at once, and not any more', async () => {
  const { user } = await open(3);
  expect(bar()).not.toBeInTheDocument();
  await user.click(box('word 1'));
  expect(bar()).toHaveTextContent('1 selected');
  expect(all()).toBePartiallyChecked();
  await user.keyboard('{Shift>}');
  await user.click(box('word 3'));
  await user.keyboard('{/Shift}');
  expect(bar()).toHaveTextContent('3 selected');
  expect(box('word 2')).toBeChecked();
  expect(all()).toBeChecked();
  await user.click(box('word 1'));
  expect(bar()).toHaveTextContent('2 selected');
  await user.click(screen.getByRole('button', { name: 'Clear selection' }));
  expect(bar()).not.toBeInTheDocument();
});

test('the keyboard chooses a word, the page, and nothing, and asks to delete', async () => {
  const { user } = await open(3);
  act(() => box('word 1').focus());
  await user.keyboard(' ');
  expect(bar()).toHaveTextContent('1 selected');
  await user.keyboard('{Control>}a{/Control}');
  expect(bar()).toHaveTextContent('3 selected');
  await user.keyboard('{Delete}');
  const dialog = await screen.findByRole('dialog', { name: 'Delete Vocabulary' });
  expect(dialog).toHaveTextContent('Are you sure you want to delete 3 words?');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(bar()).toHaveTextContent('3 selected');
  expect(box('word 1')).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(bar()).not.toBeInTheDocument();
  await user.click(screen.getByRole('searchbox', { name: 'Search' }));
  await user.keyboard('{Control>}a{/Control}');
  expect(bar()).not.toBeInTheDocument();
});

test('what is chosen stays chosen on the other pages of its list, until it is deleted elsewhere', async () => {
  const { user, changeElsewhere } = await open(5);
  await user.click(box('word 3'));
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await findCard('word 4');
  expect(bar()).toHaveTextContent('1 selected');
  expect(all()).not.toBePartiallyChecked();
  await user.click(all());
  expect(bar()).toHaveTextContent('3 selected');
  changeElsewhere(manyEntries(4));
  await waitFor(() => expect(bar()).toHaveTextContent('2 selected'));
  await user.click(all());
  expect(bar()).toHaveTextContent('1 selected');
  await user.click(screen.getByRole('button', { name: 'Previous page' }));
  await findCard('word 1');
  expect(box('word 3')).toBeChecked();
  expect(all()).toBePartiallyChecked();
});

test('words move to a topic of a collection, or to a new one; a refusal is told in the dialog', async () => {
  const { user, server } = await open(2, {
    'POST /vocabulary/move': reply({ error: 'The word is gone' }, 404),
  });
  const pick = async (name: string, option: string) => {
    await user.click(screen.getByRole('combobox', { name }));
    await user.click(await screen.findByRole('option', { name: option }));
  };
  const dialogOf = async () => {
    await user.click(all());
    await user.click(screen.getByRole('button', { name: 'Move' }));
    return screen.findByRole('dialog', { name: 'Move 2 words' });
  };
  const dialog = await dialogOf();
  expect(within(dialog).getByRole('combobox', { name: 'Collection' })).toHaveFocus();
  await user.click(within(dialog).getByRole('button', { name: 'Move' }));
  expect(await within(dialog).findByText('Select a collection')).toBeVisible();
  await pick('Collection', 'Travel');
  await pick('Topic', 'Trains');
  // A topic is its collection's: another one does not take it along.
  await pick('Collection', '日本の食べ物');
  expect(within(dialog).getByRole('combobox', { name: 'Topic' })).toHaveTextContent('General');
  await pick('Collection', 'Travel');
  expect(within(dialog).getByRole('combobox', { name: 'Topic' })).toHaveTextContent('Trains');
  await user.click(within(dialog).getByRole('button', { name: 'Move' }));
  expect(await within(dialog).findByText('The word is gone')).toBeVisible();
  const behind = screen.getByRole('region', { name: 'Selected words', hidden: true });
  expect(behind).toHaveTextContent('2 selected');
  server.on('POST /vocabulary/move', reply({ updated_count: 2, user_topic_id: 1, topic_id: 1 }));
  await user.click(within(dialog).getByRole('button', { name: 'Move' }));
  expect(await screen.findByText('2 words moved to “Travel”')).toBeVisible();
  expect(bar()).not.toBeInTheDocument();
  const again = await dialogOf();
  await pick('Collection', 'New collection…');
  await user.click(within(again).getByRole('button', { name: 'Move' }));
  expect(await within(again).findByText('A name is needed')).toBeVisible();
  await user.click(within(again).getByRole('textbox', { name: 'Name' }));
  await user.paste('旅行');
  await user.click(within(again).getByRole('button', { name: 'Move' }));
  expect(await screen.findByText('2 words moved to “旅行”')).toBeVisible();
  expect(server.sent('POST /vocabulary/move')).toEqual([
    { vocabulary_ids: [1, 2], user_topic: 'Travel', topic: 'Trains' },
    { vocabulary_ids: [1, 2], user_topic: 'Travel', topic: 'Trains' },
    { vocabulary_ids: [1, 2], user_topic: '旅行' },
  ]);
});

describe('the whole list', () => {
  const whole = () => screen.queryByRole('button', { name: 'Select all 4' });

  test('is offered when its page is chosen and is not all of it; a word may be taken out again', async () => {
    const { user } = await open(4);
    await user.click(box('word 1'));
    expect(whole()).not.toBeInTheDocument();
    await user.click(all());
    await user.click(screen.getByRole('button', { name: 'Select all 4' }));
    await waitFor(() => expect(bar()).toHaveTextContent('4 selected'));
    expect(whole()).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await findCard('word 4');
    expect(box('word 4')).toBeChecked();
    await user.click(box('word 4'));
    expect(bar()).toHaveTextContent('3 selected');
  });

  test('loses a word of another page that is gone, after the call that it refused', async () => {
    const { user, collection } = await open(4, {
      'POST /vocabulary/delete': reply({ error: 'The word is gone' }, 404),
    });
    await user.click(all());
    await user.click(screen.getByRole('button', { name: 'Select all 4' }));
    await waitFor(() => expect(bar()).toHaveTextContent('4 selected'));
    collection.set(manyEntries(3));
    await user.click(within(bar() as HTMLElement).getByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete Vocabulary' });
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('The word is gone')).toBeVisible();
    await waitFor(() => expect(bar()).toHaveTextContent('3 selected'));
  });

  describe('of more words than one call takes', () => {
    const ids = manyEntries(1100).map(({ id }) => id);
    const portions = [ids.slice(0, 1000), ids.slice(1000)];
    const sentIds = (bodies: readonly unknown[]) =>
      bodies.map((body) => (body as { vocabulary_ids: number[] }).vocabulary_ids);
    const openAll = async (answers: Answers) => {
      const opened = await open(1100, answers);
      await opened.user.click(all());
      await opened.user.click(screen.getByRole('button', { name: 'Select all 1100' }));
      await waitFor(() => expect(bar()).toHaveTextContent('1100 selected'));
      return opened;
    };
    const press = (name: string) => screen.getByRole('button', { name });
    const deleteAll = async ({ user }: Awaited<ReturnType<typeof openAll>>) => {
      await user.click(press('Delete'));
      const dialog = await screen.findByRole('dialog', { name: 'Delete Vocabulary' });
      expect(dialog).toHaveTextContent('Are you sure you want to delete 1100 words?');
      await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
      return dialog;
    };

    test('goes in portions with a bar, and comes back whole', async () => {
      const second = held(reply({ deleted_count: 1000 }));
      let calls = 0;
      const opened = await openAll({
        'POST /vocabulary/delete': (request) =>
          (calls += 1) === 2 ? second.answer(request) : reply({ deleted_count: 1000 })(request),
        'POST /vocabulary/restore': reply({ restored_count: 1000 }),
      });
      const dialog = await deleteAll(opened);
      const progress = await within(dialog).findByRole('progressbar', { name: 'Words done' });
      await waitFor(() => expect(progress).toHaveAttribute('aria-valuetext', '1,000 of 1,100 words'));
      second.release();
      expect(await screen.findByText('1100 words deleted')).toBeVisible();
      expect(sentIds(opened.server.sent('POST /vocabulary/delete'))).toEqual(portions);
      expect(bar()).not.toBeInTheDocument();
      await opened.user.click(press('Undo'));
      expect(await screen.findByText('1100 words are back')).toBeVisible();
      expect(sentIds(opened.server.sent('POST /vocabulary/restore'))).toEqual(portions);
    });

    test('that ends in the middle says how far it came, and gives back what is gone', async () => {
      let calls = 0;
      const opened = await openAll({
        'POST /vocabulary/delete': (request) =>
          ((calls += 1) === 2
            ? reply({ error: 'The shelf is being moved' }, 503)
            : reply({ deleted_count: 1000 }))(request),
        'POST /vocabulary/restore': reply({ restored_count: 1000 }),
      });
      await deleteAll(opened);
      expect(
        await screen.findByText('Stopped after 1000 of 1100 words: The shelf is being moved'),
      ).toBeVisible();
      expect(screen.getByText('1000 words deleted')).toBeVisible();
      await opened.user.click(press('Undo'));
      expect(await screen.findByText('1000 words are back')).toBeVisible();
      expect(sentIds(opened.server.sent('POST /vocabulary/restore'))).toEqual(portions.slice(0, 1));
    });
  });

  test('is tagged and goes out as one, with the tags of words that were not seen', async () => {
    const words = manyEntries(3);
    const { user, server, choose } = openList(
      '/vocabularies',
      [...words, entryOf({ id: 4, en_word: 'word 4', tags: ['unseen'] })],
      { 'POST /vocabulary/tag': reply({ error: 'The word is gone' }, 404) },
      3,
    );
    await findCard('word 1');
    await user.click(all());
    await user.click(screen.getByRole('button', { name: 'Select all 4' }));
    await waitFor(() => expect(bar()).toHaveTextContent('4 selected'));
    await user.click(screen.getByRole('button', { name: 'Tag' }));
    const dialog = await screen.findByRole('dialog', { name: 'Tag 4 words' });
    await user.click(within(dialog).getByRole('button', { name: 'Save tags' }));
    expect(await within(dialog).findByText('Write a tag, or remove one')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Remove unseen' }));
    await user.click(within(dialog).getByRole('textbox', { name: 'New tags' }));
    await user.paste('rain');
    await user.keyboard('{Enter}');
    expect(await within(dialog).findByText('The word is gone')).toBeVisible();
    server.on('POST /vocabulary/tag', reply({ updated_count: 4 }));
    await user.click(within(dialog).getByRole('button', { name: 'Save tags' }));
    expect(await screen.findByText('Tags of 4 words changed')).toBeVisible();
    const change = { vocabulary_ids: [1, 2, 3, 4], add: ['rain'], remove: ['unseen'] };
    expect(server.sent('POST /vocabulary/tag')).toEqual([change, change]);

    server.on('POST /vocabulary/export', reply({ vocabulary: [] }));
    await user.click(within(bar() as HTMLElement).getByRole('button', { name: 'Export' }));
    await user.click(await screen.findByRole('menuitem', { name: 'As JSON' }));
    await waitFor(() =>
      expect(server.sent('POST /vocabulary/export')).toEqual([
        { vocabulary_ids: [1, 2, 3, 4], format: 'json', bom: false },
      ]),
    );
    await choose('Sort', 'Oldest first');
    await waitFor(() => expect(bar()).not.toBeInTheDocument());
  });

  test('that cannot be asked for says so and leaves the page chosen', async () => {
    const { user } = await open(4, {
      'GET /vocabulary/choosable': reply({ error: 'The shelf is being moved' }, 503),
    });
    await user.click(all());
    await user.click(screen.getByRole('button', { name: 'Select all 4' }));
    expect(await screen.findByText('The shelf is being moved')).toBeVisible();
    expect(bar()).toHaveTextContent('3 selected');
    await waitFor(() => expect(whole()).toBeEnabled());
  });
});

test.each([
  ['', []],
  [' , 、', []],
  ['travel', ['travel']],
  ['travel, food ,travel', ['travel', 'food']],
  ['旅行、食べ物；new words', ['旅行', '食べ物', 'new words']],
])('%j are the tags %j', (text, tags) => {
  expect(typedTags(text)).toEqual(tags);
});
