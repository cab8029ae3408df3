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

test('word and sentence are made by the server in both languages and played, by hand or by key', async () => {
  const { user } = openWord('detail', entryOf(), {
    'GET /vocabulary/5/audio': ({ url }) =>
      Response.json({ audio_url: `/api/media/audio/${new URL(url).searchParams.get('variant')}.wav` }),
  });
  for (const name of ['Japanese word', 'English word', 'Japanese sentence', 'English sentence']) {
    await user.click(await button(`Play ${name}`));
    expect(await button(`Stop ${name}`)).toBeVisible();
    act(audio.end);
    expect(await button(`Play ${name}`)).toHaveFocus();
  }
  const variants = ['ja_word', 'en_word', 'ja_sentence', 'en_sentence'];
  expect(audio.played).toEqual(variants.map((variant) => `/api/media/audio/${variant}.wav`));
  await user.keyboard('{Enter}');
  expect(await button('Stop English sentence')).toHaveFocus();
  await user.keyboard(' ');
  expect(await button('Play English sentence')).toHaveFocus();
});

test('a sound stops when the next word comes', async () => {
  const { user } = openWord('detail', entryOf({ word_audio_url: '/api/media/audio/kasa.wav' }), {
    'GET /vocabulary/6': reply({ vocabulary: entryOf({ id: 6, en_word: 'rain' }), kanji: [] }),
  });
  await screen.findByText('2 of 3');
  await user.click(await button('Play Japanese word'));
  expect(await button('Stop Japanese word')).toBeVisible();
  expect(audio.playing()).toBe(1);
  await user.keyboard('{ArrowRight}');
  expect(await screen.findByRole('heading', { level: 1, name: 'rain' })).toBeVisible();
  expect(audio.playing()).toBe(0);
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
  act(audio.fail);
  expect(await screen.findByText('Failed to play audio')).toBeVisible();
});
