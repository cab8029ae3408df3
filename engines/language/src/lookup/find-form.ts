import { foldForSearch, hasKanji } from '@kotoba/japanese';
import type { AuthoredWord } from '../authored/authored-word';
import type { AuthoredLibrary } from '../authored/library';
import type { Homophone } from '../authored/tables';
import type { DictionaryRepository } from '../dictionary/dictionary.repository';
import type { DictionaryWord } from '../dictionary/word';
import { verbClassOf } from '../forms/conjugation';
import { type BaseForm, deinflect } from '../forms/deinflect';
import { authored, type Found, fromDictionary, meant, type Meant } from './known-words';
import { typedForm } from './rank-japanese';

/** Ours are meant before what is in the dictionary alone. */
const OURS = 1000;
/** What an ending that has to be taken off counts. */
const STEP = 20;
const LEVELS = 5;

interface FormSources {
  readonly library: AuthoredLibrary;
  readonly dictionary: DictionaryRepository;
  readonly homophones: ReadonlyMap<string, readonly Homophone[]>;
  /** 整頓する of 整頓. */
  readonly verbOfNoun: (text: string) => Promise<Found | null>;
}

/** Finds the word of which a whole text is a form: 払わされた is 払う. Several for a form that they have in common. */
export const createFormLookup =
  ({ library, dictionary, homophones, verbOfNoun }: FormSources) =>
  async (text: string): Promise<Meant | null> => {
    const forms = deinflect(text);
    const known = await dictionary.byKeys(forms.map(({ word }) => word));
    const hits = forms.flatMap((form) => {
      const own = library.byJapanese(form.word).filter((word) => inflectsAs(word, form));
      const others = known.filter((word) => isWritten(word, form.word) && hasClass(word, form));
      // Of several readings of a spelling the first, as for the word itself.
      const ours = own.map((word, place) => ({
        found: authored(word),
        score:
          OURS - form.steps * STEP + Number(word.level.slice(1)) - (hasKanji(form.word) ? place * LEVELS : 0),
      }));
      const theirs = others.map((word) => ({
        found: fromDictionary({ word, sense: 0, gloss: 0, form: typedForm(word, form.word) }),
        score: word.weight - form.steps * STEP,
      }));
      return [...ours, ...theirs];
    });
    for (const { word, steps } of forms.filter(({ wordClass }) => wordClass === 'vs')) {
      const found = await verbOfNoun(word);
      if (found) hits.push({ found, score: OURS - (steps + 1) * STEP });
    }
    hits.sort((a, b) => b.score - a.score);
    const [best, next] = hits;
    if (best && hasKanji(text) && hasSeveralReadings(best.found, homophones))
      return meant(hits, false, 'readings');
    const isAlone =
      !best || !next || hasKanji(text) || next.score < best.score || best.score < OURS - STEP * 9;
    return meant(hits, isAlone, isAlone ? 'exact' : 'homophones');
  };

/** 辛くない is 辛い, からい or つらい. */
const hasSeveralReadings = (found: Found, homophones: FormSources['homophones']): boolean =>
  found.kind === 'authored' &&
  hasKanji(found.word.written) &&
  homophones.has(foldForSearch(found.word.written));

const isWritten = ({ forms }: DictionaryWord, text: string): boolean =>
  forms.some(({ kanji, kana }) => kanji === text || kana === text);

function inflectsAs({ written, kana, partOfSpeech }: AuthoredWord, { wordClass }: BaseForm): boolean {
  if (wordClass === 'adj-i') return partOfSpeech === 'i-adjective';
  if (wordClass === 'noun') return /^(na-adjective|noun|pronoun|adverb)$/.test(partOfSpeech);
  if (wordClass === 'adj-na') return partOfSpeech === 'na-adjective';
  if (partOfSpeech !== 'verb' && partOfSpeech !== 'expression') return false;
  const verbClass = verbClassOf(written, kana) ?? '';
  return wordClass === 'vs' ? verbClass.startsWith('vs') : verbClass.startsWith(wordClass);
}

const hasClass = ({ senses }: DictionaryWord, { wordClass }: BaseForm): boolean =>
  senses[0]?.pos.some((code) =>
    wordClass === 'noun' ? /^(n|adj-na)$/.test(code) : code.startsWith(wordClass),
  ) ?? false;
