import { closeRemotes, cut, held, reply } from '@kotoba/federation/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { entryOf } from '../testing/entry';
import { openWord } from '../testing/open-word';

afterEach(closeRemotes);

type Opened = ReturnType<typeof openWord>;
const saved = reply({ vocabulary: entryOf() });

async function openDialog(opened: Opened, what: 'sentence' | 'image') {
  await opened.user.click(await screen.findByRole('button', { name: `Customize ${what}…` }));
  const title = what === 'sentence' ? 'Customize Sentence' : 'Customize Image';
  return within(await screen.findByRole('dialog', { name: title }));
}
const dialogGone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

describe('a sentence', () => {
  const call = 'POST /vocabulary/update-sentence';

  it('of the learner is sent trimmed, with its language', async () => {
    const opened = openWord('edit', entryOf(), { [call]: saved });
    const dialog = await openDialog(opened, 'sentence');
    const field = dialog.getByRole('textbox', { name: 'Sentence' });
    expect(field).toHaveAttribute('lang', 'ja');
    await opened.user.type(field, ' 傘がない。 ');
    expect(opened.busy()).toBe(true);
    await opened.user.click(dialog.getByRole('button', { name: 'Update Sentence' }));
    expect(await screen.findByText('Sentence updated successfully')).toBeVisible();
    expect(opened.server.sent(call)).toEqual([
      { vocabulary_id: 5, sentence_input: '傘がない。', input_language: 'ja' },
    ]);
    await dialogGone();
    expect(opened.busy()).toBe(false);
  });

  it('may be English', async () => {
    const opened = openWord('edit', entryOf(), { [call]: saved });
    const dialog = await openDialog(opened, 'sentence');
    await opened.user.click(dialog.getByRole('combobox', { name: 'Language' }));
    await opened.user.click(await screen.findByRole('option', { name: 'English' }));
    const field = dialog.getByRole('textbox', { name: 'Sentence' });
    expect(field).toHaveAttribute('lang', 'en');
    await opened.user.type(field, 'No umbrella.{Enter}');
    expect(await screen.findByText('Sentence updated successfully')).toBeVisible();
    expect(opened.server.sent(call)).toEqual([
      { vocabulary_id: 5, sentence_input: 'No umbrella.', input_language: 'en' },
    ]);
  });

  it('that was typed and not sent is there again when the page is opened anew, for this word alone', async () => {
    const opened = openWord('edit');
    const before = await openDialog(opened, 'sentence');
    await opened.user.type(before.getByRole('textbox', { name: 'Sentence' }), '傘が');
    opened.unmount();
    const again = await openDialog(openWord('edit'), 'sentence');
    expect(again.getByRole('textbox', { name: 'Sentence' })).toHaveValue('傘が');
    cleanup();
    const other = await openDialog(openWord('edit', entryOf({ id: 6 })), 'sentence');
    expect(other.getByRole('textbox', { name: 'Sentence' })).toHaveValue('');
  });

  it('of white space only cannot be sent; nor can one that is being composed', async () => {
    const opened = openWord('edit', entryOf(), { [call]: saved });
    const dialog = await openDialog(opened, 'sentence');
    const field = dialog.getByRole('textbox', { name: 'Sentence' });
    await opened.user.type(field, '   {Enter}');
    expect(dialog.getByRole('button', { name: 'Update Sentence' })).toBeDisabled();
    await opened.user.type(field, 'かさ');
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
    expect(opened.server.sent(call)).toEqual([]);
  });

  it.each([
    [
      'the reason of the server',
      reply({ error: 'The sentence lacks the word' }, 400),
      'The sentence lacks the word',
    ],
    ['the documented text of the call', cut, 'Failed to update vocabulary sentence'],
  ])('that was refused stays in its dialog, with %s', async (_what, answer, text) => {
    const opened = openWord('edit', entryOf(), { [call]: answer });
    const dialog = await openDialog(opened, 'sentence');
    const field = dialog.getByRole('textbox', { name: 'Sentence' });
    await opened.user.type(field, '傘がない。');
    await opened.user.click(dialog.getByRole('button', { name: 'Update Sentence' }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(field).toHaveValue('傘がない。');
    expect(dialog.getByRole('button', { name: 'Update Sentence' })).toBeEnabled();
  });

  it('can be made anew from the dialog too', async () => {
    const opened = openWord('edit', entryOf(), { 'POST /vocabulary/regenerate': saved });
    const dialog = await openDialog(opened, 'sentence');
    await opened.user.click(dialog.getByRole('button', { name: 'Auto Regenerate' }));
    expect(await screen.findByText('Example sentence regenerated successfully')).toBeVisible();
    expect(opened.server.sent('POST /vocabulary/regenerate')).toEqual([
      { vocabulary_id: 5, regenerate_type: 'sentences' },
    ]);
    await dialogGone();
  });

  it('is left alone by Cancel; what was typed is there again', async () => {
    const opened = openWord('edit');
    const dialog = await openDialog(opened, 'sentence');
    await opened.user.type(dialog.getByRole('textbox', { name: 'Sentence' }), '傘');
    await opened.user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await dialogGone();
    expect(opened.server.calls.filter((made) => made.startsWith('POST'))).toEqual([]);
    const again = await openDialog(opened, 'sentence');
    expect(again.getByRole('textbox', { name: 'Sentence' })).toHaveValue('傘');
  });
});

describe('a picture', () => {
  const call = 'POST /vocabulary/update-image';

  it('is drawn as the learner describes it; meanwhile the dialog waits', async () => {
    const slow = held(saved);
    const opened = openWord('edit', entryOf(), { [call]: slow.answer });
    const dialog = await openDialog(opened, 'image');
    expect(dialog.getByRole('button', { name: 'Update Image' })).toBeDisabled();
    await opened.user.type(dialog.getByRole('textbox', { name: 'Image prompt' }), ' a red umbrella ');
    await opened.user.click(dialog.getByRole('button', { name: 'Update Image' }));
    expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await opened.user.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeVisible();
    slow.release();
    expect(await screen.findByText('Image updated successfully')).toBeVisible();
    expect(opened.server.sent(call)).toEqual([
      { vocabulary_id: 5, image_prompt: 'a red umbrella', image_type: 'word' },
    ]);
    await dialogGone();
  });

  it('that is not what was asked for says why, until it is taken back', async () => {
    const note = 'Nothing in “hope” can be drawn here, so this is a picture of “umbrella”.';
    const opened = openWord('edit', entryOf(), {
      [call]: reply({ vocabulary: entryOf(), note }),
      'POST /vocabulary/regenerate': reply({ vocabulary: entryOf(), note: 'The picture service gave none.' }),
      'POST /vocabulary/undo': saved,
    });
    const dialog = await openDialog(opened, 'image');
    await opened.user.type(dialog.getByRole('textbox', { name: 'Image prompt' }), 'hope{Enter}');
    expect(await screen.findByText(note)).toBeVisible();
    await opened.user.click(screen.getByRole('button', { name: 'Regenerate image' }));
    expect(await screen.findByText('The picture service gave none.')).toBeVisible();
    expect(screen.queryByText(note)).not.toBeInTheDocument();
    await opened.user.click(screen.getByRole('button', { name: 'Undo image' }));
    await waitFor(() => expect(screen.queryByText('The picture service gave none.')).not.toBeInTheDocument());
  });

  it('that failed keeps its description', async () => {
    const opened = openWord('edit', entryOf(), { [call]: cut });
    const dialog = await openDialog(opened, 'image');
    const field = dialog.getByRole('textbox', { name: 'Image prompt' });
    await opened.user.type(field, 'a red umbrella{Enter}');
    expect(await screen.findByText('Failed to update vocabulary image')).toBeVisible();
    expect(field).toHaveValue('a red umbrella');
  });
});
