import { isKana, parseRomaji, toHiragana, toRomaji } from '@kotoba/japanese';
import { MAX_RETRIES } from '@kotoba/japanese/answers';
import { deinflect } from '@kotoba/language';
import type { VocabularyRow } from '../../vocabulary';
import type { Checked } from '../session-machine';
import type { Cloze } from './cloze';
import { isInOrder } from './order';

const nothing = { matched: null, hint: null, other: null };

/** The word as an entry whose answer is the form that its sentence wants. */
export const inForm = (word: VocabularyRow, { form, kana }: Pick<Cloze, 'form' | 'kana'>): VocabularyRow => ({
  ...word,
  jaWord: form,
  kanji: isKana(form) ? null : form,
  hiragana: toHiragana(kana),
  katakana: null,
  romaji: toRomaji(kana),
});

/** Whether an answer is a form of the word, spelt or in kana or romaji. */
export function isFormOf({ jaWord, kanji, hiragana }: VocabularyRow, input: string): boolean {
  const typed = input.normalize('NFKC').replace(/\s+/g, '');
  const bases = new Set([jaWord, kanji, hiragana].filter((text) => text !== null));
  return [typed, parseRomaji(typed).p1].some((text) => deinflect(text).some(({ word }) => bases.has(word)));
}

/** The verdict on an answer that may be the right word in another form than its sentence wants: try again. */
export function inWantedForm(judged: Checked, isOtherForm: boolean, softCount: number): Checked {
  const isSettled = judged.isCorrect || judged.verdict === 'rejected' || judged.reason === 'blocked';
  if (isSettled || !isOtherForm) return judged;
  const reason = 'form_wanted';
  // The third soft answer counts. Source: ANS-2.
  if (softCount >= MAX_RETRIES) return { ...judged, reason };
  return { ...judged, ...nothing, verdict: 'retry', reason, correctAnswer: '' };
}

const judged = (isCorrect: boolean, correctAnswer: string, other: Checked['other'] = null): Checked => ({
  ...nothing,
  isCorrect,
  correctAnswer,
  verdict: isCorrect ? 'correct' : 'incorrect',
  reason: isCorrect ? 'exact' : other ? 'other_word' : 'no_match',
  other,
});

const rejected: Checked = {
  ...nothing,
  isCorrect: false,
  correctAnswer: '',
  verdict: 'rejected',
  reason: 'blank',
};

const plain = (text: string): string => text.normalize('NFC').trim();

/**
 * Judges a picked meaning: it is one of the word's, or it is wrong. Nothing is to be forgiven in what nobody typed.
 */
export function judgeChoice(
  { enWord, alternatives }: VocabularyRow,
  others: readonly VocabularyRow[],
  input: string,
): Checked {
  const picked = plain(input);
  if (picked === '') return rejected;
  const other = others.find((one) => plain(one.enWord) === picked);
  const isRight = [enWord, ...alternatives].some((meaning) => plain(meaning) === picked);
  const told = other && {
    id: other.id,
    enWord: other.enWord,
    jaWord: other.jaWord,
    reading: other.hiragana ?? other.katakana,
  };
  return judged(isRight, enWord, isRight ? null : (told ?? null));
}

/** Judges a sentence that was put in order. */
export function judgeOrder(
  { jaSentence }: VocabularyRow,
  input: string,
  isRight: (answer: string, sentence: string) => boolean = isInOrder,
): Checked {
  const sentence = jaSentence ?? '';
  return plain(input) === '' ? rejected : judged(isRight(input, sentence), sentence);
}
