import { ITEM_STATUS, type ItemStatus } from '@kotoba/contracts';
import { drafts } from '@kotoba/api-client';
import { learner } from '@kotoba/api-client/testing';
import { closeRemotes, cut, reply, type Answer } from '@kotoba/federation/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { session, station, word } from '../testing/fixtures';
import { field, judged, next, openQuiz, prompt, review } from '../testing/open-quiz';
import { listen, recording } from '../testing/sounds';

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

test('"I typed it wrong" takes the answer back and opens the box with the text selected', async () => {
  const { user, server, container } = await answeredWrong();
  await waitFor(() => expect(container.querySelector('ins')).toHaveTextContent('l'));
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
  await user.paste('umbrela');
  const submit = screen.getByRole('button', { name: 'Submit answer' });
  await waitFor(() => expect(submit).toBeEnabled());
  act(() => submit.focus());
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
  act(() => field().blur());
  press('z');
  await waitFor(() => expect(prompt()).toHaveTextContent('かさ'));
  expect(server.sent(UNDO)).toHaveLength(1);
});

test('an accepted answer is right, and the word does not come back; what the server does not accept stays wrong', async () => {
  const { answer, user, server } = await answeredWrong('brolly');
  server.on(ACCEPT, reply({ code: 'CONFLICT', error: 'Another language' }, 409));
  const accept = await screen.findByRole('button', { name: 'Accept my answer from now on' });
  await user.click(accept);
  expect(await screen.findByText('Another language')).toBeVisible();
  expect(review()).toBeChecked();
  server.on(ACCEPT, judged('correct'));
  await user.click(accept);
  expect((await screen.findAllByText('Correct!'))[0]).toBeVisible();
  expect(screen.getByText('Your answer counts from now on.')).toBeVisible();
  expect(server.sent(ACCEPT)).toEqual([{ vocabularyId: 1 }, { vocabularyId: 1 }]);
  expect(screen.queryByRole('button', { name: 'I typed it wrong' })).not.toBeInTheDocument();
  await user.click(await next());
  await waitFor(() => expect(prompt()).toHaveTextContent('えき'));
  server.on(CHECK, judged('correct'));
  await answer('station');
  await screen.findByRole('button', { name: 'Moving to next word...' });
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
  const sounds = listen();
  const long = session(Array.from({ length: 14 }, (_, index) => [word(index + 1), 0]));
  const { answer, server, user } = await openQuiz(long, {
    [CHECK]: judged('incorrect'),
    [ACCEPT]: judged('correct'),
    'GET /vocabulary/1/audio': recording,
  });
  await user.keyboard('fjswcz?');
  expect(field()).toHaveValue('fjswcz?');
  await user.clear(field());
  await answer('hat');
  await next();
  await waitFor(() => expect(review()).toBeChecked());
  press('f');
  await waitFor(() => expect(review()).not.toBeChecked());
  fireEvent.keyDown(document.body, { key: 'f', ctrlKey: true });
  fireEvent.keyDown(document.body, { key: 'f', isComposing: true });
  expect(review()).not.toBeChecked();
  press('?');
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  press('f');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(review()).not.toBeChecked();
  press('j');
  await waitFor(() => expect(sounds.heard).toEqual(['/sound/ja_word.wav']));
  sounds.stop();
  press('w');
  expect(await screen.findByText('1/11 words')).toBeVisible();
  expect(server.calls).not.toContain(ACCEPT);
  press('s');
  expect(await screen.findByText('Your answer counts from now on.')).toBeVisible();
  await user.click(await next());
  server.on(CHECK, judged('correct'));
  await answer('umbrella');
  await screen.findByRole('button', { name: 'Moving to next word...' });
  press('c');
  expect(await next()).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Moving to next word...' })).not.toBeInTheDocument();
});

describe('Wrap up', () => {
  const WORDS = 30;
  /** A session of which the first words have these statuses; the others are not answered. */
  const many = (statuses: readonly ItemStatus[] = []) =>
    session(
      Array.from({ length: WORDS }, (_, index) => [
        word(index + 1, { hiragana: 'か'.repeat(index + 1) }),
        statuses[index] ?? ITEM_STATUS.open,
      ]),
    );
  const wrapUp = () => screen.queryByRole('button', { name: 'Wrap up' });

  /** Opens a session that the server then knows further: `later` are its statuses when the learner comes back. */
  async function openTwice(first: readonly ItemStatus[], later: readonly ItemStatus[], answers = {}) {
    let statuses = first;
    const opened = await openQuiz(many(first), {
      'GET /learn/session/41': () => Response.json({ data: many(statuses) }),
      ...answers,
    });
    const comeBack = async (): Promise<void> => {
      statuses = later;
      await act(() => opened.go('/elsewhere'));
      await act(() => opened.go('/learn/session/41'));
      await screen.findByRole('button', { name: 'End Session' });
    };
    return { ...opened, comeBack };
  }

  test('the keys are told by a control, too, every one of them', async () => {
    const { user } = await openQuiz(two);
    await user.click(screen.getByRole('button', { name: 'Keys' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    const keys = sheet.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(keys).toEqual(['Enter', '1 – 9', '⌫', '→', 'F', 'J', 'S', 'Z', 'W', 'C', '?', 'Esc']);
  });

  test('leaves at most ten more, also when the session is opened again', async () => {
    const { user, comeBack } = await openTwice([], [1, 1]);
    await user.click(wrapUp() as HTMLElement);
    expect(screen.getByText('1/11 words')).toBeVisible();
    expect(wrapUp()).not.toBeInTheDocument();
    await comeBack();
    expect(screen.getByText('3/11 words')).toBeVisible();
    expect(wrapUp()).not.toBeInTheDocument();
  });

  test('a wrong word of the ten does not come back on top of them', async () => {
    const { user, comeBack } = await openTwice([], [1, 2, 1]);
    await user.click(wrapUp() as HTMLElement);
    await comeBack();
    expect(screen.getByText('4/11 words')).toBeVisible();
    await act(async () => undefined);
    expect(prompt()).toHaveTextContent('かかかか');
  });

  test('practice that went wrong is not asked again', async () => {
    const statuses = Array.from({ length: WORDS }, (_, index) => (index < 15 ? 2 : 1));
    const { user, answer, comeBack } = await openTwice(statuses, statuses, {
      'POST /learn/check-answer-mode': judged('incorrect', { recorded: false }),
    });
    expect(prompt()).toHaveTextContent(/^か$/);
    await user.click(wrapUp() as HTMLElement);
    await answer('hat');
    await screen.findByText('The answer is umbrella');
    await comeBack();
    expect(prompt()).toHaveTextContent(/^かか$/);
  });

  test('a word whose answer is taken back is asked, though it was answered before', async () => {
    const { user, comeBack } = await openTwice([1], [], {
      'POST /learn/session/41/undo': reply({ data: many().learnDetails[0] }),
    });
    await user.click(wrapUp() as HTMLElement);
    await user.click(screen.getByRole('button', { name: 'Undo last answer' }));
    await screen.findByText('Your last answer is taken back.');
    await comeBack();
    expect(prompt()).toHaveTextContent(/^か$/);
    expect(screen.getByText('1/12 words')).toBeVisible();
  });

  test('is forgotten with the session', async () => {
    const { user } = await openTwice([], []);
    await user.click(wrapUp() as HTMLElement);
    const kept = () => drafts.keys(learner.id, 'quiz.41.');
    expect(kept()).toEqual(['quiz.41.wrapUp']);
    await user.click(screen.getByRole('button', { name: 'End Session' }));
    const dialog = await screen.findByRole('dialog', { name: 'End Learning Session' });
    await user.click(within(dialog).getByRole('button', { name: 'End Session' }));
    await screen.findByRole('heading', { name: 'Learning Results' });
    expect(kept()).toEqual([]);
  });

  test('an answer that is taken back on the results brings its word alone, not those that were left out', async () => {
    let stored = many();
    const { user, answer } = await openQuiz(stored, {
      'GET /learn/session/41': () => Response.json({ data: stored }),
      'PUT /learn/session/41/end': () => {
        stored = { ...many([1]), endedAt: new Date().toISOString() };
        return Response.json({ data: stored });
      },
      'POST /learn/session/41/undo': () => {
        stored = many();
        return Response.json({ data: stored.learnDetails[0] });
      },
    });
    await user.click(wrapUp() as HTMLElement);
    await answer('umbrella');
    await user.click(screen.getByRole('button', { name: 'End Session' }));
    const dialog = await screen.findByRole('dialog', { name: 'End Learning Session' });
    await user.click(within(dialog).getByRole('button', { name: 'End Session' }));
    await user.click(await screen.findByRole('button', { name: 'Undo last answer' }));
    expect(await screen.findByText('1/1 words')).toBeVisible();
    expect(prompt()).toHaveTextContent(/^か$/);
  });
});

describe('the hint for an ambiguous prompt', () => {
  const hot = word(1, {
    enWord: 'hot',
    jaWord: '暑い',
    kanji: '暑い',
    hiragana: 'あつい',
    partOfSpeech: 'i-adjective',
  });
  const button = () => screen.queryByRole('button', { name: 'Hint' });
  const told = () => screen.findByText(/Part of speech/);

  const openHint = (answer: Answer) =>
    openQuiz(session([[hot, 0]], { mode: 1 }), { 'GET /learn/learn-detail/41/1/hint': answer });
  const nothing = reply({ data: { meanings: [], namesakes: [] } });

  test('on demand it says kind and length, other meanings, and which words are not meant', async () => {
    const namesakes = [
      { id: 2, enWord: 'hot; spicy', jaWord: '辛い' },
      { id: 3, enWord: 'hot (thing)', jaWord: null },
    ];
    const { user } = await openHint(reply({ data: { meanings: ['sultry', 'warm'], namesakes } }));
    expect(screen.queryByText(/Part of speech/)).not.toBeInTheDocument();
    await user.click(button() as HTMLElement);
    expect(button()).toHaveAttribute('aria-expanded', 'true');
    expect(await screen.findByText('辛い')).toHaveAttribute('lang', 'ja');
    const hint = screen.getByText('辛い').closest('[role=status]');
    expect(hint).toHaveTextContent(
      'It has 3 sounds. Part of speech: i-adjective. It can also mean: sultry, warm.' +
        'Not these words of yours: 辛い “hot; spicy”, “hot (thing)”',
    );
  });

  test('a press leaves the focus in the box, a second one closes it; romaji is previewed as kana and stays', async () => {
    const { user } = await openHint(nothing);
    await user.click(button() as HTMLElement);
    expect(await told()).toBeVisible();
    expect(field()).toHaveFocus();
    await user.click(button() as HTMLElement);
    expect(screen.queryByText(/Part of speech/)).not.toBeInTheDocument();
    await user.paste('atsu');
    expect(field()).toHaveValue('atsu');
    expect(screen.getByText('あつ')).toHaveAttribute('lang', 'ja');
  });

  test('what the page knows itself is said without the server', async () => {
    const { user } = await openHint(cut);
    await user.click(button() as HTMLElement);
    expect(await screen.findByText('Your other words could not be looked up.')).toBeVisible();
    expect(await told()).toHaveTextContent('It has 3 sounds. Part of speech: i-adjective.');
  });
});
