/** A stretch of a spelling: a literal is read as it stands, kanji has a reading of its own, a sign (〜 ・ …) may have none. */
export interface SpellingUnit {
  readonly kind: 'literal' | 'kanji' | 'sign';
  readonly text: string;
}

const kana = /[\p{Script=Hiragana}\p{Script=Katakana}ー]/u;
const kanji = /[\p{Script=Han}々〆〇]/u;
const digitOrLetter = /[\p{N}\p{L}]/u;

/** ヶ and ケ between kanji are the counter: read か or が, so they belong to the kanji around them. */
const counter = /(?<=[\p{Script=Han}\p{N}])[ヶケヵ](?=\p{Script=Han})/gu;
const COUNTER = '\u{F0000}';

function kindOf(character: string, readDigits: boolean): SpellingUnit['kind'] {
  if (character === COUNTER || kanji.test(character)) return 'kanji';
  if (kana.test(character)) return 'literal';
  if (!digitOrLetter.test(character)) return 'sign';
  return readDigits ? 'kanji' : 'literal';
}

/**
 * A spelling cut into units: each kana for itself, neighbouring kanji together.
 * @param readDigits whether digits and Latin letters are read like kanji (2人 → ふたり) or stand in the reading too (2011年 → 2011ねん)
 */
export function spellingUnits(spelling: string, readDigits: boolean): SpellingUnit[] {
  const units: SpellingUnit[] = [];
  const counters = spelling.match(counter) ?? [];
  for (const character of spelling.replace(counter, COUNTER)) {
    const kind = kindOf(character, readDigits);
    const text = character === COUNTER ? (counters.shift() ?? '') : character;
    const last = units.at(-1);
    if (kind === 'kanji' && last?.kind === 'kanji')
      units[units.length - 1] = { kind, text: last.text + text };
    else units.push({ kind, text });
  }
  return units;
}
