import type { AnswerResult } from '@kotoba/api-client';
import { createMemoryRouter, RouterProvider } from '@kotoba/federation/router';
import { UiProvider } from '@kotoba/shared-ui/core';
import { render, screen } from '@testing-library/react';
import { isOtherForm, type Answer } from './quiz-machine';
import { Verdict } from './verdict';
import { word } from '../testing/fixtures';

const nothing = { correctAnswer: '', matched: null, hint: null, other: null, typed: '' };
const show = (answer: Partial<Answer>, { asked = word(1), inEnglish = 0 } = {}) =>
  render(
    <UiProvider>
      <Verdict
        answer={{ ...nothing, verdict: 'retry', reason: 'pos', ...answer }}
        asked={asked}
        held={false}
        inEnglish={inEnglish}
        onUndo={() => undefined}
      />
    </UiProvider>,
    {
      wrapper: ({ children }) => (
        <RouterProvider router={createMemoryRouter([{ path: '/', element: children }])} />
      ),
    },
  );

/** What each reason says beside the verdict; null where the verdict says it all. */
const said: Readonly<Record<AnswerResult['reason'], string | null>> = {
  exact: null,
  no_match: null,
  reading_ok: 'Right by its reading.',
  lookalike: 'One of your characters only looks like the right one.',
  inflection: 'Another form of “umbrella”.',
  typo: 'A slip: it is spelled “umbrella”.',
  synonym: 'That means the same.',
  second_reading: 'あす is another way to read it, as right as あした.',
  other_spelling: 'あす is another way to write あした.',
  polite_prefix: 'あす and あした are one word: お or ご only makes it polite.',
  kin_polite:
    'あした is your own, when you speak to others. あす is polite: somebody else’s, or to their face.',
  kin_plain:
    'あす is your own, when you speak to others. あした is polite: somebody else’s, or to their face.',
  kana_wanted: 'That is the word in kanji. Type how it is read.',
  dz_du: 'The sound is right. Mind づ and ず, ぢ and じ.',
  small_kana: 'Mind which kana are small.',
  particle: 'The sound is right. Mind how the particles は, へ and を are written.',
  long_vowel: 'In hiragana a long vowel is written with a vowel, not with ー.',
  n_count: 'Mind how often you type n before a vowel.',
  japanese_wanted: 'The meaning is right. Type the word in Japanese.',
  okurigana: 'The kanji are right. Mind the kana after them.',
  english_wanted: 'That is the word itself. Type its meaning in English.',
  pos: 'The meaning is close, but this word is not a verb: leave out “to”.',
  content_word: 'The important word is missing. Type the one that carries the meaning.',
  meaning_wanted: 'That is how it is read. Type its meaning in English.',
  alternate: 'That may fit. Say it once more, without what is in parentheses or in other words.',
  form_wanted: 'It is the word, but the sentence needs another form of it.',
  other_word: 'That is another of your words.',
  blocked: 'You chose never to accept this answer for this word.',
  real_word: 'That is another English word.',
  blank: 'Please type an answer.',
  too_long: 'An answer has at most 200 characters.',
};

test.each(Object.entries(said) as [AnswerResult['reason'], string | null][])(
  '%s says %s',
  (reason, words) => {
    const [matched, correctAnswer] = isOtherForm(reason) ? ['あす', 'あした'] : ['umbrella', ''];
    show({ reason, matched, correctAnswer });
    const answer = correctAnswer && `The answer is ${correctAnswer}`;
    expect(screen.getByRole('alert').textContent).toBe(`Almost. Try again.${words ?? ''}${answer}`);
  },
);

test('Japanese inside an explanation says its language', () => {
  show({ reason: 'dz_du' });
  expect(screen.getByText('づ')).toHaveAttribute('lang', 'ja');
});

test.each([
  [3, 'さ', 'It has 3 sounds and begins with さ.'],
  [1, 'き', 'It has 1 sound: き.'],
])('another fitting word gets a hint of %d sounds', (moraCount, firstKana, words) => {
  show({ reason: 'alternate', hint: { moraCount, firstKana } });
  expect(screen.getByRole('alert')).toHaveTextContent(`another of your words is meant. ${words}`);
});

test('ANS-43 another saved word that is meant is said, also without a hint', () => {
  show({ reason: 'alternate', other: { id: 2, enWord: 'chopsticks', jaWord: '箸', reading: 'はし' } });
  expect(screen.getByRole('alert')).toHaveTextContent('That fits too, but another of your words is meant.');
});

test('a slip shows the spelling that was meant, politely', () => {
  show({ verdict: 'correct', reason: 'typo', matched: 'umbrella', correctAnswer: 'umbrella; parasol' });
  const verdict = screen.getByText('Correct!').closest('[role="status"]');
  expect(verdict).toHaveTextContent('A slip: it is spelled “umbrella”.');
  expect(verdict).toHaveTextContent('The answer is umbrella; parasol');
});

test('another form of the word is right, with the line that tells the difference and no letters struck out', () => {
  show({
    verdict: 'correct',
    reason: 'kin_polite',
    typed: 'おとうさん',
    matched: 'お父さん',
    correctAnswer: '父',
  });
  const verdict = screen.getByText('Correct!').closest('[role="status"]');
  expect(verdict).toHaveTextContent('父 is your own, when you speak to others. お父さん is polite');
  expect(verdict).not.toHaveTextContent('The difference');
  expect(screen.getByText('お父さん')).toHaveAttribute('lang', 'ja');
});

test('a Japanese answer says its language', () => {
  show({ verdict: 'incorrect', reason: 'no_match', correctAnswer: '傘' });
  expect(screen.getByText('傘')).toHaveAttribute('lang', 'ja');
});

test.each([
  ['cat', 'ねこ', 'umbrella'],
  ['dog', 'いぬ', 'cat'],
])(
  'whoever types the meaning a third time is shown how by a %s, not by the word itself',
  (meaning, kana, of) => {
    const asked = word(1, of === 'cat' ? { jaWord: '猫', hiragana: 'ねこ' } : {});
    const { unmount } = show({ reason: 'japanese_wanted' }, { asked, inEnglish: 2 });
    expect(screen.queryByText(/you would type/)).not.toBeInTheDocument();
    unmount();
    show({ reason: 'japanese_wanted' }, { asked, inEnglish: 3 });
    expect(screen.getByText(/you would type/)).toHaveTextContent(`For “${meaning}” you would type ${kana}`);
  },
);
