import { closeRemotes, cut, held, reply } from '@kotoba/federation/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { MAX_PHOTO_BYTES } from '@kotoba/contracts';
import { entryOf } from '../testing/entry';
import { openWord } from '../testing/open-word';

afterEach(closeRemotes);

const call = 'POST /vocabulary/5/photo';
const photo = (bytes = 'pixels', name = 'kasa.jpg') => new File([bytes], name, { type: 'image/jpeg' });
const shown = entryOf({ word_image_alt: 'my umbrella' });

async function open(answers: Parameters<typeof openWord>[2] = {}) {
  const opened = openWord('edit', entryOf(), answers);
  await opened.user.click(await screen.findByRole('button', { name: 'Upload a photo…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Upload a Photo' }));
  return { ...opened, dialog, chooser: dialog.getByLabelText('Choose a photo') };
}
const upload = ({ dialog, user }: Awaited<ReturnType<typeof open>>) =>
  user.click(dialog.getByRole('button', { name: 'Upload Photo' }));

/** Source: MEDIA-13. */
test('a photo goes up in sight with what it shows, becomes the picture, and can be taken back', async () => {
  let asked = '';
  const slow = held(reply({ vocabulary: shown }));
  const opened = await open({
    [call]: (request) => {
      asked = new URL(request.url).search;
      return slow.answer(request);
    },
    'POST /vocabulary/undo': reply({ vocabulary: entryOf() }),
  });
  const { user, dialog, chooser, server } = opened;
  // What a phone offers its camera for.
  expect(chooser).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp');
  expect(dialog.getByRole('button', { name: 'Upload Photo' })).toBeDisabled();
  await user.upload(chooser, photo());
  expect(dialog.getByRole('status')).toHaveTextContent('“kasa.jpg” is ready to upload');
  expect(opened.busy()).toBe(true);
  await user.type(dialog.getByRole('textbox', { name: 'What it shows (optional)' }), 'my umbrella');
  await upload(opened);
  expect(await dialog.findByRole('progressbar', { name: 'Uploading “kasa.jpg”…' })).toBeVisible();
  server.on('GET /vocabulary/5', reply({ vocabulary: shown, kanji: [] }));
  slow.release();
  expect(await screen.findByText('Photo uploaded successfully')).toBeVisible();
  expect(asked).toBe('?alt=my+umbrella');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await screen.findByRole('img', { name: 'my umbrella' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo image' }));
  await waitFor(() =>
    expect(server.sent('POST /vocabulary/undo')).toEqual([{ vocabulary_id: 5, regenerate_type: 'images' }]),
  );
});

test('why a photo is not taken stands beside it, and what was typed and chosen stays', async () => {
  const opened = await open({ [call]: cut });
  const { user, dialog, chooser, server } = opened;
  const refused = (message: string) =>
    waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(message));
  await user.upload(chooser, photo(''));
  await refused('The photo is empty.');
  await user.upload(chooser, Object.defineProperty(photo(), 'size', { value: MAX_PHOTO_BYTES + 1 }));
  await refused('The photo is too large: the limit is 20 MB.');
  expect(dialog.getByRole('button', { name: 'Upload Photo' })).toBeDisabled();
  expect(server.calls).not.toContain(call);

  await user.upload(chooser, photo());
  await user.type(dialog.getByRole('textbox', { name: 'What it shows (optional)' }), 'mine');
  await upload(opened);
  await refused('Failed to upload the photo');
  server.on(call, reply({ error: 'This photo is damaged and cannot be read.' }, 400));
  await upload(opened);
  await refused('This photo is damaged and cannot be read.');
  expect(dialog.getByRole('status')).toHaveTextContent('“kasa.jpg” is ready to upload');
  expect(dialog.getByRole('textbox', { name: 'What it shows (optional)' })).toHaveValue('mine');
  expect(screen.queryByRole('button', { name: 'Undo image' })).not.toBeInTheDocument();
});
