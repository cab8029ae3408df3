const VOICED = '\u3099';

const unvoiced = (kana: string): string => [...kana.normalize('NFD')][0] ?? kana;

/** A kana that has no voiced form repeats as it is. */
function voiced(kana: string): string {
  const composed = (unvoiced(kana) + VOICED).normalize('NFC');
  return composed.length === 1 ? composed : unvoiced(kana);
}

/** Writes out the marks that repeat a kana: こゝろ → こころ, すゞ → すず. */
export function expandIterationMarks(hiragana: string): string {
  if (!/[ゝゞ]/.test(hiragana)) return hiragana;
  let result = '';
  let last = '';
  for (const kana of hiragana) {
    const repeats = (kana === 'ゝ' || kana === 'ゞ') && /[ぁ-ゖ]/.test(last);
    const written = repeats ? (kana === 'ゝ' ? unvoiced(last) : voiced(last)) : kana;
    result += written;
    last = written;
  }
  return result;
}
