import { closeRemotes, cut, held, openRemote, reply } from '@kotoba/federation/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import remote from '../remote';
import { session, station, word } from '../testing/fixtures';
import { field, openQuiz, prompt, review } from '../testing/open-quiz';

afterEach(closeRemotes);

const umbrella = word(1);

test('shows its title, its mode, the way back, the way out and how far it is', async () => {
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
  expect(screen.getByRole('button', { name: 'Back to Learning' })).toBeVisible();
  expect(screen.getByText('1/3 words')).toBeVisible();
  expect(screen.getByText('33%')).toBeVisible();
  const progress = screen.getByRole('progressbar', { name: 'Progress of the session' });
  expect(progress).toHaveAttribute('aria-valuetext', '1/3 words');
  expect(busy()).toBe(true);
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
      status: 0,
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

test('the answer is hidden, with a hint and how to see it', async () => {
  await openQuiz(session([[umbrella, 0]]));
  expect(review()).not.toBeChecked();
  expect(screen.getByText('The answer is hidden.')).toBeVisible();
  expect(screen.getByText(/Try to remember the word before you look/)).toBeVisible();
  expect(screen.getByText(/Toggle Review to see the answer/)).toBeVisible();
  expect(screen.queryByText('umbrella')).not.toBeInTheDocument();
});

test('shows the picture of the sentence, and describes it once the answer is known', async () => {
  const seen = word(1, { sentenceImageUrl: '/api/media/pictures/a.svg', sentenceImageAlt: 'An umbrella' });
  const { user } = await openQuiz(session([[seen, 0]]));
  const picture = () => within(screen.getByRole('region', { name: 'Picture' })).getByRole('img');
  expect(picture()).toHaveAttribute('src', '/api/media/pictures/a.svg');
  expect(picture()).toHaveAccessibleName('A picture for the example sentence');
  await user.click(review());
  expect(picture()).toHaveAccessibleName('An umbrella');
});

test('a picture that holds the word in writing waits for the answer', async () => {
  const written = word(1, {
    sentenceImageUrl: '/api/media/pictures/a.svg',
    sentenceImageAlt: 'Generated card with the word 傘 (umbrella)',
  });
  const { user } = await openQuiz(session([[written, 0]]));
  const card = within(screen.getByRole('region', { name: 'Picture' }));
  expect(card.getByText('The picture comes with the answer')).toBeVisible();
  expect(card.queryByRole('img')).not.toBeInTheDocument();
  await user.click(review());
  expect(card.getByRole('img', { name: /Generated card/ })).toBeVisible();
});

test('a picture that cannot be loaded is none', async () => {
  const lost = word(1, { sentenceImageUrl: '/api/media/pictures/a.svg', sentenceImageAlt: 'An umbrella' });
  await openQuiz(session([[lost, 0]]));
  fireEvent.error(within(screen.getByRole('region', { name: 'Picture' })).getByRole('img'));
  expect(screen.getByText('No image available')).toBeVisible();
});

test('says when there is no picture', async () => {
  await openQuiz(session([[umbrella, 0]]));
  expect(screen.getByText('No image available')).toBeVisible();
  expect(screen.getByText("This vocabulary doesn't have an image")).toBeVisible();
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
