import { toHiragana } from '@kotoba/japanese';
import type { KanjiFacts } from '../kanji/kanji-facts';

const VOICED: Readonly<Record<string, string>> = {
  ...{ か: 'が', き: 'ぎ', く: 'ぐ', け: 'げ', こ: 'ご', さ: 'ざ', し: 'じ', す: 'ず', せ: 'ぜ', そ: 'ぞ' },
  ...{ た: 'だ', ち: 'ぢじ', つ: 'づず', て: 'で', と: 'ど' },
  ...{ は: 'ばぱ', ひ: 'びぴ', ふ: 'ぶぷ', へ: 'べぺ', ほ: 'ぼぽ' },
};
const STEM_ENDS: Readonly<Record<string, string>> = {
  ...{ う: 'い', く: 'き', ぐ: 'ぎ', す: 'し', つ: 'ち', ぬ: 'に', ぶ: 'び', む: 'み', る: 'り' },
};

/** A kun reading as a word may hold it: without its okurigana, with them (話 はなし), or as the stem of its verb (受付 うけつけ). */
function kunForms(reading: string): string[] {
  const [root = '', okurigana = ''] = reading.replace(/-/g, '').split('.');
  if (okurigana === '') return [root];
  const stem = root + okurigana.slice(0, -1);
  return [root, root + okurigana, stem, stem + (STEM_ENDS[okurigana.slice(-1)] ?? '')];
}

/** The same reading inside a word: its beginning voiced (手紙 てがみ), its end doubled (学校 がっこう). */
function soundChanges(reading: string): string[] {
  const starts = [reading[0] ?? '', ...(VOICED[reading[0] ?? ''] ?? '')].map(
    (first) => first + reading.slice(1),
  );
  return starts.flatMap((form) =>
    /[つちくき]$/.test(form) && form.length > 1 ? [form, `${form.slice(0, -1)}っ`] : [form],
  );
}

/** All kana that a kanji can stand for inside a word. */
export function readingsInWords({ onyomi, kunyomi }: KanjiFacts): ReadonlySet<string> {
  const readings = [
    ...onyomi.map((reading) => toHiragana(reading.replace(/-/g, ''))),
    ...kunyomi.flatMap(kunForms),
  ];
  return new Set(readings.filter(Boolean).flatMap(soundChanges));
}

/**
 * Whether a reading can be made of the readings of each kanji and the kana between them. False also for what only a dictionary knows
 * (今日 きょう) and for digits and Latin letters.
 */
export function canRead(spelling: string, kana: string, facts: readonly KanjiFacts[]): boolean {
  const readings = new Map(facts.map((fact) => [fact.kanji, readingsInWords(fact)]));
  const letters = [...toHiragana(spelling)];
  const target = toHiragana(kana);
  const dead = new Set<string>();

  function from(index: number, place: number): boolean {
    const letter = letters[index];
    if (letter === undefined) return place === target.length;
    const key = `${index} ${place}`;
    if (dead.has(key)) return false;
    const repeated = letter === '々' ? letters[index - 1] : letter;
    const counter = /[ヶヵ]/.test(letter) ? ['か', 'が', 'こ'] : [];
    const pieces = [
      ...(readings.get(repeated ?? '') ?? counter),
      ...(/[ぁ-ゖー]/.test(letter) ? [letter] : []),
    ];
    const found = pieces.some(
      (piece) => target.startsWith(piece, place) && from(index + 1, place + piece.length),
    );
    if (!found) dead.add(key);
    return found;
  }
  return from(0, 0);
}
