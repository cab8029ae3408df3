import { closeRemotes, reply, type Answers } from '@kotoba/federation/testing';
import { screen, waitFor } from '@testing-library/react';
import { session, station, word } from '../testing/fixtures';
import { field, judged, next, openQuiz, prompt, review, settings } from '../testing/open-quiz';
import { listen, recording } from '../testing/sounds';

let sounds: ReturnType<typeof listen>;
beforeEach(() => {
  sounds = listen();
});
afterEach(() => {
  closeRemotes();
  sounds.stop();
});

const play = (what: string) => screen.queryByRole('button', { name: `Play ${what} word` });
const open = (mode: number, more: Answers = {}) =>
  openQuiz(
    session(
      [
        [word(1), 0],
        [station, 0],
      ],
      { mode },
    ),
    {
      'GET /vocabulary/1/audio': recording,
      'GET /vocabulary/2/audio': recording,
      ...more,
    },
  );

test.each([
  [1, 'English to Hiragana/Katakana', 'umbrella', 'English', 'ja', 'Type the reading in kana or romaji.'],
  [2, 'Hiragana/Katakana to English', 'かさ', 'Japanese', 'en', 'Type the meaning in English.'],
  [
    3,
    'English to Kanji, Katakana/Hiragana',
    'umbrella',
    'English',
    'ja',
    'Type the word in kanji, kana or romaji.',
  ],
  [4, 'Kanji, Katakana/Hiragana to English', '傘', 'Japanese', 'en', 'Type the meaning in English.'],
  // Topic Mode and unknown values: the server checks them like mode 2.
  [0, 'Topic Mode', 'かさ', 'Japanese', 'en', 'Type the meaning in English.'],
  [9, 'Topic Mode', 'かさ', 'Japanese', 'en', 'Type the meaning in English.'],
])(
  'mode %d, "%s", shows %s, may be heard in %s only, and takes %s',
  async (mode, name, shown, heard, lang, hint) => {
    const { user } = await open(mode);
    expect(screen.getByText(name)).toBeVisible();
    expect(prompt()).toHaveTextContent(shown);
    expect(screen.getByText('noun')).toBeVisible();
    expect(field()).toHaveAttribute('lang', lang);
    expect(screen.getByText(hint)).toBeVisible();
    const other = heard === 'English' ? 'Japanese' : 'English';
    expect(play(heard)).toBeEnabled();
    expect(play(other)).not.toBeInTheDocument();
    await user.click(review());
    expect(play(other)).toBeEnabled();
  },
);

test.each([
  [2, 'かさ'],
  [4, '傘'],
])('the Japanese prompt of mode %d says its language', async (mode, text) => {
  await open(mode);
  expect(prompt()).toHaveTextContent(text);
  expect(prompt()).toHaveAttribute('lang', 'ja');
});

test('a word without kanji is asked by its kana in mode 4', async () => {
  const here = word(1, { jaWord: 'ここ', hiragana: 'ここ', kanji: null });
  await openQuiz(session([[here, 0]], { mode: 4 }));
  expect(prompt()).toHaveTextContent('ここ');
});

test('a recording is asked for by word and variant, and heard', async () => {
  const { user } = await open(2);
  await user.click(play('Japanese') as HTMLElement);
  await screen.findByRole('button', { name: 'Stop Japanese word' });
  expect(sounds.heard).toEqual(['/sound/ja_word.wav']);
});

test('the recordings of the next word are made while this one is asked, and not asked for again', async () => {
  const made: (string | null)[] = [];
  const { user } = await open(2, {
    'GET /vocabulary/2/audio': (request) => {
      made.push(new URL(request.url).searchParams.get('variant'));
      return recording(request);
    },
  });
  await waitFor(() => expect(made).toEqual(['ja_word', 'en_word']));
  expect(sounds.heard).toEqual([]);
  await user.click(review());
  await user.click(await next());
  await waitFor(() => expect(prompt()).toHaveTextContent('えき'));
  await user.click(play('Japanese') as HTMLElement);
  await waitFor(() => expect(sounds.heard).toEqual(['/sound/ja_word.wav']));
  expect(made).toHaveLength(2);
});

test('a recording that cannot be loaded says so', async () => {
  const { user } = await open(2, { 'GET /vocabulary/1/audio': reply({}, 500) });
  await user.click(play('Japanese') as HTMLElement);
  expect(await screen.findByText('Failed to load audio')).toBeVisible();
});

test('without autoplay nothing is heard by itself', async () => {
  const { user } = await open(2);
  await user.click(review());
  expect(sounds.heard).toEqual([]);
});

describe('with autoplay', () => {
  const autoplay = { 'GET /account/settings': reply({ ...settings, autoplay: true, autoAdvance: false }) };

  test('the Japanese word is spoken when it is shown, once for each word', async () => {
    const { user } = await open(2, autoplay);
    await waitFor(() => expect(sounds.heard).toEqual(['/sound/ja_word.wav']));
    await user.click(review());
    await user.click(await next());
    await waitFor(() => expect(prompt()).toHaveTextContent('えき'));
    await waitFor(() => expect(sounds.heard).toEqual(['/sound/ja_word.wav', '/sound/ja_word.wav']));
  });

  test('the wanted Japanese word is spoken only when it is known', async () => {
    const { answer } = await open(1, { ...autoplay, 'POST /learn/check-answer-mode': judged('correct') });
    await waitFor(() => expect(play('English')).toBeEnabled());
    expect(sounds.heard).toEqual([]);
    await answer('kasa');
    await next();
    await waitFor(() => expect(sounds.heard).toEqual(['/sound/ja_word.wav']));
  });
});
