import { createEnglishWords } from '../english-words';
import { checkAnswerOfType, answerTypeOf, promptOf } from './index';
import { check, verdictOf } from './testing/check';
import { words } from './testing/entries';

const isEnglishWord = createEnglishWords();

describe('the number of retries', () => {
  const soft = (softCount: number) => check(1, words.school, 'がつこう', { softCount });

  it('is two for an item; the third soft answer is wrong and shows the right one', () => {
    expect(soft(0)).toMatchObject({ verdict: 'retry', recorded: false, correctAnswer: '' });
    expect(soft(1)).toMatchObject({ verdict: 'retry', recorded: false, correctAnswer: '' });
    expect(soft(2)).toEqual({
      verdict: 'incorrect',
      reason: 'small_kana',
      isCorrect: false,
      recorded: true,
      correctAnswer: 'がっこう',
    });
  });

  it('gives no hint with the last one', () => {
    const third = check(1, words.action, 'しぐさ', { softCount: 2, otherSaved: [words.gesture] });
    expect(third).toMatchObject({ verdict: 'incorrect', reason: 'alternate' });
    expect(third).not.toHaveProperty('hint');
  });

  it('does not touch blank, right and wrong answers', () => {
    const after = { softCount: 5 };
    expect(verdictOf(1, words.school, ' ', after)).toBe('rejected blank');
    expect(verdictOf(1, words.school, 'がっこう', after)).toBe('correct exact');
    expect(verdictOf(1, words.school, 'いえ', after)).toBe('incorrect no_match');
  });
});

describe('strictness', () => {
  it.each([
    ['brigde', 'incorrect no_match', 'correct typo', 'correct typo'],
    ['brigdee', 'incorrect no_match', 'incorrect no_match', 'correct typo'],
    ['bridges', 'incorrect real_word', 'correct inflection', 'correct inflection'],
    ['bri dge', 'incorrect no_match', 'correct typo', 'correct typo'],
    ['bride', 'incorrect real_word', 'incorrect real_word', 'incorrect real_word'],
    ['the bridge', 'correct exact', 'correct exact', 'correct exact'],
    ['hashi', 'retry meaning_wanted', 'retry meaning_wanted', 'retry meaning_wanted'],
  ])('%s: exact %s, standard %s, lenient %s', (input, exact, standard, lenient) => {
    expect(verdictOf(2, words.bridge, input, { strictness: 'exact' })).toBe(exact);
    expect(verdictOf(2, words.bridge, input, { strictness: 'standard' })).toBe(standard);
    expect(verdictOf(2, words.bridge, input)).toBe(standard);
    expect(verdictOf(2, words.bridge, input, { strictness: 'lenient' })).toBe(lenient);
  });

  it('forgives one letter of a very short word only when lenient', () => {
    expect(verdictOf(2, words.eat, 'eet')).toBe('incorrect no_match');
    expect(verdictOf(2, words.eat, 'eet', { strictness: 'lenient' })).toBe('correct typo');
    expect(verdictOf(2, words.eat, 'eta', { strictness: 'lenient' })).toBe('incorrect real_word');
  });

  it('is a matter of English answers: kana stay as they are', () => {
    for (const strictness of ['exact', 'standard', 'lenient'] as const) {
      expect(verdictOf(1, words.grandmother, 'おばさん', { strictness })).toBe('incorrect no_match');
      expect(verdictOf(1, words.school, 'がつこう', { strictness })).toBe('retry small_kana');
    }
  });
});

describe('what a result tells', () => {
  it('shows the right spelling of the meaning that was meant', () => {
    expect(check(2, words.autumn, 'autum')).toEqual({
      verdict: 'correct',
      reason: 'typo',
      matched: 'autumn',
      isCorrect: true,
      recorded: true,
      correctAnswer: 'autumn; fall',
    });
    expect(check(2, words.big, 'lrage, big').matched).toBe('large, big');
  });

  it('gives nothing away before the answer counts', () => {
    expect(check(2, words.eat, ' ').correctAnswer).toBe('');
    expect(check(2, words.eat, 'to').correctAnswer).toBe('');
    expect(check(2, words.eat, 'drink').correctAnswer).toBe('to eat');
  });

  it('is the same for the same answer', () => {
    expect(check(2, words.eat, 'eet')).toEqual(check(2, words.eat, 'eet'));
  });
});

describe('modes and types', () => {
  it('asks in Topic Mode and in unknown modes like in mode 2', () => {
    for (const mode of [0, 5, -1, Number.NaN]) {
      expect(verdictOf(mode, words.eat, 'eat')).toBe('correct exact');
      expect(verdictOf(mode, words.bridge, 'chopsticks', { otherSaved: [words.chopsticks] })).toBe(
        'retry alternate',
      );
    }
    expect([0, 1, 2, 3, 4].map(answerTypeOf)).toEqual(['en', 'kana', 'en', 'kanji', 'en']);
  });

  it('shows a prompt for each mode', () => {
    expect([1, 2, 3, 4].map((mode) => promptOf(mode, words.eat))).toEqual([
      'to eat',
      'たべる',
      'to eat',
      '食べる',
    ]);
    expect([2, 4].map((mode) => promptOf(mode, words.coffee))).toEqual(['コーヒー', 'コーヒー']);
  });

  it.each([
    ['en', 'eat', 'correct'],
    ['en', 'たべる', 'retry'],
    ['kana', 'たべる', 'correct'],
    ['kana', '食べる', 'retry'],
    ['kanji', '食べる', 'correct'],
    ['kanji', 'たべる', 'correct'],
    ['kanji', 'eat', 'retry'],
  ] as const)('judges by type: %s, %s → %s', (type, input, verdict) => {
    expect(checkAnswerOfType({ type, entry: words.eat, input, otherSaved: [], isEnglishWord }).verdict).toBe(
      verdict,
    );
  });
});
