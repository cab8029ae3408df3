import type { AuthoredPhrase } from '../authored/authored-word';
import type { AuthoredLibrary } from '../authored/library';
import type { EnglishLookup } from '../lookup/find-english';
import { type Composed, createComposer } from './compose';
import { unusedMessage } from './noun';
import type { NounChoice } from './read-lexicon';

/** The groups of phrases that are in no book. */
const COMPOSED = 'composed';
export const OWN_PHRASE = 'own phrase';

type ComposedPhrase =
  | { readonly ok: true; readonly phrase: AuthoredPhrase }
  | { readonly ok: false; readonly message: string };

/** So many words of a sentence may come from the dictionary. */
const MAX_LOOKED_UP = 3;

const LOANWORD = /^[ァ-ヺー・]+$/;

/** Composes a sentence, with nouns of the dictionary where our own words end. */
export function createPhraseComposer(
  library: AuthoredLibrary,
  english: Pick<EnglishLookup, 'meant'>,
): (text: string) => Promise<ComposedPhrase> {
  const compose = createComposer(library);
  /** Null for a word that nobody knows; one that a sentence cannot use is known all the same. */
  const lookUp = async (word: string): Promise<NounChoice | 'not usable' | null> => {
    const meant = await english.meant(word);
    if (meant === null) return null;
    const [{ found }] = meant.guesses;
    if (found.kind !== 'dictionary' || !meant.isSure) return 'not usable';
    const { word: entry, sense: place } = found.found;
    const sense = entry.senses[place];
    const [form] = entry.forms;
    // What is neither common nor a loanword may well be another thing of that name: 雄蜂 is a drone, too.
    const usual = form !== undefined && (entry.core || LOANWORD.test(form.kana));
    if (!sense?.pos.includes('n') || !usual) return 'not usable';
    const written = sense.marks.includes('uk') ? form.kana : (form.kanji ?? form.kana);
    return { written, kana: form.kana, kinds: new Set(), piece: { written, en: word, level: 'N2' } };
  };

  return async (text) => {
    const nouns = new Map<string, NounChoice>();
    for (;;) {
      const made = compose(text, nouns);
      if (made.ok) return { ok: true, phrase: phraseOf(text, made.sentence) };
      const { word } = made;
      const noun =
        word === null || nouns.size >= MAX_LOOKED_UP || nouns.has(word) ? null : await lookUp(word);
      if (word === null || noun === null) return { ok: false, message: made.message };
      if (noun === 'not usable') return { ok: false, message: unusedMessage(word) };
      nouns.set(word, noun);
    }
  };
}

function phraseOf(text: string, { written, kana, pieces, level, question, names }: Composed): AuthoredPhrase {
  const meaning =
    names === null
      ? tidy(text, question)
      : names === 'thing'
        ? text.trim()
        : `to ${text.trim().replace(/^to /i, '')}`;
  return {
    ...{ written, kana, meanings: [meaning], aliases: [], usage: null, level, group: COMPOSED, pieces },
    example: { ja: `${written}。`, kana: `${kana}。`, en: meaning },
  };
}

/** The learner's words as a sentence: one space, a capital, a full stop or question mark. */
function tidy(text: string, question: boolean): string {
  const bare = text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.?!\s]+$/, '');
  return `${bare.charAt(0).toUpperCase()}${bare.slice(1)}${question ? '?' : '.'}`;
}
