import { closeRemotes, cut, held, reply, type FakeApi } from '@kotoba/federation/testing';
import { learner } from '@kotoba/api-client/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { changeUnsent, unsentAttempts } from '../outbox';
import { session, station, word } from '../testing/fixtures';
import { field, judged, next, openQuiz, prompt } from '../testing/open-quiz';

afterEach(() => {
  jest.useRealTimers();
  closeRemotes();
});

const CHECK = 'POST /learn/check-answer-mode';
const MARK = 'POST /learn/mark-reviewed';
const UNDO = 'POST /learn/session/41/undo';
const END = 'PUT /learn/session/41/end';
const two = session([
  [word(1), 0],
  [station, 0],
]);
const undone = reply({ data: { ...two.learnDetails[0], status: 0 } });
const kept = () => unsentAttempts(learner.id, 41);
const opened = () => waitFor(() => expect(field()).not.toHaveAttribute('aria-disabled'));
/** Looking at the page again is a reason to try again at once. */
const look = () => fireEvent(document, new Event('visibilitychange'));
/** What was sent, each request once: how often it is tried is a matter of time. */
function requestKeys(server: FakeApi, call: string): unknown[] {
  const keys = server.keys(call);
  return server.sent(call).filter((_body, index) => keys.indexOf(keys[index] ?? null) === index);
}
const passed = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe('while the browser is online and the server is not there', () => {
  test('an answer that could not be checked says so, is kept, and is checked by itself, under one key', async () => {
    jest.useFakeTimers();
    const { answer, server } = await openQuiz(two, { [CHECK]: cut });
    await answer('hat');
    expect(await screen.findByText('Failed to check answer.')).toBeVisible();
    expect(await screen.findByText(/^Kotoba cannot be reached\. 1 answer is kept/)).toBeVisible();
    expect(screen.getByText(/^Your answer is kept/)).toBeVisible();
    expect(field()).toHaveValue('hat');
    await passed(2000);
    expect(server.sent(CHECK)).toHaveLength(2);
    expect(screen.getByText(/^Kotoba cannot be reached/)).toBeVisible();
    server.on(CHECK, judged('incorrect'));
    await passed(15_000);
    expect((await screen.findAllByText('Incorrect. Try again.'))[0]).toBeVisible();
    expect(screen.queryByText(/is kept|to be checked/)).not.toBeInTheDocument();
    const keys = server.keys(CHECK);
    expect(keys).toHaveLength(3);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set(keys).size).toBe(1);
    expect(kept()).toEqual([]);
  });

  test('a kept answer that is refused for too many calls stays kept until the server said, under one key', async () => {
    jest.useFakeTimers();
    const busy = () =>
      Response.json({ error: 'Slow down' }, { status: 429, headers: { 'retry-after': '40' } });
    const { answer, server } = await openQuiz(two, { [CHECK]: cut });
    await answer('hat');
    expect(await screen.findByText(/^Your answer is kept/)).toBeVisible();
    server.on(CHECK, busy);
    await passed(2000);
    expect(server.sent(CHECK)).toHaveLength(2);
    server.on(CHECK, judged('incorrect'));
    await passed(37_000);
    expect(server.sent(CHECK)).toHaveLength(2);
    expect(kept()).toHaveLength(1);
    await passed(4000);
    expect((await screen.findAllByText('Incorrect. Try again.'))[0]).toBeVisible();
    expect(new Set(server.keys(CHECK)).size).toBe(1);
    expect(kept()).toEqual([]);
  });

  test('an answer of which nothing is heard for twenty seconds is kept, too', async () => {
    jest.useFakeTimers();
    const { answer, server } = await openQuiz(two);
    let giveUp: AbortSignal | null | undefined;
    const PageRequest = globalThis.Request;
    globalThis.Request = class extends PageRequest {
      constructor(input: RequestInfo | URL, init?: RequestInit) {
        super(input, init);
        giveUp = init?.signal;
      }
    };
    server.on(
      CHECK,
      () => new Promise((_, fail) => giveUp?.addEventListener('abort', () => fail(giveUp?.reason as Error))),
    );
    await answer('hat');
    await waitFor(() => expect(server.sent(CHECK)).toHaveLength(1));
    await passed(19_000);
    expect(screen.queryByText(/^Your answer is kept/)).not.toBeInTheDocument();
    await passed(1000);
    expect(await screen.findByText('Failed to check answer.')).toBeVisible();
    expect(await screen.findByText(/^Your answer is kept/)).toBeVisible();
  });

  test('what follows is kept quietly, and sent in order, each under its own key', async () => {
    const { answer, server, user } = await openQuiz(two, { [CHECK]: cut });
    await answer('hat');
    await user.click(await next());
    await waitFor(() => expect(prompt()).toHaveTextContent('えき'));
    await answer('station');
    expect(await screen.findByText(/2 answers are kept/)).toBeVisible();
    expect(requestKeys(server, CHECK)).toMatchObject([{ userAnswer: 'hat' }]);
    server.on(CHECK, judged('correct'));
    await user.click(screen.getByRole('button', { name: 'Check now' }));
    await waitFor(() => expect(kept()).toEqual([]));
    expect(requestKeys(server, CHECK)).toMatchObject([{ userAnswer: 'hat' }, { userAnswer: 'station' }]);
  });

  test('a reload sends under the same key what may have arrived', async () => {
    const before = await openQuiz(two, { [CHECK]: cut });
    await before.answer('hat');
    await screen.findByText(/^Your answer is kept/);
    const [key] = before.server.keys(CHECK);
    before.unmount();
    const { server } = await openQuiz(two);
    await waitFor(() => expect(server.keys(CHECK)).toEqual([key]));
    expect(prompt()).toHaveTextContent('えき');
  });

  test('what an earlier release kept without a key is sent without one, once', async () => {
    changeUnsent(learner.id, 41, () => [{ vocabularyId: 1, again: false, text: 'hat' }]);
    const { server } = await openQuiz(two);
    await waitFor(() => expect(kept()).toEqual([]));
    expect(server.keys(CHECK)).toEqual([null]);
  });

  test('an answer that may have arrived is taken back there, too, before another one is given', async () => {
    const { answer, server, user } = await openQuiz(two, { [CHECK]: cut, [UNDO]: undone });
    await answer('hat');
    await user.click(await screen.findByRole('button', { name: 'I typed it wrong' }));
    await opened();
    await user.clear(field());
    await answer('umbrella');
    expect(await screen.findByText(/1 answer is kept/)).toBeVisible();
    server.on(CHECK, judged('correct'));
    look();
    await waitFor(() => expect(kept()).toEqual([]));
    const writes = server.calls.filter((call) => call === CHECK || call === UNDO);
    expect(writes.filter((call, index) => call !== writes[index - 1])).toEqual([CHECK, UNDO, CHECK]);
    expect(requestKeys(server, UNDO)).toEqual([{ vocabularyId: 1 }]);
    expect(requestKeys(server, CHECK)).toMatchObject([{ userAnswer: 'hat' }, { userAnswer: 'umbrella' }]);
  });

  test('the last answer can be taken back while an earlier one is on its way', async () => {
    const slow = held(judged('correct'));
    const { answer, server, user } = await openQuiz(two, { [CHECK]: cut });
    await answer('hat');
    await user.click(await next());
    await waitFor(() => expect(prompt()).toHaveTextContent('えき'));
    await answer('boat');
    await screen.findByText(/2 answers are kept/);
    let asked = false;
    server.on(CHECK, (request) => {
      asked = true;
      return slow.answer(request);
    });
    look();
    await waitFor(() => expect(asked).toBe(true));
    await user.click(screen.getByRole('button', { name: 'I typed it wrong' }));
    await opened();
    slow.release();
    await waitFor(() => expect(kept()).toEqual([]));
    expect(requestKeys(server, CHECK)).toMatchObject([{ userAnswer: 'hat' }]);
    expect(server.calls).not.toContain(UNDO);
    expect(prompt()).toHaveTextContent('えき');
  });

  test('a word whose answer was taken back is asked after a reload, whatever the server knows yet', async () => {
    const takenBack = { vocabularyId: 1, again: false, text: 'hat', key: 'k'.repeat(32), takenBack: true };
    changeUnsent(learner.id, 41, () => [takenBack]);
    const slow = held(undone);
    await openQuiz(
      session([
        [word(1), 2],
        [station, 0],
      ]),
      { [UNDO]: slow.answer },
    );
    expect(prompt()).toHaveTextContent('かさ');
    await opened();
    slow.release();
    await waitFor(() => expect(kept()).toEqual([]));
  });

  test('whoever goes on from a word in spite of being told is let through, and it is recorded later', async () => {
    const { server, user } = await openQuiz(two, { [MARK]: cut });
    await user.click(screen.getByRole('switch', { name: 'Review' }));
    await user.click(await next());
    expect(await screen.findByText('Failed to move to next vocabulary')).toBeVisible();
    expect(prompt()).toHaveTextContent('かさ');
    await user.click(await next());
    await waitFor(() => expect(prompt()).toHaveTextContent('えき'));
    expect(kept()).toHaveLength(1);
    server.on(MARK, reply({ data: { ...two.learnDetails[0], status: 3 } }));
    look();
    await waitFor(() => expect(kept()).toEqual([]));
    expect(requestKeys(server, MARK)).toHaveLength(1);
  });

  test('the session ends when its answers are checked, not before', async () => {
    const { answer, server, user } = await openQuiz(session([[word(1), 0]]), { [CHECK]: cut });
    await answer('umbrella');
    await user.click(await screen.findByRole('button', { name: 'Session End' }));
    expect(await screen.findByText(/The session can end after that/)).toBeVisible();
    expect(server.calls).not.toContain(END);
    server.on(CHECK, judged('correct'));
    look();
    await waitFor(() => expect(kept()).toEqual([]));
    await user.click(screen.getByRole('button', { name: 'Session End' }));
    await waitFor(() => expect(server.calls).toContain(END));
  });
});

describe('an answer that the server did not check', () => {
  test('is the same request when it is sent again, and a new one after another text', async () => {
    const { answer, server, user } = await openQuiz(two, { [CHECK]: reply({}, 503) });
    for (const [index, text] of ['hat', 'hat', 'cap', 'hat'].entries()) {
      await user.clear(field());
      await answer(text);
      await waitFor(() => expect(server.sent(CHECK)).toHaveLength(index + 1));
      await opened();
    }
    const keys = server.keys(CHECK);
    expect(keys.map((key) => [...new Set(keys)].indexOf(key))).toEqual([0, 0, 1, 2]);
  });

  test('the same answer after an undo is a new one', async () => {
    const { answer, server, user } = await openQuiz(two, { [CHECK]: judged('incorrect'), [UNDO]: undone });
    await answer('hat');
    await user.click(await screen.findByRole('button', { name: 'I typed it wrong' }));
    await opened();
    await answer('');
    await waitFor(() => expect(server.sent(CHECK)).toHaveLength(2));
    expect(server.sent(CHECK)[1]).toEqual(server.sent(CHECK)[0]);
    expect(new Set(server.keys(CHECK)).size).toBe(2);
  });

  test('an undo whose answer was lost is the same one when it is pressed again, and a new one after another answer', async () => {
    const { answer, server, user } = await openQuiz(two, { [CHECK]: judged('incorrect'), [UNDO]: cut });
    await answer('hat');
    const again = await screen.findByRole('button', { name: 'I typed it wrong' });
    await user.click(again);
    await waitFor(() => expect(server.sent(UNDO)).toHaveLength(1));
    await screen.findByText('Failed to take the answer back');
    server.on(UNDO, undone);
    await user.click(again);
    await opened();
    await answer('');
    await user.click(await screen.findByRole('button', { name: 'I typed it wrong' }));
    await waitFor(() => expect(server.sent(UNDO)).toHaveLength(3));
    const [first, second, third] = server.keys(UNDO);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });
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
    act(() => field().blur());
    fireEvent.keyDown(document.body, { key: 'z' });
    slow.release();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Undo last answer' })).toBeEnabled());
    expect(server.sent(UNDO)).toEqual([]);
  });
});
