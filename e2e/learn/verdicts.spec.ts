import { openQuiz, withoutAutoAdvance } from '../support/quiz';
import { expect, test } from '../support/test';
import type { NewEntry } from '../support/vocabulary';

const RIGHT = 'Correct!';
const ALMOST = 'Almost. Try again.';
const WRONG = 'Incorrect. Try again.';
/** What is typed, the verdict in words, and what the notice says beside it. */
type Try = readonly [typed: string, verdict: string, ...told: string[]];

const noun = (en_word: string, kanji: string, hiragana: string): NewEntry => ({
  ...{ en_word, kanji, hiragana },
  part_of_speech: 'noun',
});

const CARDS: Readonly<Record<number, readonly (readonly [NewEntry, ...Try[]])[]>> = {
  1: [
    [
      noun('travel', '旅行', 'りょこう'),
      ['りよこう', ALMOST, 'Mind which kana are small.'],
      ['旅行', ALMOST, 'That is the word in kanji. Type how it is read.'],
      ['ryokou', RIGHT],
    ],
    [
      noun('bridge', '橋', 'はし'),
      ['bridge', ALMOST, 'The meaning is right. Type the word in Japanese.'],
      [
        'かけはし',
        ALMOST,
        'That fits too, but another of your words is meant.',
        'It has 2 sounds and begins with は.',
        '懸け橋',
      ],
      ['はし', RIGHT],
    ],
    [
      noun('aunt', '叔母さん', 'おばさん'),
      ['おばーさん', WRONG, 'The answer is おばさん', 'The difference:'],
    ],
    [
      noun('mother', 'お母さん', 'おかあさん'),
      ['おかーさん', ALMOST, 'In hiragana a long vowel is written with a vowel'],
      ['おかさん', WRONG, 'The answer is おかあさん'],
    ],
    [
      noun('continuation', '続き', 'つづき'),
      ['つずき', ALMOST, 'The sound is right. Mind づ and ず, ぢ and じ.'],
      ['tsuzuki', RIGHT],
    ],
    [
      noun('woman', '女', 'おんな'),
      ['おんあ', ALMOST, 'Mind how often you type n before a vowel.'],
      ['onna', RIGHT],
    ],
    [
      { en_word: 'hello', hiragana: 'こんにちは', part_of_speech: 'expression' },
      ['こんにちわ', ALMOST, 'The sound is right. Mind how the particles は, へ and を are written.'],
      ['こんにちは', RIGHT],
    ],
    [noun('bridge; link', '懸け橋', 'かけはし')],
  ],
  3: [
    [noun('station', '駅', 'えき'), ['えき', RIGHT, 'Right by its reading.', 'The answer is 駅']],
    [
      noun('mouth', '口', 'くち'),
      ['ロ', RIGHT, 'A character that looks the same was typed for one of the word.', 'The answer is 口'],
    ],
    [
      { en_word: 'to eat', kanji: '食べる', hiragana: 'たべる', part_of_speech: 'verb' },
      ['食る', ALMOST, 'The kanji are right. Mind the kana after them.'],
      ['駅', WRONG, 'That is another of your words.', 'You typed', 'Asked was'],
    ],
    [noun('rain', '雨', 'あめ')],
  ],
  4: [
    [
      noun('umbrella', '傘', 'かさ'),
      ['kasa', ALMOST, 'That is how it is read. Type its meaning in English.'],
      ['傘', ALMOST, 'That is the word itself. Type its meaning in English.'],
      ['umbrellas', RIGHT, 'Another form of “umbrella”.'],
    ],
    [
      noun('station', '駅', 'えき'),
      ['to station', ALMOST, 'The meaning is close, but this word is no verb: leave out “to”.'],
      ['the', ALMOST, 'Only small words. Type the one that carries the meaning.'],
      ['statoin', RIGHT, 'A slip: it is spelt “station”.', 'The difference:'],
    ],
    [
      noun('mountain', '山', 'やま'),
      ['fountain', WRONG, 'That is another English word.', 'The answer is mountain'],
    ],
    [
      noun('river', '川', 'かわ'),
      ['umbrella', WRONG, 'That is another of your words.', 'You typed', '傘', 'Asked was', '川'],
    ],
    [
      { ...noun('flower', '花', 'はな'), blocked_answers: ['blossom'] },
      ['blossom', WRONG, 'You do not accept this answer for this word.'],
    ],
    [noun('rain', '雨', 'あめ')],
  ],
};

for (const [mode, cards] of Object.entries(CARDS))
  test(`in mode ${mode} every verdict says in words why, and shows what is right`, async ({
    signedIn: page,
    learner,
  }) => {
    await withoutAutoAdvance(learner);
    const words = cards.map(([word]) => word);
    const quiz = await openQuiz(page, learner, { mode: Number(mode), words });
    for (const [index, [, ...tries]] of cards.entries()) {
      await expect(quiz.progress(`${index + 1}/${cards.length} words`)).toBeVisible();
      for (const [typed, verdict, ...told] of tries) {
        await quiz.answer.fill(typed);
        await quiz.answer.press('Enter');
        const notice = page
          .getByRole('region', { name: 'The word' })
          .getByRole(verdict === RIGHT ? 'status' : 'alert')
          .filter({ hasText: verdict });
        await expect(notice).toBeVisible();
        for (const words of told) await expect(notice).toContainText(words);
        if (verdict === ALMOST) await expect(quiz.answer).toBeEnabled();
      }
      if (tries.length > 0) await quiz.next.click();
    }
  });
