/** A Japanese text without spaces and punctuation: what is read aloud of it. */
export const bare = (text: string): string =>
  text.normalize('NFKC').replace(/[^\p{L}\p{N}\p{M}ー々〆〇]/gu, '');
