const irregular: ReadonlyMap<string, string> = new Map(
  'man:men woman:women child:children foot:feet tooth:teeth goose:geese mouse:mice louse:lice ox:oxen have:has be:is do:does go:goes'
    .split(' ')
    .map((pair) => {
      const [base = '', inflected = ''] = pair.split(':');
      return [base, inflected];
    }),
);

/** Stems that an s makes into another word. */
const otherWords: ReadonlySet<string> = new Set([
  'her',
  'our',
  'your',
  'their',
  'new',
  'the',
  'thi',
  'and',
  'any',
]);

const SHORTEST = 3;

/** The plural and third-person forms that the spelling of a word allows. */
function endings(word: string): string[] {
  const known = irregular.get(word);
  if (known) return [known];
  if (word.length < SHORTEST || otherWords.has(word) || !/[a-z]$/.test(word)) return [];
  if (/[^aeiou]y$/.test(word)) return [`${word.slice(0, -1)}ies`];
  if (/(?:[sxz]|[cs]h)$/.test(word)) return [`${word}es`, `${word}${word.slice(-1)}es`];
  if (word.endsWith('o')) return [`${word}s`, `${word}es`];
  if (word.endsWith('fe')) return [`${word}s`, `${word.slice(0, -2)}ves`];
  if (word.endsWith('f')) return [`${word}s`, `${word.slice(0, -1)}ves`];
  if (word.endsWith('man')) return [`${word}s`, `${word.slice(0, -3)}men`];
  return [`${word}s`];
}

const sameStem = (a: string, b: string): boolean => endings(a).includes(b) || endings(b).includes(a);

/** Whether two normalised texts differ by plural or third-person endings alone (bird, birds; looks up, look up). */
export function differsByEnding(a: string, b: string): boolean {
  if (a === b) return false;
  const words = a.split(' ');
  const others = b.split(' ');
  if (words.length !== others.length) return false;
  return words.every((word, index) => word === others[index] || sameStem(word, others[index] ?? ''));
}
