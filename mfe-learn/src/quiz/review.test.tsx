import { settings } from '@kotoba/api-client/testing';
import { closeRemotes, cut, held, reply } from '@kotoba/federation/testing';
import { screen, waitFor } from '@testing-library/react';
import { session, station, word } from '../testing/fixtures';
import { field, next, openQuiz, prompt, review, submit } from '../testing/open-quiz';

afterEach(closeRemotes);

const MARK = 'POST /learn/mark-reviewed';
const two = session([
  [word(1), 0],
  [station, 0],
]);
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
  await user.type(field(), 'umb');
  await user.click(review());
  expect(field()).toHaveAttribute('aria-disabled', 'true');
  await waitFor(() => expect(submit()).toBeDisabled());
  await user.click(review());
  expect(field()).not.toHaveAttribute('aria-disabled');
  expect(field()).toHaveValue('umb');
  expect(screen.getByText(/Toggle Review to see the answer/)).toBeVisible();
});

test('a revealed word that is left counts as reviewed', async () => {
  const { user, server } = await openQuiz(two);
  expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
  await user.click(review());
  await user.click(await next());
  await waitFor(() => expect(prompt()).toHaveTextContent('えき'));
  expect(server.sent(MARK)).toEqual([{ sessionId: 41, vocabularyId: 1 }]);
  expect(review()).not.toBeChecked();
  await waitFor(() => expect(field()).toHaveFocus());
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

test.each([
  ['the server refuses', reply({}, 500), 'Failed to mark as reviewed'],
  ['the server is not reached', cut, 'Failed to move to next vocabulary'],
])('a word that cannot be recorded stays, and says so when %s', async (_when, answer, words) => {
  const { user, server } = await openQuiz(two, { [MARK]: answer });
  await user.click(review());
  await user.click(await next());
  expect(await screen.findByText(words)).toBeVisible();
  expect(prompt()).toHaveTextContent('かさ');
  server.on(MARK, reply({ data: { vocabularyId: 1, status: 3, vocabulary: null } }));
  await user.click(await next());
  await waitFor(() => expect(prompt()).toHaveTextContent('えき'));
});

test('a word that was answered in another tab is left as it is', async () => {
  const { user } = await openQuiz(two, { [MARK]: reply({ code: 'STATUS_FINAL', error: 'Answered' }, 409) });
  await user.click(review());
  await user.click(await next());
  await waitFor(() => expect(prompt()).toHaveTextContent('えき'));
  expect(screen.queryByText('Answered')).not.toBeInTheDocument();
});

test('two clicks on Next leave one word', async () => {
  const slow = held(reply({ data: { vocabularyId: 1, status: 3, vocabulary: null } }));
  const three = session([
    [word(1), 0],
    [station, 0],
    [word(3, { hiragana: 'あめ' }), 0],
  ]);
  const { user, server } = await openQuiz(three, { [MARK]: slow.answer });
  await user.click(review());
  await user.dblClick(await next());
  slow.release();
  await waitFor(() => expect(prompt()).toHaveTextContent('えき'));
  expect(server.sent(MARK)).toHaveLength(1);
});

test.each([
  [true, 1],
  [false, 0],
])('furigana %s puts %d readings over the revealed word', async (furigana, readings) => {
  const { user, container } = await openQuiz(session([[word(1), 0]], { mode: 4 }), {
    'GET /account/settings': reply({ ...settings, furigana }),
  });
  await waitFor(() => expect(review()).toBeEnabled());
  await user.click(review());
  await waitFor(() => expect(container.querySelectorAll('rt')).toHaveLength(readings));
});
