import { isKana } from '@kotoba/japanese';
import type { AuthoredLibrary } from './authored/library';
import { readCompounds } from './authored/compounds';
import {
  type Counted,
  type Meaning,
  readComparisons,
  readCounting,
  readEndings,
  readOpposites,
} from './authored/tables';
import { type Correction, createCorrector } from './correction/correct';
import type { DictionaryRepository } from './dictionary/dictionary.repository';
import { createDescriptions } from './entries/by-description';
import { spacedHeadword } from './entries/headword';
import { englishKey } from './english-key';
import type { EntryService } from './entries/make-entry';
import { type FormName, FORM_NAMES, inflect, type Inflection, inflectionOf } from './forms/inflect';
import { endingOf, formOfTraits, MAKES_VERB, withTraits } from './forms/reshape';
import type { DraftEntry, ExampleSentence, WordForm, WordKey } from './language';
import { authored } from './lookup/known-words';
import type { Reader } from './reading/reader';
import { spacedRomaji } from './reading/word-spaces';
import { type Examples, toExample } from './entries/examples';
import type { Tokeniser } from './reading/tokeniser';
import { holdsWord } from './verification/holds-word';

/** What the assistant answers from, beside words and notes. */
export interface Grammar {
  /** The forms of a verb, an adjective or a noun, those that it has; empty for a word that has none. */
  inflections(word: WordKey): Promise<WordForm[]>;
  /** A sentence with its predicate in a form: 映画を見る is 映画を見ました; null for one whose end has no such form. */
  reshape(sentence: string, form: FormName): Promise<string | null>;
  /** The usual mistakes of beginners in a sentence, put right. */
  correct(sentence: string): Promise<Correction>;
  /** What tells two words apart that learners mix up; null when we wrote nothing about the two. */
  compare(one: string, other: string): string | null;
  /** The words that learners mix up with a word, by its usual spelling: those of which `compare` knows something. */
  mixedUpWith(word: string): readonly string[];
  /** What an ending such as たい says; null when we wrote nothing about it. */
  ending(text: string): string | null;
  /** What an ending that makes a word of its own says, where a text is the word with one: 食べきれない, 〜きる. */
  compound(text: string, word: WordKey | null): Promise<string | null>;
  /** Our words of its kind that share a meaning with a word, where English means one thing by it. */
  alike(word: WordKey): Promise<DraftEntry[]>;
  /** Nouns that may be what English describes by its use: "the thing you cut paper with". */
  describedBy(english: string): Promise<DraftEntry[]>;
  /** The words that mean the opposite of a word, by its usual spelling, where it means `meaning`; empty when we wrote none. */
  opposites(word: string, meaning?: string): readonly string[];
  /** So many of an English thing ("bottles"); null when we do not know how it is counted. */
  count(value: number, noun: string): Counted | null;
  /** Our words that are so written or read, the easier first; empty when we have none. */
  homonyms(japanese: string): Promise<DraftEntry[]>;
  /**
   * The word's examples, then those of other words that hold it, each once; empty where nobody wrote one. What
   * "regenerate the sentence" steps through.
   */
  examplesWith(word: WordKey): Promise<ExampleSentence[]>;
}

interface GrammarParts {
  readonly library: AuthoredLibrary;
  readonly dictionary: Pick<DictionaryRepository, 'byKeys'>;
  readonly tokeniser: Pick<Tokeniser, 'tokenise'>;
  readonly reader: Reader;
  readonly entries: Pick<EntryService, 'ofFound'>;
  readonly examples: Examples;
  /** English that is several words in Japanese, by its key. */
  readonly senses: ReadonlyMap<string, readonly Meaning[]>;
}

/** Other words' sentences that are looked for: the pages of the assistant need a few. */
const MAX_BORROWED = 12;

const headword = ({ ja_word, kanji, hiragana, katakana, part_of_speech: partOfSpeech }: WordKey) => ({
  written: kanji ?? ja_word,
  kana: hiragana ?? katakana ?? ja_word,
  partOfSpeech,
});

/** The copula is a word of its own: "shizuka desu", "takai desu". */
const withSpaces = (read: string, kana: string, like: Inflection): string =>
  like === 'noun' || like === 'adj-na'
    ? `${kana} ${read.slice(kana.length).replace('じゃ', 'じゃ ')}`
    : like === 'adj-i'
      ? read.replace(/です$/, ' です')
      : read;

/** The parts of the engine that explain: forms, corrections, counters, comparisons, examples of every kind. */
export function createGrammar({
  library,
  dictionary,
  tokeniser,
  reader,
  entries,
  examples,
  senses,
}: GrammarParts): Grammar {
  const comparisons = readComparisons();
  const counting = readCounting();
  const endings = readEndings();
  const opposites = readOpposites();
  const compounds = readCompounds();
  const describedBy = createDescriptions(library);

  const reshape = async (sentence: string, form: FormName): Promise<string | null> => {
    const ending = endingOf(await tokeniser.tokenise(sentence));
    if (!ending) return null;
    const { before, base, kind, traits, after } = ending;
    const kana = (await reader.read(base)).hiragana;
    const like = inflectionOf({ written: base, kana, partOfSpeech: kind }, await dictionary.byKeys([base]));
    const made = like && inflect(base, like, withTraits(form, traits));
    const inflected = made && MAKES_VERB.has(form) ? inflect(made, 'v1', formOfTraits(traits)) : made;
    return inflected ? before + inflected + after : null;
  };
  const correct = createCorrector(library, tokeniser, (sentence) => reshape(sentence, 'polite'));

  /** はず is in そのはずです, and neither in 後半は、ずっと nor in はずかしい. */
  const standsAlone = async (written: string, sentence: string): Promise<boolean> => {
    const edges = new Set([0]);
    let end = 0;
    for (const { surface } of await tokeniser.tokenise(sentence)) edges.add((end += surface.length));
    return [...edges].some((at) => sentence.startsWith(written, at) && edges.has(at + written.length));
  };

  const borrowed = async (word: WordKey): Promise<ExampleSentence[]> => {
    const sought = headword(word);
    const { written, partOfSpeech } = sought;
    const isFixed = isKana(written) && !/^(?:verb|i-adjective|expression|phrase|suffix)$/.test(partOfSpeech);
    const found: ExampleSentence[] = [];
    for (const { sentences } of library.words) {
      for (const sentence of sentences) {
        // 「食べる」は動詞です speaks of the word and does not use it.
        if (sentence.ja.includes(`「${written}」`)) continue;
        // As it is spelled, so that another word of the same sound is not taken for it.
        const spelled = holdsWord({ ...sought, kana: '' }, sentence);
        const isHeld = spelled && holdsWord({ ...sought, written: '' }, sentence);
        if (isHeld && (!isFixed || (await standsAlone(written, sentence.ja))))
          found.push(toExample(sentence, 'authored'));
        if (found.length >= MAX_BORROWED) return found;
      }
    }
    return found;
  };

  const inflections = async (word: WordKey): Promise<WordForm[]> => {
    const { written: whole, kana: read, partOfSpeech } = headword(word);
    // です is no verb in す: 好きです goes as its noun does.
    const [written, kana] = [whole, read].map((text) => text.replace(/です$/, '')) as [string, string];
    const like =
      written === whole
        ? inflectionOf({ written, kana, partOfSpeech }, await dictionary.byKeys([written]))
        : 'noun';
    if (like === null) return [];
    const spaced = await spacedHeadword({ written, kana, partOfSpeech }, reader);
    return FORM_NAMES.flatMap((form) => {
      const [spelled, read] = [inflect(written, like, form), inflect(kana, like, form)];
      const apart = inflect(spaced, like, form);
      return spelled && read && apart
        ? [{ form, written: spelled, kana: read, romaji: spacedRomaji(withSpaces(apart, spaced, like)) }]
        : [];
    });
  };

  const compound = async (text: string, word: WordKey | null): Promise<string | null> => {
    if (!word) return compounds.named(text);
    const isVerb = /^(?:verb|expression)$/.test(word.part_of_speech);
    const { written, kana } = headword(word);
    const [stem] = isVerb ? (await inflections(word)).filter(({ form }) => form === 'stem') : [];
    // Of 食べ切る it is 食べ, too.
    const before = (text: string): string[] => [...text].slice(1).map((_, at) => text.slice(0, at + 1));
    const fronts = isVerb
      ? [stem?.written, stem?.kana, ...before(written), ...before(kana)]
      : [written, kana].map((one) => one.replace(/い$/, ''));
    return compounds.behind(
      text,
      fronts.map((front = '') => ({ text: front, isVerb })),
    );
  };

  return {
    inflections,
    compound,
    async alike(word) {
      const { written, kana, partOfSpeech } = headword(word);
      const found = word.en_word
        .split('; ')
        .map(englishKey)
        .filter((key) => (senses.get(key)?.length ?? 0) < 2)
        .flatMap((key) => library.byMeaning(key))
        .filter((one) => one.written !== written && one.kana !== kana && one.partOfSpeech === partOfSpeech);
      return entries.ofFound([...new Map(found.map((one) => [one.written, one])).values()].map(authored));
    },
    describedBy: (english) => entries.ofFound(describedBy(english).map(authored)),
    reshape,
    correct,
    compare: comparisons.of,
    mixedUpWith: comparisons.others,
    ending: endings.of,
    opposites: opposites.of,
    count(value, noun) {
      const counter = counting.counterFor(noun);
      return counter === null ? null : counting.count(value, counter);
    },
    homonyms: (japanese) => entries.ofFound(library.byJapanese(japanese).map(authored)),
    async examplesWith(word) {
      const own = examples.of({ ...headword(word), en: word.en_word });
      const authoredFirst = [
        ...own.filter(({ source }) => source === 'authored'),
        ...(await borrowed(word)),
        ...own,
      ];
      return [...new Map(authoredFirst.map((example) => [example.ja_sentence, example])).values()];
    },
  };
}
