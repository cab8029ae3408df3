import { toHiragana, kanaKey, parseRomaji } from '@kotoba/japanese';
import type { KanjiFacts } from '../kanji-dictionary';
import { withoutPunctuation } from './holds-word';

const VOICED: Readonly<Record<string, string>> = {
  ...{ か: 'が', き: 'ぎ', く: 'ぐ', け: 'げ', こ: 'ご', さ: 'ざ', し: 'じ', す: 'ず', せ: 'ぜ', そ: 'ぞ' },
  ...{ た: 'だ', ち: 'ぢじ', つ: 'づず', て: 'で', と: 'ど' },
  ...{ は: 'ばぱ', ひ: 'びぴ', ふ: 'ぶぷ', へ: 'べぺ', ほ: 'ぼぽ' },
};
const STEM_ENDS: Readonly<Record<string, string>> = {
  ...{ う: 'い', く: 'き', ぐ: 'ぎ', す: 'し', つ: 'ち', ぬ: 'に', ぶ: 'び', む: 'み', る: 'り' },
};

/**
 * A kun reading as a word may hold it: without its okurigana, with them (話 はなし), or as the stem of its verb (受付 うけつけ).
 */
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
function readingsInWords({ onyomi, kunyomi }: KanjiFacts): ReadonlySet<string> {
  const readings = [
    ...onyomi.map((reading) => toHiragana(reading.replace(/-/g, ''))),
    ...kunyomi.flatMap(kunForms),
  ];
  return new Set(readings.filter(Boolean).flatMap(soundChanges));
}

/**
 * Whether a reading can be made of the readings of each kanji and the kana between them. False also for what only a
 * dictionary knows (今日 きょう) and for digits and Latin letters.
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

const VOWELS = [
  'あかさたなはまやらわがざだばぱゃぁ',
  'いきしちにひみりぎじぢびぴぃ',
  'うくすつぬふむゆるぐずづぶぷゅぅゔ',
  'えけせてねへめれげぜでべぺぇ',
  'おこそとのほもよろをごぞどぼぽょぉ',
];

/**
 * What loanwords write with small vowels, and how who types its romaji is read: `ti`, `di`, `wo` and `wi` are older
 * syllables.
 */
const TYPED: readonly (readonly [RegExp, string])[] = [
  [/てぃ/g, 'ち'],
  [/でぃ/g, 'じ'],
  [/うぉ/g, 'を'],
  [/うぃ/g, 'ゐ'],
];

/**
 * Kana as they sound: long marks as the vowel before them, ぢ and づ as じ and ず. What sounds the same has the same
 * romaji.
 */
export function phoneticKey(kana: string): string {
  let sounds = '';
  for (const letter of kanaKey(kana)) {
    const row = letter === 'ー' ? VOWELS.findIndex((vowel) => vowel.includes(sounds.at(-1) ?? ' ')) : -1;
    sounds += row < 0 ? letter : 'あいうえお'.charAt(row);
  }
  const plain = sounds.replace(/ぢ/g, 'じ').replace(/づ/g, 'ず');
  return TYPED.reduce((text, [written, typed]) => text.replace(written, typed), plain);
}

/** Particles are written as they are spoken: at the end of a word "wa" may be は (では, こんにちは), alone "e" may be へ. */
const SPOKEN: Readonly<Record<string, string>> = { わ: 'は', え: 'へ', お: 'を' };

interface SpokenKana {
  readonly kana: string;
  /** What else the kana may be where it stands. */
  readonly particle: string | undefined;
}

function spoken(word: string, parse: 'p1' | 'p2'): SpokenKana[] {
  const letters = [...phoneticKey(parseRomaji(word)[parse])];
  return letters.map((kana, index) => {
    const mayBeParticle = kana === 'わ' ? index === letters.length - 1 : letters.length === 1;
    return { kana, particle: mayBeParticle ? SPOKEN[kana] : undefined };
  });
}

/**
 * Whether a romaji text says the same as a reading in kana; word spaces and punctuation do not matter, long vowels do.
 */
export function romajiAgrees(romaji: string, kana: string): boolean {
  const wanted = [...phoneticKey(withoutPunctuation(kana))];
  const words = romaji
    .toLowerCase()
    .split(/[^\p{L}\p{N}\p{M}'’-]+/u)
    .filter(Boolean);
  return (['p1', 'p2'] as const).some((parse) => {
    const said = words.flatMap((word) => spoken(word, parse));
    return (
      said.length === wanted.length &&
      said.every((letter, index) => letter.kana === wanted[index] || letter.particle === wanted[index])
    );
  });
}
