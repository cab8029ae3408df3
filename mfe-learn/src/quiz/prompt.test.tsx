import type { SessionMode } from '@kotoba/contracts';
import { settings } from '@kotoba/api-client/testing';
import { closeRemotes, reply, type Answers } from '@kotoba/federation/testing';
import { screen, waitFor } from '@testing-library/react';
import { session, station, word } from '../testing/fixtures';
import { field, judged, next, openQuiz, prompt, review } from '../testing/open-quiz';
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
const open = (mode: SessionMode, more: Answers = {}) =>
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
    const { user } = await open(mode as SessionMode);
    expect(screen.getByText(name)).toBeVisible();
    expect(prompt()).toHaveTextContent(shown);
    expect(prompt().lang).toBe(heard === 'Japanese' ? 'ja' : '');
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

describe('Listening', () => {
  const LISTENING_MODE = 12;

  test('asks by the recording alone, which is heard at once; the word is shown when it is known', async () => {
    const { answer } = await open(LISTENING_MODE, { 'POST /learn/check-answer-mode': judged('incorrect') });
    expect(screen.getByText('Listening')).toBeVisible();
    expect(prompt()).toHaveTextContent('Listen to the word');
    expect(screen.getByText('Type the meaning in English.')).toBeVisible();
    await waitFor(() => expect(sounds.heard).toEqual(['/sound/ja_word.wav']));
    expect(play('English')).not.toBeInTheDocument();
    expect(screen.queryByText('傘')).not.toBeInTheDocument();
    await answer('hat');
    await waitFor(() => expect(prompt()).toHaveTextContent('傘'));
    expect(sounds.heard).toHaveLength(1);
  });

  test('is heard once more when the word comes back', async () => {
    const { answer, user } = await openQuiz(session([[word(1), 2]], { mode: LISTENING_MODE }), {
      'GET /vocabulary/1/audio': recording,
      'POST /learn/check-answer-mode': judged('incorrect', { recorded: false }),
    });
    await waitFor(() => expect(sounds.heard).toHaveLength(1));
    await answer('hat');
    await user.click(await next());
    await waitFor(() => expect(sounds.heard).toHaveLength(2));
  });
});

test('in Mixed each card asks in its own way', async () => {
  const mixed = session(
    [
      [word(1), 0],
      [station, 0],
    ],
    { mode: 11 },
  );
  const [first, second] = mixed.learnDetails;
  if (!first || !second) throw new Error('Two cards were dealt');
  const { answer, user } = await openQuiz({
    ...mixed,
    learnDetails: [
      { ...first, mode: 1 },
      { ...second, mode: 4 },
    ],
  });
  expect(screen.getByText('Mixed')).toBeVisible();
  expect(prompt()).toHaveTextContent('umbrella');
  expect(field()).toHaveAttribute('lang', 'ja');
  await answer('kasa');
  await user.click(await screen.findByRole('button', { name: 'Moving to next word...' }));
  await waitFor(() => expect(prompt()).toHaveTextContent('駅'));
  expect(field()).toHaveAttribute('lang', 'en');
});

test('a word without kanji is asked by its kana in mode 4', async () => {
  const here = word(1, { jaWord: 'ここ', hiragana: 'ここ', kanji: null });
  await openQuiz(session([[here, 0]], { mode: 4 }));
  expect(prompt()).toHaveTextContent('ここ');
});

test('the recordings of the next word are made and fetched while this one is asked, each once, and a lost one is no matter', async () => {
  const named = (file: string) => `/sound/${file}.wav`;
  const sound = new Response('sound');
  const made: string[] = [];
  const of = (id: number) => (request: Request) => {
    const file = `${id}-${new URL(request.url).searchParams.get('variant')}`;
    made.push(file);
    return Response.json({ audio_url: named(file) });
  };
  const { user, server } = await open(2, {
    'GET /vocabulary/1/audio': of(1),
    'GET /vocabulary/2/audio': of(2),
    'GET /sound/2-ja_word.wav': () => sound,
  });
  const files = () => server.calls.filter((call) => call.startsWith('GET /sound/')).sort();
  const all = ['1-en_word', '1-ja_word', '2-en_word', '2-ja_word'];
  await waitFor(() => expect(files()).toEqual(all.map((file) => `GET ${named(file)}`)));
  // A browser does not keep a file that nobody reads.
  await waitFor(() => expect(sound.bodyUsed).toBe(true));
  await user.click(review());
  await user.click(await next());
  await waitFor(() => expect(prompt()).toHaveTextContent('えき'));
  // Without autoplay nothing is heard by itself.
  expect(sounds.heard).toEqual([]);
  await user.click(play('Japanese') as HTMLElement);
  await screen.findByRole('button', { name: 'Stop Japanese word' });
  expect(sounds.heard).toEqual([named('2-ja_word')]);
  expect(files()).toHaveLength(4);
  expect([...made].sort()).toEqual(all);
});

test('a recording that cannot be loaded says so', async () => {
  const { user } = await open(2, { 'GET /vocabulary/1/audio': reply({}, 500) });
  await user.click(play('Japanese') as HTMLElement);
  expect(await screen.findByText('Failed to load audio')).toBeVisible();
});

describe('with autoplay', () => {
  const autoplay = { 'GET /account/settings': reply({ ...settings, autoplay: true, autoAdvance: false }) };

  const said = (times: number) =>
    waitFor(() => expect(sounds.heard).toEqual(Array.from({ length: times }, () => '/sound/ja_word.wav')));

  test('a Japanese prompt is spoken when it is shown and after the answer, once each', async () => {
    const { answer, user } = await open(2, {
      ...autoplay,
      'POST /learn/check-answer-mode': judged('correct'),
    });
    await said(1);
    await answer('umbrella');
    await said(2);
    await user.click(await next());
    await waitFor(() => expect(prompt()).toHaveTextContent('えき'));
    await said(3);
  });

  test('the wanted Japanese word is spoken only after the answer', async () => {
    const { answer } = await open(1, { ...autoplay, 'POST /learn/check-answer-mode': judged('correct') });
    await waitFor(() => expect(play('English')).toBeEnabled());
    expect(sounds.heard).toEqual([]);
    await answer('kasa');
    await next();
    await said(1);
  });
});

test('names and meanings that the learner wrote in Japanese say their language', async () => {
  const travel = word(1, { enWord: 'umbrella (傘)', topic: { name: '天気', userTopic: { name: '旅行' } } });
  await openQuiz(session([[travel, 0]], { mode: 1 }));
  expect(prompt()).toHaveAttribute('lang', 'ja');
  expect(screen.getByText('旅行')).toHaveAttribute('lang', 'ja');
  expect(screen.getByText('天気')).toHaveAttribute('lang', 'ja');
});
