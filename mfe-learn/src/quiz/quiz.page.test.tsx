import type { SessionItem } from '@kotoba/api-client';
import { SESSION_MODES, type CardMode, type SessionMode } from '@kotoba/contracts';
import { closeRemotes, cut, held, openRemote, reply } from '@kotoba/federation/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import remote from '../remote';
import { session, station, word } from '../testing/fixtures';
import { field, judged, next, openQuiz, prompt, review, submit } from '../testing/open-quiz';
import { listen, recording } from '../testing/sounds';

afterEach(closeRemotes);

const umbrella = word(1);
const MARK = 'POST /learn/mark-reviewed';
const two = session([
  [umbrella, 0],
  [station, 0],
]);

test('shows its title, its mode, how far it is and what is hidden, and says when there is no picture', async () => {
  const { busy } = await openQuiz(
    session([
      [umbrella, 0],
      [station, 0],
      [word(3), 0],
    ]),
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Learning Session' })).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Learning Session · Kotoba'));
  expect(screen.getByText('Hiragana/Katakana to English')).toBeVisible();
  expect(screen.getByText('1/3 words')).toBeVisible();
  expect(screen.getByText('3 left')).toBeVisible();
  expect(screen.getByText('33%')).toBeVisible();
  const progress = screen.getByRole('progressbar', { name: 'Progress of the session' });
  expect(progress).toHaveAttribute('aria-valuetext', '1/3 words');
  expect(busy()).toBe(true);
  expect(prompt().closest('[aria-live="polite"]')).toHaveTextContent('かさ');
  expect(review()).not.toBeChecked();
  expect(screen.getByText('The answer is hidden.')).toBeVisible();
  expect(screen.getByText(/Try to remember the word before you look/)).toBeVisible();
  expect(screen.getByText(/Toggle Review to see the answer/)).toBeVisible();
  expect(screen.queryByText('umbrella')).not.toBeInTheDocument();
  // It asks for the meaning, of which a hint would tell too much.
  expect(screen.queryByRole('button', { name: 'Hint' })).not.toBeInTheDocument();
  expect(screen.getByText('No image available')).toBeVisible();
  expect(screen.getByText("This vocabulary doesn't have an image")).toBeVisible();
});

test('without a session yet, it is practice', async () => {
  const slow = held(reply({ data: session([[umbrella, 0]]) }));
  openRemote(remote, { at: '/learn/session/41', answers: { 'GET /learn/session/41': slow.answer } });
  expect(await screen.findByText('Practice Mode')).toBeVisible();
  slow.release();
  expect(await screen.findByText('Hiragana/Katakana to English')).toBeVisible();
  expect(screen.queryByText('Practice Mode')).not.toBeInTheDocument();
});

test('opens at the first word that is not answered', async () => {
  await openQuiz(
    session([
      [umbrella, 1],
      [word(3), 2],
      [station, 0],
    ]),
  );
  expect(prompt()).toHaveTextContent('えき');
  expect(screen.getByText('3/3 words')).toBeVisible();
  expect(field()).toHaveFocus();
});

test('a session in which all is answered opens answered at its last word', async () => {
  await openQuiz(
    session([
      [umbrella, 1],
      [station, 3],
    ]),
  );
  expect(prompt()).toHaveTextContent('えき');
  expect(field()).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('button', { name: 'Session End' })).toBeEnabled();
});

test('a word that was deleted meanwhile is left out', async () => {
  const running = session([
    [umbrella, 0],
    [station, 0],
  ]);
  const learnDetails = [
    {
      vocabularyId: null,
      mode: 2 as const,
      status: 0 as const,
      vocabulary: null,
      answer: null,
      answeredAt: null,
      practised: false,
    },
    ...running.learnDetails,
  ];
  await openQuiz({ ...running, learnDetails });
  expect(prompt()).toHaveTextContent('かさ');
  expect(screen.getByText('1/2 words')).toBeVisible();
});

test('shows the picture of the sentence, and describes it once the answer is known; one that is lost is none', async () => {
  const seen = word(1, { sentenceImageUrl: '/api/media/pictures/a.svg', sentenceImageAlt: 'An umbrella' });
  const { user } = await openQuiz(session([[seen, 0]], { mode: 1 }));
  const picture = () => within(screen.getByRole('region', { name: 'Picture' })).getByRole('img');
  expect(picture()).toHaveAttribute('src', '/api/media/pictures/a.svg');
  expect(picture()).toHaveAccessibleName('A picture for the example sentence');
  await user.click(review());
  expect(picture()).toHaveAccessibleName('An umbrella');
  fireEvent.error(picture());
  expect(screen.getByText('No image available')).toBeVisible();
});

test('a picture that holds the word in writing waits for the answer', async () => {
  const written = word(1, {
    sentenceImageUrl: '/api/media/pictures/a.svg',
    sentenceImageAlt: 'Generated card with the word 傘 (umbrella)',
  });
  const { user } = await openQuiz(session([[written, 0]], { mode: 1 }));
  const card = within(screen.getByRole('region', { name: 'Picture' }));
  expect(card.getByText('The picture comes with the answer')).toBeVisible();
  expect(card.queryByRole('img')).not.toBeInTheDocument();
  await user.click(review());
  expect(card.getByRole('img', { name: /Generated card/ })).toBeVisible();
});

/** The ways in which the cards of a session may ask. */
const dealt: Readonly<Record<SessionMode, readonly CardMode[]>> = {
  0: [2],
  1: [1],
  2: [2],
  3: [3],
  4: [4],
  11: [1, 2, 3, 4],
  12: [12],
  13: [13, 3],
  14: [14, 4],
  15: [15, 4],
};
/** The drawing of an umbrella is a help where "umbrella" is read, and the answer where it is asked. */
const isHelp: Readonly<Record<CardMode, boolean>> = {
  ...{ 1: true, 2: false, 3: true, 4: false, 12: false },
  ...{ 13: true, 14: false, 15: true },
};
/** What the further kinds of question ask with. */
const questions: Readonly<Partial<Record<CardMode, Partial<SessionItem>>>> = {
  13: { cloze: { before: '', after: 'を忘れました。', kana: 2 } },
  14: { choices: ['hat', 'umbrella', 'dog', 'cat'] },
  15: { order: { frame: [null, null, null, '。'], pieces: ['忘れました', '傘', 'を'] } },
};

test.each(SESSION_MODES.flatMap((mode) => dealt[mode].map((asks) => ({ mode, asks }))))(
  'a picture never tells the answer: mode $mode, a card of mode $asks',
  async ({ mode, asks }) => {
    const seen = word(1, { sentenceImageUrl: '/api/media/pictures/a.svg', sentenceImageAlt: 'An umbrella' });
    const running = session([[seen, 0]], { mode });
    const learnDetails = running.learnDetails.map((item) => ({ ...item, mode: asks, ...questions[asks] }));
    const sounds = listen();
    const { user } = await openQuiz({ ...running, learnDetails }, { 'GET /vocabulary/1/audio': recording });
    const card = within(screen.getByRole('region', { name: 'Picture' }));
    expect(card.queryAllByRole('img')).toHaveLength(isHelp[asks] ? 1 : 0);
    await user.click(review());
    expect(card.getByRole('img', { name: 'An umbrella' })).toBeVisible();
    sounds.stop();
  },
);

test('what is left counts the words that come back, too', async () => {
  const { answer, user } = await openQuiz(two, {
    'POST /learn/check-answer-mode': judged('incorrect'),
  });
  expect(screen.getByText('2 left')).toBeVisible();
  await answer('hat');
  expect(await screen.findByText('2 left')).toBeVisible();
  await user.click(await next());
  await answer('hat');
  await user.click(await next());
  expect(screen.getByText('2/2 words')).toBeVisible();
  expect(screen.getByText('2 left')).toBeVisible();
});

test('an ended session shows its results', async () => {
  const ended = session([[umbrella, 1]], { endedAt: '2026-03-01T10:05:00.000Z' });
  const { place } = openRemote(remote, {
    at: '/learn/session/41',
    answers: { 'GET /learn/session/41': reply({ data: ended }) },
  });
  await screen.findByRole('heading', { name: 'Detailed Results' });
  expect(screen.getByRole('heading', { level: 1, name: 'Learning Results' })).toBeVisible();
  expect(place().pathname).toBe('/learn/results/41');
});

test.each([
  ['12abc', {}],
  ['1.5', {}],
  ['1e3', {}],
  ['0', {}],
  ['41', { 'GET /learn/session/41': reply({ code: 'NOT_FOUND', error: 'Not found' }, 404) }],
  ['41', { 'GET /learn/session/41': cut }],
])('session %s that cannot be opened leads back with a word (%#)', async (id, answers) => {
  const { place } = openRemote(remote, { at: `/learn/session/${id}`, answers });
  expect(await screen.findByText('Failed to load learning session')).toBeVisible();
  await waitFor(() => expect(place().pathname).toBe('/learn'));
});

test('another session in the same tab starts afresh', async () => {
  const { go, server, answer } = await openQuiz(
    session([
      [umbrella, 0],
      [station, 0],
    ]),
  );
  await answer('umbrella');
  server.on(
    'GET /learn/session/42',
    reply({ data: session([[word(9, { hiragana: 'あめ' }), 0]], { id: 42 }) }),
  );
  await waitFor(() => go('/learn/session/42'));
  await waitFor(() => expect(prompt()).toHaveTextContent('あめ'));
  expect(field()).toHaveValue('');
  expect(screen.getByText('1/1 words')).toBeVisible();
});

describe('Review', () => {
  const terms = () => screen.queryAllByRole('term').map((term) => term.textContent);

  test('reveals English, Hiragana, Katakana, Kanji and Romaji, each only if present', async () => {
    const { user } = await openQuiz(two);
    expect(terms()).toEqual([]);
    await user.click(review());
    expect(terms()).toEqual(['English', 'Hiragana', 'Kanji', 'Romaji']);
    expect(screen.getByText('umbrella')).toBeVisible();
    expect(screen.getByText('かさ', { selector: 'dd *' })).toHaveAttribute('lang', 'ja');
    expect(screen.getByText('傘を忘れました。')).toHaveAttribute('lang', 'ja');
    expect(screen.queryByText(/Toggle Review/)).not.toBeInTheDocument();
  });

  test('a word of katakana shows its katakana', async () => {
    const coffee = word(5, { jaWord: 'コーヒー', hiragana: 'こーひー', katakana: 'コーヒー', kanji: null });
    const { user } = await openQuiz(session([[coffee, 0]]));
    expect(prompt()).toHaveTextContent('コーヒー');
    await user.click(review());
    expect(terms()).toEqual(['English', 'Hiragana', 'Katakana', 'Romaji']);
  });

  test('closes the input, and opens it again with what was typed', async () => {
    const { user } = await openQuiz(two);
    await user.paste('umb');
    await user.click(review());
    expect(field()).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(submit()).toBeDisabled());
    await user.click(review());
    expect(field()).not.toHaveAttribute('aria-disabled');
    expect(field()).toHaveValue('umb');
    expect(screen.getByText(/Toggle Review to see the answer/)).toBeVisible();
  });

  test('a revealed word that is left counts as reviewed, once', async () => {
    const slow = held(reply({ data: { ...two.learnDetails[0], status: 3 } }));
    const three = session([
      [word(1), 0],
      [station, 0],
      [word(3, { hiragana: 'あめ' }), 0],
    ]);
    const { user, server } = await openQuiz(three, { [MARK]: slow.answer });
    expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
    await user.click(review());
    await user.dblClick(await next());
    slow.release();
    await waitFor(() => expect(prompt()).toHaveTextContent('えき'));
    expect(server.sent(MARK)).toEqual([{ sessionId: 41, vocabularyId: 1 }]);
    expect(review()).not.toBeChecked();
    await waitFor(() => expect(field()).toHaveFocus());
  });

  test('a word that cannot be recorded stays, and says so', async () => {
    const { user, server } = await openQuiz(two, { [MARK]: reply({}, 500) });
    await user.click(review());
    await user.click(await next());
    expect(await screen.findByText('Failed to mark as reviewed')).toBeVisible();
    expect(prompt()).toHaveTextContent('かさ');
    server.on(MARK, reply({ data: { ...two.learnDetails[0], status: 3 } }));
    await user.click(await next());
    await waitFor(() => expect(prompt()).toHaveTextContent('えき'));
  });

  test('the last word is recorded before the session ends', async () => {
    const { user, server, place } = await openQuiz(session([[word(1), 0]]));
    await user.click(review());
    await user.click(await screen.findByRole('button', { name: 'Session End' }));
    await waitFor(() => expect(place().pathname).toBe('/learn/results/41'));
    const writes = server.calls.filter((call) => !call.startsWith('GET'));
    expect(writes).toEqual([MARK, 'PUT /learn/session/41/end']);
    expect(place().state).toEqual({ answers: [{ vocabularyId: 1, status: 3 }] });
  });

  test('a word that was answered in another tab is left as it is', async () => {
    const { user } = await openQuiz(two, { [MARK]: reply({ code: 'STATUS_FINAL', error: 'Answered' }, 409) });
    await user.click(review());
    await user.click(await next());
    await waitFor(() => expect(prompt()).toHaveTextContent('えき'));
    expect(screen.queryByText('Answered')).not.toBeInTheDocument();
  });
});
