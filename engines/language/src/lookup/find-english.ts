import type { AuthoredLibrary } from '../authored/library';
import { makesVerb } from '../dictionary/dictionary-part-of-speech';
import type { DictionaryRepository } from '../dictionary/dictionary.repository';
import { rankByMeaning, type RankedWord } from '../dictionary/ranking';
import { englishKey } from '../english/english-key';
import { parseEnglish, type EnglishQuery } from './english-query';
import { authored, type Found, fromDictionary } from './found';
import { knownAs } from './known-words';
import { askedFirst, fitsHints, ownCompound, pickOwn } from './own-words';
import { demoted, isTaughtOtherwise } from './taught-meaning';

export interface EnglishLookup {
  /** The word a learner means by some English, our own words first; null when nothing has that meaning. */
  find(text: string): Promise<Found | null>;
}

/** Below this a dictionary word is so rare that another reading of the input (romaji) is likelier. */
const CREDIBLE = 0;

export function createEnglishLookup(
  library: AuthoredLibrary,
  dictionary: DictionaryRepository,
): EnglishLookup {
  const ranked = async (query: EnglishQuery): Promise<RankedWord[]> => {
    const keys = [query.key, ...query.bases];
    const exact = await dictionary.byKeys(query.action ? [...keys, query.action] : keys);
    const credible = exact.some(({ weight }) => weight > CREDIBLE);
    const wider = credible && query.key.includes(' ') ? [] : await dictionary.byLastWords(query.key);
    const words = [...new Map([...exact, ...wider].map((word) => [word.id, word])).values()];
    const { hints, partOfSpeech, action } = query;
    return rankByMeaning(words, { keys, hints, partOfSpeech, action })
      .map((candidate) => (isTaughtOtherwise(library, candidate) ? demoted(candidate) : candidate))
      .sort((a, b) => b.score - a.score);
  };

  const byNarrowed = async ({ narrowed, partOfSpeech }: EnglishQuery): Promise<RankedWord | undefined> => {
    if (narrowed.length === 0) return undefined;
    const words = (await dictionary.byKeys(narrowed)).filter(({ core }) => core);
    return rankByMeaning(words, { keys: narrowed, hints: [], partOfSpeech })[0];
  };

  return {
    async find(text) {
      const query = parseEnglish(text);
      if (!query.key) return null;
      const own = pickOwn(library, query);
      if (own && fitsHints(own, query)) return authored(askedFirst(own, query.key));
      const compound = ownCompound(library, query);
      if (compound) return authored(compound);
      const candidates = await ranked(query);
      const narrowed =
        (await byNarrowed(query)) ??
        candidates.find(
          (candidate) =>
            candidate.word.core &&
            hinted(candidate, query) &&
            !(own && isTaughtOtherwise(library, candidate)),
        );
      if (own && !narrowed) return authored(askedFirst(own, query.key));
      const best = narrowed ?? candidates[0];
      if (!best) return null;
      const sense = best.word.senses[best.sense];
      const verb = query.partOfSpeech === 'verb' && sense !== undefined && makesVerb(sense);
      const ours = verb ? null : knownAs(library, best);
      if (ours && !isTaughtOtherwise(library, best)) return authored(askedFirst(ours, query.key));
      return fromDictionary({
        word: best.word,
        sense: best.sense,
        gloss: best.gloss,
        verb,
        askedAsVerb: verb,
        en: best.byAction ? `to ${query.key}` : undefined,
      });
    },
  };
}

/** The meaning itself, and beside it, or in its remark, what it was narrowed down to. */
function hinted({ word, sense, gloss }: RankedWord, { key, hints, object }: EnglishQuery): boolean {
  const glosses = word.senses[sense]?.glosses ?? [];
  const text = glosses.join(' ').toLowerCase();
  const named =
    hints.some((hint) => text.includes(hint)) || (object && word.senses[sense]?.pos.includes('vt'));
  return englishKey(glosses[gloss] ?? '') === key && named === true;
}
