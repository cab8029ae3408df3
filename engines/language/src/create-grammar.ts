import type { AuthoredLibrary } from './authored/library';
import { readComparisons, readCounting, readEndings, readOpposites } from './authored/tables';
import { correct } from './correction/correct';
import type { DictionaryRepository } from './dictionary/dictionary.repository';
import type { EntryService } from './entries/entry-service';
import { FORM_NAMES, inflect, type Inflection, inflectionOf } from './forms/inflect';
import { endingOf, withTraits } from './forms/reshape';
import type { ExampleSentence, Grammar, WordKey } from './language';
import { authored } from './lookup/known-words';
import type { Reader } from './reading/reader';
import { spacedRomaji } from './reading/word-spaces';
import { type Examples, toExample } from './entries/examples';
import type { Tokeniser } from './reading/tokeniser';
import { holdsWord } from './verification/holds-word';

interface GrammarParts {
  readonly library: AuthoredLibrary;
  readonly dictionary: Pick<DictionaryRepository, 'byKeys'>;
  readonly tokeniser: Pick<Tokeniser, 'tokenise'>;
  readonly reader: Reader;
  readonly entries: Pick<EntryService, 'ofFound'>;
  readonly examples: Examples;
}

/** Other words' sentences that are looked for: the pages of the assistant need a few. */
const MOST_BORROWED = 12;

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
}: GrammarParts): Grammar {
  const comparisons = readComparisons();
  const counting = readCounting();
  const endings = readEndings();
  const opposites = readOpposites();

  const borrowed = (word: WordKey): ExampleSentence[] => {
    const sought = headword(word);
    const found: ExampleSentence[] = [];
    for (const { sentences } of library.words) {
      for (const sentence of sentences) {
        // 「食べる」は動詞です speaks of the word and does not use it.
        if (sentence.ja.includes(`「${sought.written}」`)) continue;
        // As it is spelled, so that another word of the same sound is not taken for it.
        const spelled = holdsWord({ ...sought, kana: '' }, sentence);
        if (spelled && holdsWord({ ...sought, written: '' }, sentence))
          found.push(toExample(sentence, 'authored'));
        if (found.length >= MOST_BORROWED) return found;
      }
    }
    return found;
  };

  return {
    async inflections(word) {
      const { written, kana, partOfSpeech } = headword(word);
      const like = inflectionOf({ written, kana, partOfSpeech }, await dictionary.byKeys([written]));
      if (like === null) return [];
      return FORM_NAMES.flatMap((form) => {
        const [spelled, read] = [inflect(written, like, form), inflect(kana, like, form)];
        return spelled && read
          ? [{ form, written: spelled, kana: read, romaji: spacedRomaji(withSpaces(read, kana, like)) }]
          : [];
      });
    },
    async reshape(sentence, form) {
      const ending = endingOf(await tokeniser.tokenise(sentence));
      if (!ending) return null;
      const { before, base, kind, traits, after } = ending;
      const kana = (await reader.read(base)).hiragana;
      const like = inflectionOf({ written: base, kana, partOfSpeech: kind }, await dictionary.byKeys([base]));
      const inflected = like && inflect(base, like, withTraits(form, traits));
      return inflected ? before + inflected + after : null;
    },
    correct: async (sentence) => correct(await tokeniser.tokenise(sentence)),
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
      const authoredFirst = [...own.filter(({ source }) => source === 'authored'), ...borrowed(word), ...own];
      return [...new Map(authoredFirst.map((example) => [example.ja_sentence, example])).values()];
    },
  };
}
