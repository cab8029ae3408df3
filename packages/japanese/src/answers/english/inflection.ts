const pairs = (list: string): ReadonlyMap<string, string> =>
  new Map(
    list.split(' ').map((pair) => {
      const [base = '', inflected = ''] = pair.split(':');
      return [base, inflected];
    }),
  );

/** Forms that take the place of the regular one. */
const irregular = pairs(
  'man:men woman:women foot:feet tooth:teeth goose:geese mouse:mice louse:lice ox:oxen have:has be:is do:does go:goes',
);

/** Plurals that stand beside the regular one: people and persons, cacti and cactuses. */
const learned = pairs(
  'person:people phenomenon:phenomena criterion:criteria bacterium:bacteria cactus:cacti fungus:fungi nucleus:nuclei stimulus:stimuli axis:axes',
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

function regular(word: string): string[] {
  if (word.length < SHORTEST || otherWords.has(word) || !/[a-z]$/.test(word)) return [];
  if (word.endsWith('child')) return [`${word}ren`];
  if (word.endsWith('sis')) return [`${word.slice(0, -2)}es`];
  if (/[^aeiou]y$/.test(word)) return [`${word.slice(0, -1)}ies`];
  if (/(?:[sxz]|[cs]h)$/.test(word)) return [`${word}es`, `${word}${word.slice(-1)}es`];
  if (word.endsWith('o')) return [`${word}s`, `${word}es`];
  if (word.endsWith('fe')) return [`${word}s`, `${word.slice(0, -2)}ves`];
  if (word.endsWith('f')) return [`${word}s`, `${word.slice(0, -1)}ves`];
  if (word.endsWith('man')) return [`${word}s`, `${word.slice(0, -3)}men`];
  return [`${word}s`];
}

/** The plural and third-person forms that the spelling of a word allows. */
function endings(word: string): string[] {
  const known = irregular.get(word);
  if (known) return [known];
  const other = learned.get(word);
  return other ? [...regular(word), other] : regular(word);
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
