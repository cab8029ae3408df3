import { toRomaji } from './romaji/to-romaji';

/** Letters of a word of romaji that is looked for in a reading; longer ones would take too long. */
const MAX_WORD_LETTERS = 40;

const letters = (text: string): string => text.toLowerCase().replace(/[^a-zāīūēō]/g, '');

const LONG: Readonly<Record<string, string>> = { ā: 'aa', ī: 'ii', ū: 'uu', ē: 'e[ei]', ō: 'o[ou]' };

/** A word of romaji, whichever way it writes its long vowels. */
const spellingOf = (word: string): RegExp =>
  new RegExp(`^${word.replace(/[āīūēō]/g, (vowel) => LONG[vowel] ?? vowel)}$`);

/** Romaji of kana that may be a particle: as it is written, and as it is said. */
const romajiOf = (kana: string): string[] =>
  [kana, kana.replaceAll('は', 'わ').replaceAll('へ', 'え')].map((said) =>
    letters(toRomaji(said.replaceAll('を', 'お'))),
  );

/**
 * A reading with a space after each word. Stored kana run on, their romaji stands in words: ごごにじ, gogo niji → ごご にじ.
 * From where the romaji says something else on, the reading stays as it is.
 */
export function spacedReading(kana: string, romaji: string | null): string {
  const characters = [...kana];
  let spaced = '';
  let place = 0;
  for (const word of (romaji ?? '').normalize('NFC').split(' ').map(letters).filter(Boolean)) {
    let end = place + 1;
    const spelling = spellingOf(word);
    const isWord = (): boolean =>
      romajiOf(characters.slice(place, end).join('')).some((said) => spelling.test(said));
    // Each kana has a letter at least, but for the signs before it.
    const most =
      word.length > MAX_WORD_LETTERS ? place : Math.min(characters.length, place + word.length + 3);
    while (end <= most && !isWord()) end += 1;
    if (end > most) break;
    spaced += `${characters.slice(place, end).join('')} `;
    place = end;
  }
  return spaced + characters.slice(place).join('');
}
