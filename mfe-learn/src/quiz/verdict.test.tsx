import type { AnswerResult } from '@kotoba/api-client';
import { UiProvider } from '@kotoba/shared-ui/core';
import { render, screen } from '@testing-library/react';
import type { Answer } from './quiz-machine';
import { Verdict } from './verdict';
import { word } from '../testing/fixtures';

const nothing = { correctAnswer: '', matched: null, hint: null, other: null, typed: '' };
const show = (answer: Partial<Answer>) =>
  render(
    <UiProvider>
      <Verdict
        answer={{ ...nothing, verdict: 'retry', reason: 'pos', ...answer }}
        asked={word(1)}
        held={false}
        onUndo={() => undefined}
      />
    </UiProvider>,
  );

test('Japanese inside an explanation says its language', () => {
  show({ reason: 'dz_du' });
  expect(screen.getByText('づ')).toHaveAttribute('lang', 'ja');
  expect(screen.getByRole('alert')).toHaveTextContent('Mind づ and ず, ぢ and じ.');
});

test.each([
  [3, 'さ', 'That fits too, but another of your words is meant. It has 3 sounds and begins with さ.'],
  [1, 'き', 'That fits too, but another of your words is meant. It has 1 sound: き.'],
])('another fitting word gets a hint of %d sounds', (moraCount, firstKana, words) => {
  show({ reason: 'alternate', hint: { moraCount, firstKana } });
  expect(screen.getByRole('alert')).toHaveTextContent(words);
});

test.each<[AnswerResult['reason'], string]>([
  ['inflection', 'Another form of “umbrella”.'],
  ['typo', 'A slip: it is spelt “umbrella”.'],
])('a %s shows the spelling that was meant, politely', (reason, words) => {
  show({ verdict: 'correct', reason, matched: 'umbrella', correctAnswer: 'umbrella; parasol' });
  const verdict = screen.getByText('Correct!').closest('[role="status"]');
  expect(verdict).toHaveTextContent(words);
  expect(verdict).toHaveTextContent('The answer is umbrella; parasol');
});

test('a Japanese answer says its language', () => {
  show({ verdict: 'incorrect', reason: 'no_match', correctAnswer: '傘' });
  expect(screen.getByText('傘')).toHaveAttribute('lang', 'ja');
});
