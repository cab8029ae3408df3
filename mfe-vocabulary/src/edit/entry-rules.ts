import { maxLength, MAX_TAGS, MAX_ANSWER_TEXTS } from '@kotoba/contracts';
import { hasKanji, romajiAgrees, toRomaji } from '@kotoba/japanese';
import { object, splitChips, string, type ObjectSchema } from '@kotoba/shared-ui/forms';
import type { EditField, EntryValues } from './form-values';
import { t } from '../texts';

const HIRAGANA = /^[\p{Script=Hiragana}ー・〜\s]*$/u;
const KATAKANA = /^[\p{Script=Katakana}ー・〜\s]*$/u;

const characters = (text: string): number => [...text.trim()].length;

/** Where the word is read: hiragana first. */
export const kanaOf = ({ hiragana, katakana }: Pick<EntryValues, 'hiragana' | 'katakana'>): string =>
  hiragana.trim() || katakana.trim();

/**
 * What may be saved. A text that stands as it stood is right: whoever mends the translation must not be stopped by a reading of ours.
 * Source: VOC-31.
 */
export function entryRules(before: EntryValues): ObjectSchema<EntryValues> {
  const stands = (field: EditField, value: string): boolean => value === before[field];
  const text = (field: EditField, most: number) =>
    string()
      .default('')
      .test(
        'long',
        t('rule.long', { count: most }),
        (value) => stands(field, value) || characters(value) <= most,
      );
  const required = (field: EditField, most: number) =>
    text(field, most).test(
      'required',
      t('rule.required', { field: t(`field.${field}`) }),
      (value) => value.trim() !== '',
    );
  const list = (most: number) =>
    string()
      .default('')
      .test('many', t('rule.many', { count: most }), (value) => splitChips(value).length <= most)
      .test('long', t('rule.long', { count: maxLength.enWord }), (value) =>
        splitChips(value).every((one) => characters(one) <= maxLength.enWord),
      );
  /** `romaji` beside the kana that `kanaOf` finds. */
  const agreeing = (field: EditField, most: number, kanaIn: (values: EntryValues) => string) =>
    text(field, most).test('agrees', (value, { parent, createError }) => {
      const values = parent as EntryValues;
      const kana = kanaIn(values);
      const untouched = stands(field, value) && kana === kanaIn(before);
      if (untouched || value.trim() === '' || kana === '' || romajiAgrees(kana, value)) return true;
      return createError({ message: t('rule.romaji', { kana, romaji: toRomaji(kana) }) });
    });

  return object({
    en_word: required('en_word', maxLength.enWord),
    ja_word: text('ja_word', maxLength.enWord),
    kanji: text('kanji', maxLength.enWord),
    hiragana: text('hiragana', maxLength.enWord)
      .test(
        'hiragana',
        t('rule.hiragana'),
        (value) => stands('hiragana', value) || HIRAGANA.test(value.normalize('NFC')),
      )
      .test('some', t('rule.some'), (_value, { parent }) => {
        const { hiragana, katakana, kanji } = parent as EntryValues;
        return [hiragana, katakana, kanji].some((script) => script.trim() !== '');
      }),
    katakana: text('katakana', maxLength.enWord).test(
      'katakana',
      t('rule.katakana'),
      (value) => stands('katakana', value) || KATAKANA.test(value.normalize('NFC')),
    ),
    romaji: agreeing('romaji', maxLength.enWord, kanaOf),
    part_of_speech: string().default(''),
    level: string().default(''),
    ja_sentence: text('ja_sentence', maxLength.sentence),
    ja_hiragana_sentence: text('ja_hiragana_sentence', maxLength.sentence).test(
      'kana',
      t('rule.kana'),
      (value) => stands('ja_hiragana_sentence', value) || !hasKanji(value),
    ),
    romaji_sentence: agreeing('romaji_sentence', maxLength.sentence, (values) =>
      values.ja_hiragana_sentence.trim(),
    ),
    en_sentence: text('en_sentence', maxLength.sentence),
    alternatives: list(MAX_ANSWER_TEXTS),
    blocked_answers: list(MAX_ANSWER_TEXTS),
    notes: text('notes', maxLength.note),
    tags: list(MAX_TAGS),
    user_topic: required('user_topic', maxLength.name),
    topic: required('topic', maxLength.name),
  });
}
