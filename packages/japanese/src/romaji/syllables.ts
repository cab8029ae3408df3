/** Kana of one consonant before a, i, u, e, o; null where the combination is not written. */
type Row = readonly [consonant: string, ...kana: (string | null)[]];

const VOWELS = ['a', 'i', 'u', 'e', 'o'] as const;
const GLIDES: readonly Row[1][] = ['ゃ', 'ぃ', 'ゅ', 'ぇ', 'ょ'];
const SMALL_VOWELS: readonly Row[1][] = ['ぁ', 'ぃ', null, 'ぇ', 'ぉ'];

const plain: readonly Row[] = [
  ['', 'あ', 'い', 'う', 'え', 'お'],
  ['k', 'か', 'き', 'く', 'け', 'こ'],
  ['g', 'が', 'ぎ', 'ぐ', 'げ', 'ご'],
  ['s', 'さ', 'し', 'す', 'せ', 'そ'],
  ['z', 'ざ', 'じ', 'ず', 'ぜ', 'ぞ'],
  ['t', 'た', 'ち', 'つ', 'て', 'と'],
  ['d', 'だ', 'ぢ', 'づ', 'で', 'ど'],
  ['n', 'な', 'に', 'ぬ', 'ね', 'の'],
  ['h', 'は', 'ひ', 'ふ', 'へ', 'ほ'],
  ['b', 'ば', 'び', 'ぶ', 'べ', 'ぼ'],
  ['p', 'ぱ', 'ぴ', 'ぷ', 'ぺ', 'ぽ'],
  ['m', 'ま', 'み', 'む', 'め', 'も'],
  ['y', 'や', 'い', 'ゆ', 'いぇ', 'よ'],
  ['r', 'ら', 'り', 'る', 'れ', 'ろ'],
  ['w', 'わ', 'ゐ', 'う', 'ゑ', 'を'],
  ['dz', 'づぁ', 'ぢ', 'づ', 'づぇ', 'づぉ'],
];

/** Consonants whose kana of the i column takes ゃ, ゅ, ょ: the first is the base, the others are its spellings. */
const glided: readonly (readonly [base: string, ...spellings: string[]])[] = [
  ...(['き', 'ぎ', 'に', 'ひ', 'び', 'ぴ', 'み', 'り'] as const).map(
    (base, index) => [base, ['ky', 'gy', 'ny', 'hy', 'by', 'py', 'my', 'ry'][index] ?? ''] as const,
  ),
  ['し', 'sh', 'sy'],
  ['じ', 'j', 'jy', 'zy'],
  ['ち', 'ch', 'ty', 'cy'],
  ['ぢ', 'dj', 'dy'],
  ['て', 'th', "t'y"],
  ['で', 'dh', "d'y"],
  ['ふ', 'fy'],
  ['ゔ', 'vy'],
];

/** Sounds of loanwords: a kana of the u or o column with a small vowel. */
const rounded: readonly (readonly [base: string, ...spellings: string[]])[] = [
  ['ふ', 'f'],
  ['ゔ', 'v'],
  ['つ', 'ts'],
  ['う', 'wh'],
  ['く', 'kw', 'q'],
  ['ぐ', 'gw'],
  ['す', 'sw'],
  ['と', 'tw'],
  ['ど', 'dw'],
];

const single: Readonly<Record<string, string>> = {
  ...{ shi: 'し', chi: 'ち', ji: 'じ', dji: 'ぢ', tsu: 'つ', fu: 'ふ', vu: 'ゔ', whu: 'う', qu: 'く' },
  ...{ twu: 'とぅ', dwu: 'どぅ', "t'i": 'てぃ', "t'u": 'とぅ', "d'i": 'でぃ', "d'u": 'どぅ' },
};

/** Small kana by x or l. */
const small: Readonly<Record<string, string>> = {
  ...{ a: 'ぁ', i: 'ぃ', u: 'ぅ', e: 'ぇ', o: 'ぉ', ya: 'ゃ', yi: 'ぃ', yu: 'ゅ', ye: 'ぇ', yo: 'ょ' },
  ...{ tu: 'っ', tsu: 'っ', wa: 'ゎ', ka: 'ゕ', ke: 'ゖ' },
};

/** What Hepburn writes for the sounds of loanwords is in the older systems another kana. */
const loan: Readonly<Record<string, string>> = {
  ...{ ti: 'てぃ', tu: 'とぅ', di: 'でぃ', du: 'どぅ', tyu: 'てゅ', dyu: 'でゅ' },
  ...{ wi: 'うぃ', we: 'うぇ', wo: 'うぉ' },
};

function addRow(table: Map<string, string>, consonant: string, kana: readonly (string | null | undefined)[]) {
  VOWELS.forEach((vowel, index) => {
    const written = kana[index];
    if (written) table.set(consonant + vowel, written);
  });
}

function build(): Map<string, string> {
  const table = new Map<string, string>();
  for (const [consonant, ...kana] of plain) addRow(table, consonant, kana);
  for (const [base, ...spellings] of glided)
    for (const spelling of spellings)
      addRow(
        table,
        spelling,
        GLIDES.map((glide) => base + (glide ?? '')),
      );
  for (const [base, ...spellings] of rounded)
    for (const spelling of spellings)
      addRow(
        table,
        spelling,
        SMALL_VOWELS.map((vowel) => vowel && base + vowel),
      );
  for (const [romaji, kana] of Object.entries(single)) table.set(romaji, kana);
  for (const [romaji, kana] of Object.entries(small))
    for (const prefix of ['x', 'l']) table.set(prefix + romaji, kana);
  return table;
}

/** Every syllable that is understood, as native words are written: ti is ち, di is ぢ. */
export const nativeSyllables: ReadonlyMap<string, string> = build();

/** The same for loanwords: ti is てぃ, di is でぃ. */
export const loanSyllables: ReadonlyMap<string, string> = new Map([
  ...nativeSyllables,
  ...Object.entries(loan),
]);

/** The longest key of the tables. */
export const MAX_SYLLABLE_LENGTH = Math.max(...[...nativeSyllables.keys()].map((key) => key.length));
