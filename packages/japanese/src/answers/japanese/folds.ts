/** One slip each: two kana keys that are equal after a fold differ by that slip alone. */
const folding = (pairs: Readonly<Record<string, string>>) => {
  const pattern = new RegExp(`[${Object.keys(pairs).join('')}]`, 'g');
  return (key: string): string => key.replace(pattern, (kana) => pairs[kana] ?? kana);
};

/** づ sounds like ず, ぢ like じ; romaji cannot tell them apart. */
export const foldDzDu = folding({ づ: 'ず', ぢ: 'じ' });

export const foldSmallKana = folding({
  ...{ ぁ: 'あ', ぃ: 'い', ぅ: 'う', ぇ: 'え', ぉ: 'お' },
  ...{ ゃ: 'や', ゅ: 'ゆ', ょ: 'よ', ゎ: 'わ', っ: 'つ', ゕ: 'か', ゖ: 'け' },
});

/** は, へ and を are said wa, e and o where they are particles. */
export const foldParticles = folding({ は: 'わ', へ: 'え', を: 'お' });
