import type { PartOfSpeech } from '@kotoba/contracts';
import type { AuthoredLibrary } from '../authored/library';
import type { DictionaryRepository } from '../dictionary/dictionary.repository';
import { rankByMeaning, type RankedWord } from '../dictionary/ranking';
import type { EnglishKind } from '../dictionary/translation';
import { type DictionaryWord, makesVerb, spelled } from '../dictionary/word';
import { demoted, isTaughtOtherwise, knownAs } from './known-words';
import { type EnglishQuery, isExactly } from './own-word';

/** About N3: a dictionary word that is heavier is one that learners meet. */
export const COMMON = 80;
/** What a word gains that FreeDict gives first for what was typed, and loses by each place. */
const TRANSLATED = 90;
const LATER = 18;
/** What a word loses that our dictionary does not say to mean what was typed. */
const UNSAID = 40;
/** FreeDict agrees with a word that it names so early. */
export const AGREED = 2;

const NO_SENSE = { pos: [], marks: [], glosses: [] };

/** What FreeDict gives for what was typed. */
export interface Translated {
  readonly words: readonly { readonly word: DictionaryWord; readonly remark: string | null }[];
  /** How many senses it tells apart. */
  readonly senses: number;
  /** Only what fits what narrows the meaning down. */
  readonly isHinted: boolean;
  /** It knows the text as a noun, and as nothing else. */
  readonly isNoun: boolean;
}

/** FreeDict names the word early. */
export const isAgreed = ({ word }: RankedWord, { words }: Translated): boolean =>
  words.slice(0, AGREED).some((one) => one.word.id === word.id);

interface EnglishRanking {
  translated(query: EnglishQuery): Promise<Translated>;
  ranked(query: EnglishQuery, translated: Translated): Promise<RankedWord[]>;
  isTaughtSo(candidate: RankedWord, keys: readonly string[]): boolean;
}

/** The dictionary's words for some English, ranked by its own weights and by what FreeDict says. */
export function createEnglishRanking(
  library: AuthoredLibrary,
  dictionary: DictionaryRepository,
): EnglishRanking {
  /** None of ours, or one of whose meanings is what was typed: 有能 is "capable" to a learner, not "efficient". */
  const isTaughtSo = (candidate: RankedWord, keys: readonly string[]): boolean => {
    const known = knownAs(library, candidate);
    return known === null || keys.some((key) => isExactly(known, { key }));
  };

  /** What FreeDict gives, the best first; only of the kind that is asked for. */
  const translated = async ({ key, partOfSpeech, hints }: EnglishQuery): Promise<Translated> => {
    const all = (await dictionary.translations([key])).filter(
      ({ partOfSpeech: kind }) => !partOfSpeech || kind === null || isOfEnglishKind(kind, partOfSpeech),
    );
    const hinted = all.filter(({ remark }) => hints.some((hint) => remark?.toLowerCase().includes(hint)));
    const wanted = hinted.length > 0 ? hinted : all;
    const known = await dictionary.byKeys(wanted.map(({ written }) => written));
    const words = new Map<number, Translated['words'][number]>();
    for (const { written, kana, remark } of wanted) {
      const word = known.find(({ forms }) =>
        forms.some((form) => spelled(form) === written && form.kana === kana),
      );
      if (word && !words.has(word.id)) words.set(word.id, { word, remark });
    }
    const senses = new Set(wanted.map(({ remark }) => remark)).size;
    const isNoun = wanted.length > 0 && wanted.every(({ partOfSpeech: kind }) => kind === 'noun');
    return { words: [...words.values()], senses, isHinted: hinted.length > 0, isNoun };
  };

  /** All that may be meant, the likeliest first. */
  const ranked = async (query: EnglishQuery, { words: listed }: Translated): Promise<RankedWord[]> => {
    const keys = [query.key, ...query.bases];
    const exact = await dictionary.byKeys(query.action ? [...keys, query.action] : keys);
    const credible = exact.some(({ weight }) => weight > 0);
    const wider = credible && query.key.includes(' ') ? [] : await dictionary.byLastWords(query.key);
    const words = [...new Map([...exact, ...wider].map((word) => [word.id, word])).values()];
    const { hints, partOfSpeech, action } = query;
    const known = rankByMeaning(words, { keys, hints, partOfSpeech, action }).map((candidate) =>
      isTaughtOtherwise(library, candidate) || !isTaughtSo(candidate, keys) ? demoted(candidate) : candidate,
    );
    const places = new Map(listed.map((one, place) => [one.word.id, place]));
    const bonus = (id: number): number => {
      const place = places.get(id);
      return place === undefined ? 0 : Math.max(0, TRANSLATED - place * LATER);
    };
    // What FreeDict alone says, as it was typed.
    const isKnown = new Set(known.map(({ word }) => word.id));
    const added = listed
      .filter(({ word }) => !isKnown.has(word.id))
      .map(({ word }) => ({
        ...{ word, sense: 0, gloss: 0, score: word.weight - UNSAID },
        ...{ byAction: false, isExact: false },
      }));
    const all = [...known, ...added].map((candidate) => ({
      ...candidate,
      score: candidate.score + bonus(candidate.word.id),
    }));
    // Streaming is no form of "stream": what is said of just that comes before base forms and parts, however common,
    // and what both sources say before what only one does.
    const tier = ({ word, sense, isExact, byAction }: RankedWord): number => {
      const isListed = places.has(word.id);
      // Of "to persuade" the dictionary has the noun that takes する.
      const isVerb = partOfSpeech === 'verb' && makesVerb(word.senses[sense] ?? NO_SENSE);
      if (isExact || byAction || isVerb) return isListed || (isExact && word.weight >= COMMON) ? 0 : 2;
      return isListed ? 1 : 2;
    };
    const fit = all.filter(({ word, isExact }) => isExact || isFitForClass(word));
    return fit.sort((one, other) => tier(one) - tier(other) || other.score - one.score);
  };

  return { translated, ranked, isTaughtSo };
}

/** What nobody asked for in so many words is not offered to a class. */
const isFitForClass = ({ senses }: DictionaryWord): boolean =>
  !senses.some(
    ({ marks, glosses }) =>
      marks.includes('vulg') ||
      /ejaculat|orgasm|masturbat|fellatio|sex(ual)? (act|intercourse)/.test(glosses.join(' ')),
  );

/** What the English word is, where a kind was asked for: "to light" is a verb. */
const isOfEnglishKind = (kind: EnglishKind, asked: PartOfSpeech): boolean =>
  kind === 'phrase' || asked.endsWith(kind);
