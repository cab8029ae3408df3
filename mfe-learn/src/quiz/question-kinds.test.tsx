import type { SessionItem } from '@kotoba/api-client';
import { closeRemotes, cut, type Answers } from '@kotoba/federation/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import fc from 'fast-check';
import { session, station, word } from '../testing/fixtures';
import { field, judged, next, openQuiz, prompt, review } from '../testing/open-quiz';
import { placedOf, sentenceOf } from './put-together';

afterEach(closeRemotes);

const open = (mode: 13 | 14 | 15, question: Partial<SessionItem>, more: Answers = {}) => {
  const running = session(
    [
      [word(1), 0],
      [station, 0],
    ],
    { mode },
  );
  const [first, second] = running.learnDetails;
  if (!first || !second) throw new Error('Two cards were dealt');
  return openQuiz(
    {
      ...running,
      learnDetails: [
        { ...first, ...question },
        { ...second, mode: 4 },
      ],
    },
    more,
  );
};
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const verdict = { timeout: 3000 };

describe('fill the gap', () => {
  const cloze = { before: '', after: 'を忘れました。', kana: 2 };

  test('shows the sentence without its word and what it says; the word comes with the verdict', async () => {
    const right = judged('correct', { correctAnswer: '傘', reason: 'reading_ok' });
    const { answer, server } = await open(13, { cloze }, { 'POST /learn/check-answer-mode': right });
    expect(screen.getByText('Fill the gap')).toBeVisible();
    expect(prompt()).toHaveAccessibleName(/^gap of 2 characters.*を忘れました。$/);
    expect(prompt()).toHaveAttribute('lang', 'ja');
    expect(screen.getByText('I forgot my umbrella.')).toBeVisible();
    expect(screen.getByText('Type the word in the form that fits the gap.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Play/ })).not.toBeInTheDocument();
    expect(field()).toHaveAttribute('lang', 'ja');
    await answer('kasa');
    await waitFor(() => expect(prompt()).toHaveTextContent('傘を忘れました。'));
    expect(server.sent('POST /learn/check-answer-mode')).toEqual([
      expect.objectContaining({ userAnswer: 'kasa' }),
    ]);
  });

  test('the word in another form is asked for again, with the text selected', async () => {
    const again = judged('retry', { reason: 'form_wanted', recorded: false });
    const { answer } = await open(13, { cloze }, { 'POST /learn/check-answer-mode': again });
    await answer('wasureru');
    expect(
      await screen.findByText('It is the word, but the sentence needs another form of it.'),
    ).toBeVisible();
    expect(prompt()).not.toHaveTextContent('傘');
  });
});

describe('choose the meaning', () => {
  const choices = ['hat', 'umbrella', 'dog', 'to go'];
  const wrong = judged('incorrect', { reason: 'other_word' });

  test.each([
    ['a press', (user: Awaited<ReturnType<typeof open>>['user']) => user.click(button('umbrella'))],
    ['its number', (user: Awaited<ReturnType<typeof open>>['user']) => user.keyboard('2')],
  ])('%s is the answer, and the quiz goes on', async (_how, press) => {
    const { user, server } = await open(14, { choices });
    expect(prompt()).toHaveTextContent('傘');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await press(user);
    await waitFor(() => expect(button(/^umbrella/)).toHaveAccessibleName('umbrella, right'));
    expect(server.sent('POST /learn/check-answer-mode')).toEqual([
      { userAnswer: 'umbrella', vocabularyId: 1, sessionId: 41 },
    ]);
    await user.click(await screen.findByRole('button', { name: 'Moving to next word...' }));
    await waitFor(() => expect(prompt()).toHaveTextContent('駅'));
    expect(field()).toHaveFocus();
  });

  test('a wrong one is told from the right one, may be taken back, and is not pressed twice', async () => {
    const { user, server } = await open(14, { choices }, { 'POST /learn/check-answer-mode': wrong });
    await user.keyboard('1');
    await screen.findByText('That was a slip');
    expect(button(/^hat/)).toHaveAccessibleName('hat, your choice');
    // The right answer is held back for a moment, so that a slip can be taken back without having seen it.
    expect(button(/^umbrella/)).toHaveAccessibleName('umbrella');
    await waitFor(() => expect(button(/^umbrella/)).toHaveAccessibleName('umbrella, right'), verdict);
    await user.keyboard('2');
    await user.click(button(/^dog/));
    expect(server.sent('POST /learn/check-answer-mode')).toHaveLength(1);
    expect(button('Accept my answer from now on')).toBeVisible();
  });

  test('Enter goes on after the verdict', async () => {
    const { user } = await open(14, { choices }, { 'POST /learn/check-answer-mode': wrong });
    await user.keyboard('1');
    await waitFor(() => expect(button(/^umbrella/)).toHaveAccessibleName('umbrella, right'), verdict);
    await next();
    act(() => button(/^hat/).focus());
    await new Promise((resolve) => setTimeout(resolve, 200));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(prompt()).toHaveTextContent('駅'));
  });

  test('without a connection the choice is kept', async () => {
    const { user } = await open(14, { choices }, { 'POST /learn/check-answer-mode': cut });
    await user.keyboard('2');
    expect(await screen.findByText(/Your answer is kept/)).toBeVisible();
    expect(button('umbrella')).toHaveAttribute('aria-disabled', 'true');
  });

  test('looking at the word closes it', async () => {
    const { user, server } = await open(14, { choices });
    await user.click(review());
    await user.keyboard('2');
    expect(server.sent('POST /learn/check-answer-mode')).toEqual([]);
  });
});

describe('put in order', () => {
  const order = { frame: [null, '、', null, null, '。'], pieces: ['忘れました', '傘', 'を'] };
  const sentence = () => screen.getByRole('status', { name: 'Your sentence' });

  test('pieces are pressed, taken back, and sent as a sentence whose marks stay where they are', async () => {
    const { user, server } = await open(15, { order });
    expect(prompt()).toHaveTextContent('I forgot my umbrella.');
    const pieces = within(screen.getByRole('group', { name: 'Pieces of the sentence' })).getAllByRole(
      'button',
    );
    expect(pieces.map((piece) => piece.textContent)).toEqual(['1忘れました', '2傘', '3を']);
    await user.click(button('忘れました'));
    expect(button('忘れました')).toHaveAttribute('aria-disabled', 'true');
    await user.click(button('Take one back'));
    expect(button('忘れました')).toHaveAttribute('aria-disabled', 'false');
    await user.keyboard('21{Backspace}31');
    expect(sentence()).toHaveTextContent('傘、を忘れました。');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(server.sent('POST /learn/check-answer-mode')).toHaveLength(1));
    expect(server.sent('POST /learn/check-answer-mode')).toEqual([
      { userAnswer: '傘、を忘れました。', vocabularyId: 1, sessionId: 41 },
    ]);
  });

  test('nothing is sent before all pieces stand', async () => {
    const { user, server } = await open(15, { order });
    await user.keyboard('21{Enter}');
    expect(button('Submit answer')).toBeDisabled();
    expect(server.sent('POST /learn/check-answer-mode')).toEqual([]);
  });

  test('what is put together survives a reload', async () => {
    const { user } = await open(15, { order });
    await user.keyboard('23');
    expect(sentence()).toHaveTextContent('傘、を');
    cleanup();
    await open(15, { order });
    expect(sentence()).toHaveTextContent('傘、を');
  });

  test('another order may be accepted', async () => {
    const wrong = judged('incorrect', { correctAnswer: '傘、を忘れました。' });
    const { user } = await open(15, { order }, { 'POST /learn/check-answer-mode': wrong });
    await user.keyboard('123');
    await user.click(button('Submit answer'));
    expect(await screen.findByRole('button', { name: 'This order is right, too' }, verdict)).toBeVisible();
  });

  test('whatever was kept, each piece is placed at most once, and a whole sentence has all of them', () => {
    fc.assert(
      fc.property(fc.string(), fc.shuffledSubarray([0, 1, 2], { minLength: 3 }), (kept, all) => {
        const placed = placedOf(kept, order);
        expect(new Set(placed).size).toBe(placed.length);
        expect(placedOf(all.join(' '), order)).toEqual(all);
        expect(sentenceOf(order, all).join('')).toHaveLength('傘、を忘れました。'.length);
      }),
    );
  });
});
