import type { AnswerReason } from '@kotoba/japanese/answers';

/** Every reason that the checker gives, as data for the API's schema. */
export const ANSWER_REASONS = [
  'exact',
  'reading_ok',
  'lookalike',
  'inflection',
  'typo',
  'kana_wanted',
  'dz_du',
  'small_kana',
  'particle',
  'long_vowel',
  'n_count',
  'japanese_wanted',
  'okurigana',
  'english_wanted',
  'pos',
  'content_word',
  'meaning_wanted',
  'alternate',
  'no_match',
  'other_word',
  'blocked',
  'real_word',
  'blank',
  'too_long',
] as const satisfies readonly AnswerReason[];
