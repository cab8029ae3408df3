import { closeRemotes, cut, reply } from '@kotoba/federation/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { entryOf } from '../testing/entry';
import { fakeAudio } from '../testing/fake-audio';
import { openWord } from '../testing/open-word';

let audio: ReturnType<typeof fakeAudio>;
beforeEach(() => (audio = fakeAudio()));
afterEach(() => {
  closeRemotes();
  audio.restore();
});

const button = (name: string) => screen.findByRole('button', { name });

test.each([
  ['Japanese word', 'ja_word'],
  ['English word', 'en_word'],
  ['Japanese sentence', 'ja_sentence'],
  ['English sentence', 'en_sentence'],
])('the %s is made by the server and played', async (name, variant) => {
  const asked: (string | null)[] = [];
  const { user } = openWord('detail', entryOf(), {
    'GET /vocabulary/5/audio': ({ url }) => {
      asked.push(new URL(url).searchParams.get('variant'));
      return Response.json({ audio_url: `/api/media/audio/${variant}.wav` });
    },
  });
  await user.click(await button(`Play ${name}`));
  expect(await button(`Stop ${name}`)).toBeVisible();
  expect(audio.played).toEqual([`/api/media/audio/${variant}.wav`]);
  expect(asked).toEqual([variant]);
  act(() => void audio.end());
  expect(await button(`Play ${name}`)).toBeVisible();
});

test('a recording that the word names already is played without a call', async () => {
  const { user, server } = openWord('detail', entryOf({ word_audio_url: '/api/media/audio/kasa.wav' }));
  await user.click(await button('Play Japanese word'));
  await waitFor(() => expect(audio.played).toEqual(['/api/media/audio/kasa.wav']));
  expect(server.calls).not.toContain('GET /vocabulary/5/audio');
});

test('says what failed, and can be tried again', async () => {
  const { user, server } = openWord('detail', entryOf(), { 'GET /vocabulary/5/audio': cut });
  await user.click(await button('Play Japanese word'));
  expect(await screen.findByText('Failed to load audio')).toBeVisible();
  server.on('GET /vocabulary/5/audio', reply({ audio_url: '/api/media/audio/kasa.wav' }));
  await user.click(await button('Play Japanese word'));
  expect(await button('Stop Japanese word')).toBeVisible();
  act(() => void audio.fail());
  expect(await screen.findByText('Failed to play audio')).toBeVisible();
});
