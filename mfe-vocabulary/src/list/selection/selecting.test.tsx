import { closeRemotes, held, reply, type Answers } from '@kotoba/federation/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { manyEntries } from '../../testing/entry';
import { findCard, openList } from '../../testing/open-list';

afterEach(closeRemotes);

const box = (word: string) => screen.getByRole('checkbox', { name: `Select ${word}` });
const all = () => screen.getByRole('checkbox', { name: 'Select page' });
const bar = () => screen.queryByRole('region', { name: 'Selected words' });

test('words are chosen one by one, as a range, all at once, and not any more', async () => {
  const { user } = openList('/vocabularies', manyEntries(5));
  await findCard('word 1');
  expect(bar()).not.toBeInTheDocument();
  await user.click(box('word 2'));
  expect(bar()).toHaveTextContent('1 selected');
  expect(all()).toBePartiallyChecked();
  await user.keyboard('{Shift>}');
  await user.click(box('word 4'));
  await user.keyboard('{/Shift}');
  expect(bar()).toHaveTextContent('3 selected');
  expect(box('word 3')).toBeChecked();
  await user.click(all());
  expect(bar()).toHaveTextContent('5 selected');
  expect(all()).toBeChecked();
  await user.click(box('word 1'));
  expect(bar()).toHaveTextContent('4 selected');
  await user.click(screen.getByRole('button', { name: 'Clear selection' }));
  expect(bar()).not.toBeInTheDocument();
});

test('the keyboard chooses a word, the page, and nothing', async () => {
  const { user } = openList('/vocabularies', manyEntries(3));
  await findCard('word 1');
  box('word 1').focus();
  await user.keyboard(' ');
  expect(bar()).toHaveTextContent('1 selected');
  await user.keyboard('{Control>}a{/Control}');
  expect(bar()).toHaveTextContent('3 selected');
  await user.keyboard('{Escape}');
  expect(bar()).not.toBeInTheDocument();
  await user.click(screen.getByRole('searchbox', { name: 'Search' }));
  await user.keyboard('{Control>}a{/Control}');
  expect(bar()).not.toBeInTheDocument();
});

test('what is chosen stays chosen on the other pages of its list', async () => {
  const { user } = openList('/vocabularies', manyEntries(14));
  await findCard('word 1');
  await user.click(box('word 3'));
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await findCard('word 13');
  expect(bar()).toHaveTextContent('1 selected');
  expect(all()).not.toBePartiallyChecked();
  await user.click(all());
  expect(bar()).toHaveTextContent('3 selected');
  await user.click(all());
  expect(bar()).toHaveTextContent('1 selected');
  await user.click(screen.getByRole('button', { name: 'Previous page' }));
  await findCard('word 1');
  expect(box('word 3')).toBeChecked();
  expect(all()).toBePartiallyChecked();
});

describe('the whole list', () => {
  const whole = () => screen.queryByRole('button', { name: 'Select all 14' });

  test('is offered when its page is chosen and is not all of it; a word may be taken out again', async () => {
    const { user } = openList('/vocabularies', manyEntries(14));
    await findCard('word 1');
    await user.click(box('word 1'));
    expect(whole()).not.toBeInTheDocument();
    await user.click(all());
    await user.click(screen.getByRole('button', { name: 'Select all 14' }));
    await waitFor(() => expect(bar()).toHaveTextContent('14 selected'));
    expect(whole()).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await findCard('word 13');
    expect(box('word 13')).toBeChecked();
    await user.click(box('word 14'));
    expect(bar()).toHaveTextContent('13 selected');
  });

  describe('of more words than one call takes', () => {
    const ids = manyEntries(2300).map(({ id }) => id);
    const portions = [ids.slice(0, 1000), ids.slice(1000, 2000), ids.slice(2000)];
    const sentIds = (bodies: readonly unknown[]) =>
      bodies.map((body) => (body as { vocabulary_ids: number[] }).vocabulary_ids);
    const openAll = async (answers: Answers) => {
      const opened = openList('/vocabularies', manyEntries(2300), answers);
      await findCard('word 1');
      await opened.user.click(all());
      await opened.user.click(screen.getByRole('button', { name: 'Select all 2300' }));
      await waitFor(() => expect(bar()).toHaveTextContent('2300 selected'));
      return opened;
    };
    const press = (name: string) => screen.getByRole('button', { name });
    const deleteAll = async ({ user }: Awaited<ReturnType<typeof openAll>>) => {
      await user.click(press('Delete'));
      const dialog = await screen.findByRole('dialog', { name: 'Delete Vocabulary' });
      expect(dialog).toHaveTextContent('Are you sure you want to delete 2300 words?');
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
      await waitFor(() => expect(progress).toHaveAttribute('aria-valuetext', '1,000 of 2,300 words'));
      second.release();
      expect(await screen.findByText('2300 words deleted')).toBeVisible();
      expect(sentIds(opened.server.sent('POST /vocabulary/delete'))).toEqual(portions);
      expect(bar()).not.toBeInTheDocument();
      await opened.user.click(press('Undo'));
      expect(await screen.findByText('2300 words are back')).toBeVisible();
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
        await screen.findByText('Stopped after 1000 of 2300 words: The shelf is being moved'),
      ).toBeVisible();
      expect(screen.getByText('1000 words deleted')).toBeVisible();
      await opened.user.click(press('Undo'));
      expect(await screen.findByText('1000 words are back')).toBeVisible();
      expect(sentIds(opened.server.sent('POST /vocabulary/restore'))).toEqual(portions.slice(0, 1));
    });

    test('is tagged in portions, which know the tags of words that were not seen', async () => {
      const opened = await openAll({ 'POST /vocabulary/tag': reply({ updated_count: 1000 }) });
      await opened.user.click(press('Tag'));
      const dialog = await screen.findByRole('dialog', { name: 'Tag 2300 words' });
      await opened.user.click(within(dialog).getByRole('button', { name: 'Remove weather' }));
      await opened.user.click(within(dialog).getByRole('button', { name: 'Save tags' }));
      expect(await screen.findByText('Tags of 2300 words changed')).toBeVisible();
      expect(sentIds(opened.server.sent('POST /vocabulary/tag'))).toEqual(portions);
    });

    test('is one file', async () => {
      const opened = await openAll({ 'POST /vocabulary/export': reply({ vocabulary: [] }) });
      await opened.user.click(within(bar() as HTMLElement).getByRole('button', { name: 'Export' }));
      await opened.user.click(await screen.findByRole('menuitem', { name: 'As JSON' }));
      await waitFor(() => expect(sentIds(opened.server.sent('POST /vocabulary/export'))).toEqual([ids]));
    });
  });

  test('that cannot be asked for says so and leaves the page chosen', async () => {
    const { user } = openList('/vocabularies', manyEntries(14), {
      'GET /vocabulary/choosable': reply({ error: 'The shelf is being moved' }, 503),
    });
    await findCard('word 1');
    await user.click(all());
    await user.click(screen.getByRole('button', { name: 'Select all 14' }));
    expect(await screen.findByText('The shelf is being moved')).toBeVisible();
    expect(bar()).toHaveTextContent('12 selected');
    await waitFor(() => expect(whole()).toBeEnabled());
  });
});

test('a call that is refused changes nothing, and says why in its dialog', async () => {
  const refused = reply({ error: 'The word is gone' }, 404);
  const { user, choose } = openList('/vocabularies', manyEntries(2), {
    'POST /vocabulary/move': refused,
    'POST /vocabulary/tag': refused,
    'POST /vocabulary/delete': refused,
  });
  await findCard('word 1');
  await user.click(all());
  await user.click(screen.getByRole('button', { name: 'Move' }));
  const moving = await screen.findByRole('dialog', { name: 'Move 2 words' });
  await user.click(within(moving).getByRole('button', { name: 'Move' }));
  expect(await within(moving).findByText('Select a collection')).toBeVisible();
  await user.click(within(moving).getByRole('combobox', { name: 'Collection' }));
  await user.click(await screen.findByRole('option', { name: 'Travel' }));
  await user.click(within(moving).getByRole('button', { name: 'Move' }));
  expect(await within(moving).findByText('The word is gone')).toBeVisible();
  await user.click(within(moving).getByRole('button', { name: 'Cancel' }));

  await user.click(screen.getByRole('button', { name: 'Tag' }));
  const tagging = await screen.findByRole('dialog', { name: 'Tag 2 words' });
  await user.click(within(tagging).getByRole('button', { name: 'Save tags' }));
  expect(await within(tagging).findByText('Write a tag, or remove one')).toBeVisible();
  await user.type(within(tagging).getByRole('textbox', { name: 'New tags' }), 'rain{Enter}');
  expect(await within(tagging).findByText('The word is gone')).toBeVisible();
  await user.click(within(tagging).getByRole('button', { name: 'Cancel' }));

  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const deleting = await screen.findByRole('dialog', { name: 'Delete Vocabulary' });
  await user.click(within(deleting).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(deleting).not.toBeInTheDocument());
  expect(screen.getByText('The word is gone')).toBeVisible();
  expect(bar()).toHaveTextContent('2 selected');
  await choose('Sort', 'Oldest first');
  await waitFor(() => expect(bar()).not.toBeInTheDocument());
});
