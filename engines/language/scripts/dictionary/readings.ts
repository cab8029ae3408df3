import { toHiragana } from '@kotoba/japanese';
import type { Tokeniser } from '../../src/reading/tokeniser';
import type { WeighedWord } from './words';

/**
 * EDICT sorts the readings of a rare word by their kana, 億劫 as おくこう before おっくう. Of those, the one that the tokeniser
 * has for the whole word comes first.
 */
export async function likelierReadingFirst(
  word: WeighedWord,
  { tokenise }: Pick<Tokeniser, 'tokenise'>,
): Promise<WeighedWord> {
  const [first] = word.forms;
  const kanji = first?.kanji;
  const alike = word.forms.filter(
    (form) => form.kanji === kanji && form.points === first?.points && !form.odd,
  );
  if (word.weight > 0 || !kanji || alike.length < 2) return word;
  const [token, ...more] = await tokenise(kanji);
  const likelier = more.length === 0 && alike.find(({ kana }) => kana === toHiragana(token?.reading ?? ''));
  return likelier ? { ...word, forms: [likelier, ...word.forms.filter((form) => form !== likelier)] } : word;
}
