export type Vowel = 'a' | 'i' | 'u' | 'e' | 'o';

const columns: Readonly<Record<Vowel, string>> = {
  a: 'あぁかゕがさざただなはばぱまやゃらわゎ',
  i: 'いぃきぎしじちぢにひびぴみりゐ',
  u: 'うぅくぐすずつづぬふぶぷむゆゅるゔ',
  e: 'えぇけゖげせぜてでねへべぺめれゑ',
  o: 'おぉこごそぞとどのほぼぽもよょろを',
};

const vowelByKana: ReadonlyMap<string, Vowel> = new Map(
  (Object.keys(columns) as Vowel[]).flatMap((vowel) =>
    [...columns[vowel]].map((kana) => [kana, vowel] as const),
  ),
);

/** The vowel that a hiragana ends in; undefined for っ, ん, ー and what is no hiragana. */
export const vowelOf = (kana: string): Vowel | undefined => vowelByKana.get(kana);

/** How the long mark ー may be written out after each vowel: おう and えい stand for long o and e. */
export const longVowelKana: Readonly<Record<Vowel, string>> = {
  a: 'あ',
  i: 'い',
  u: 'う',
  e: 'えい',
  o: 'おう',
};
