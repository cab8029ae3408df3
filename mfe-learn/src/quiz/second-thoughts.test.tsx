import { closeRemotes, held, reply } from '@kotoba/federation/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { session, station, word } from '../testing/fixtures';
import { field, judged, next, openQuiz, prompt, review } from '../testing/open-quiz';

afterEach(closeRemotes);

const CHECK = 'POST /learn/check-answer-mode';
const UNDO = 'POST /learn/session/41/undo';
const ACCEPT = 'POST /learn/session/41/accept-answer';
const two = session([
  [word(1), 0],
  [station, 0],
]);

async function answeredWrong(text = 'umbrela') {
  const opened = await openQuiz(two, {
    [CHECK]: judged('incorrect'),
    [UNDO]: reply({ data: { ...two.learnDetails[0], status: 0 } }),
    [ACCEPT]: judged('correct'),
  });
  await opened.answer(text);
  await next();
  return opened;
}
const press = (key: string) => fireEvent.keyDown(document.body, { key });

test('a near miss shows what is too much and what is missing', async () => {
  const { container } = await answeredWrong();
  await waitFor(() => expect(container.querySelector('ins')).toHaveTextContent('l'));
});

test('another saved word stands beside the answer, with the way to it', async () => {
  const other = { id: 9, enWord: 'chopsticks', jaWord: '箸', reading: 'はし' };
  const { answer } = await openQuiz(two, { [CHECK]: judged('incorrect', { reason: 'other_word', other }) });
  await answer('chopsticks');
  expect(await screen.findByText('箸')).toHaveAttribute('lang', 'ja');
  expect(screen.getByRole('link', { name: 'chopsticks' })).toHaveAttribute('href', '/vocabularies/9/detail');
});

test('"I typed it wrong" takes the answer back and opens the box with the text selected', async () => {
  const { user, server } = await answeredWrong();
  await user.click(await screen.findByRole('button', { name: 'I typed it wrong' }));
  await waitFor(() => expect(field()).not.toHaveAttribute('aria-disabled'));
  expect(server.sent(UNDO)).toEqual([{ vocabularyId: 1 }]);
  expect(review()).not.toBeChecked();
  const input = field() as HTMLInputElement;
  expect([input.value, input.selectionStart, input.selectionEnd]).toEqual(['umbrela', 0, 7]);
});

test('after a press by key on what then is gone, the box has the keys again', async () => {
  const { user } = await openQuiz(two, {
    [CHECK]: judged('incorrect'),
    [ACCEPT]: judged('correct'),
  });
  await user.type(field(), 'umbrela');
  act(() => screen.getByRole('button', { name: 'Submit answer' }).focus());
  await user.keyboard('{Enter}');
  const accept = await screen.findByRole('button', { name: 'Accept my answer from now on' });
  expect(field()).toHaveFocus();
  act(() => accept.focus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(accept).not.toBeInTheDocument());
  expect(field()).toHaveFocus();
});

test('Z takes the last answer back, across words', async () => {
  const { user, server } = await answeredWrong();
  await user.click(await next());
  await waitFor(() => expect(prompt()).toHaveTextContent('えき'));
  field().blur();
  press('z');
  await waitFor(() => expect(prompt()).toHaveTextContent('かさ'));
  expect(server.sent(UNDO)).toHaveLength(1);
});

test('an accepted answer is right, and the word does not come back', async () => {
  const { user, server } = await answeredWrong('brolly');
  await user.click(await screen.findByRole('button', { name: 'Accept my answer from now on' }));
  expect((await screen.findAllByText('Correct!'))[0]).toBeVisible();
  expect(server.sent(ACCEPT)).toEqual([{ vocabularyId: 1 }]);
  expect(screen.queryByRole('button', { name: 'I typed it wrong' })).not.toBeInTheDocument();
  await user.click(await next());
  await waitFor(() => expect(prompt()).toHaveTextContent('えき'));
  server.on(CHECK, judged('correct'));
  await user.type(field(), 'station{Enter}');
  await screen.findByRole('button', { name: 'Moving to next word...' });
});

test('what the server does not accept stays wrong, and says why', async () => {
  const { user, server } = await answeredWrong('brolly');
  server.on(ACCEPT, reply({ code: 'CONFLICT', error: 'Another language' }, 409));
  await user.click(await screen.findByRole('button', { name: 'Accept my answer from now on' }));
  expect(await screen.findByText('Another language')).toBeVisible();
  expect(review()).toBeChecked();
});

test('a word that came back wrong comes back until it is right', async () => {
  const { answer, user, server } = await openQuiz(session([[word(1), 2]]), {
    [CHECK]: judged('incorrect', { recorded: false }),
  });
  expect(screen.getByText('Once more')).toBeVisible();
  await answer('hat');
  await user.click(await next());
  await waitFor(() => expect(field()).not.toHaveAttribute('aria-disabled'));
  expect(field()).toHaveValue('');
  expect(screen.queryByText('The answer is umbrella')).not.toBeInTheDocument();
  server.on(CHECK, judged('correct', { recorded: false, reason: 'typo', matched: 'umbrella' }));
  await answer('umbrela');
  expect(await screen.findByRole('button', { name: 'Session End' })).toBeVisible();
});

test('keys do their work while nothing is typed, and are letters in the box', async () => {
  const { user } = await answeredWrong();
  press('f');
  await waitFor(() => expect(review()).toBeChecked());
  press('f');
  await waitFor(() => expect(review()).not.toBeChecked());
  fireEvent.keyDown(document.body, { key: 'f', ctrlKey: true });
  fireEvent.keyDown(document.body, { key: 'f', isComposing: true });
  expect(review()).not.toBeChecked();
  press('?');
  expect(await screen.findByRole('dialog', { name: 'Keys of the quiz' })).toBeVisible();
  press('f');
  await user.keyboard('{Escape}');
  expect(review()).not.toBeChecked();
  await user.click(await next());
  await waitFor(() => expect(field()).toHaveFocus());
  await user.keyboard('fz?');
  expect(field()).toHaveValue('fz?');
});

test('typed romaji is previewed as kana, and never rewritten', async () => {
  const { user } = await openQuiz(session([[word(1), 0]], { mode: 1 }));
  expect(screen.getByText('Type the reading in kana or romaji.')).toBeVisible();
  await user.type(field(), 'kas');
  expect(field()).toHaveValue('kas');
  expect(screen.getByText('かs')).toHaveAttribute('lang', 'ja');
});

describe('without a connection', () => {
  const setOnline = (isOnline: boolean) => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    fireEvent(window, new Event(isOnline ? 'online' : 'offline'));
  };
  afterEach(() => jest.restoreAllMocks());

  test('answers are kept, and checked in order, once, when it is back', async () => {
    const { answer, server, user } = await openQuiz(two, { [CHECK]: judged('incorrect') });
    setOnline(false);
    expect(await screen.findByText(/^No connection\. Go on/)).toBeVisible();
    await answer('hat');
    expect(await screen.findByText(/^Your answer is kept/)).toBeVisible();
    await user.click(await next());
    await waitFor(() => expect(prompt()).toHaveTextContent('えき'));
    await answer('station');
    expect(await screen.findByText(/2 answers are kept/)).toBeVisible();
    expect(server.sent(CHECK)).toEqual([]);
    setOnline(true);
    await waitFor(() => expect(screen.queryByText(/wait to be checked|are kept/)).not.toBeInTheDocument());
    expect(server.sent(CHECK)).toEqual([
      expect.objectContaining({ vocabularyId: 1, userAnswer: 'hat' }),
      expect.objectContaining({ vocabularyId: 2, userAnswer: 'station' }),
    ]);
    expect((await screen.findAllByText('Incorrect. Try again.'))[0]).toBeVisible();
  });

  test('an answer that waits can be taken back, and is not sent', async () => {
    const { answer, server, user } = await openQuiz(two);
    setOnline(false);
    await answer('hat');
    await user.click(await screen.findByRole('button', { name: 'I typed it wrong' }));
    await waitFor(() => expect(field()).not.toHaveAttribute('aria-disabled'));
    expect(field()).toHaveValue('hat');
    await user.clear(field());
    await answer('umbrella');
    await user.click(await next());
    await waitFor(() => expect(prompt()).toHaveTextContent('えき'));
    await user.click(screen.getByRole('button', { name: 'Undo last answer' }));
    await waitFor(() => expect(prompt()).toHaveTextContent('かさ'));
    await answer('umbrella');
    setOnline(true);
    await waitFor(() => expect(server.sent(CHECK)).toHaveLength(1));
    expect(server.sent(CHECK)[0]).toMatchObject({ vocabularyId: 1, userAnswer: 'umbrella' });
  });

  test('while a kept answer is being checked, Undo takes back no other one', async () => {
    const slow = held(judged('correct'));
    const answers = { [CHECK]: slow.answer, [UNDO]: reply({ data: { ...two.learnDetails[0], status: 0 } }) };
    const { answer, server } = await openQuiz(
      session([
        [word(1), 1],
        [station, 0],
      ]),
      answers,
    );
    setOnline(false);
    await answer('station');
    await screen.findByText(/^Your answer is kept/);
    setOnline(true);
    await waitFor(() => expect(server.sent(CHECK)).toHaveLength(1));
    press('z');
    slow.release();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Undo last answer' })).toBeEnabled());
    expect(server.sent(UNDO)).toEqual([]);
  });

  test('a session does not end before its answers are checked', async () => {
    const { answer, server, user } = await openQuiz(session([[word(1), 0]]));
    setOnline(false);
    await answer('umbrella');
    await user.click(await screen.findByRole('button', { name: 'Session End' }));
    expect(await screen.findByText(/The session can end after that/)).toBeVisible();
    expect(server.calls).not.toContain('PUT /learn/session/41/end');
  });

  test('what a closed tab kept is checked by the next one, and not asked again', async () => {
    const first = await openQuiz(two);
    setOnline(false);
    await first.answer('umbrella');
    await screen.findByText(/^Your answer is kept/);
    first.unmount();
    setOnline(true);
    const { server } = await openQuiz(two);
    expect(prompt()).toHaveTextContent('えき');
    await waitFor(() => expect(server.sent(CHECK)).toHaveLength(1));
  });
});
