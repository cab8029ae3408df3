/** Contractions written out, so that "what's" and "what is" are one. */
const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/\bcan't\b/g, 'cannot'],
  [/\bwon't\b/g, 'will not'],
  [/\blet's\b/g, 'let us'],
  [/n't\b/g, ' not'],
  [/'m\b/g, ' am'],
  [/'re\b/g, ' are'],
  [/'ll\b/g, ' will'],
  [/'d\b/g, ' would'],
  [/'ve\b/g, ' have'],
  [/\b(what|where|who|when|how|it|that|this|there|here|he|she|name)'s\b/g, '$1 is'],
];

/** What two English phrases must share to be the same: no case, contractions, punctuation or remarks in parentheses. */
export function phraseKey(text: string): string {
  let key = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[‘’`´]/g, "'")
    .replace(/\([^()]*\)/g, ' ');
  for (const [contraction, long] of CONTRACTIONS) key = key.replace(contraction, long);
  return key
    .replace(/'/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const FILLER = new Set('please excuse me sorry the a an very so oh hey well just now sir madam'.split(' '));

/** The words that carry a phrase, in any order: "Excuse me, where is the station?" → is station where. */
export function phraseWords(text: string): string {
  const words = phraseKey(text)
    .split(' ')
    .filter((word) => word !== '');
  const carrying = words.filter((word) => !FILLER.has(word));
  return (carrying.length > 0 ? carrying : words).sort().join(' ');
}
