import { foldForSearch } from '@kotoba/japanese';
import type { PartOfSpeech } from '@kotoba/contracts';
import type { AuthoredLibrary } from '../authored/library';
import type { AuthoredWord } from '../authored/authored-word';
import { MAX_WAYS } from '../authored/expressions';
import type { Meaning } from '../authored/tables';
import type { DictionaryRepository } from '../dictionary/dictionary.repository';
import { rankByMeaning } from '../dictionary/ranking';
import { type DictionaryWord, partOfSpeechOf, spelled } from '../dictionary/word';
import { englishKey } from '../english-key';
import { fromDictionary, type Guess, meant, type Meant } from './known-words';
import { type EnglishQuery, isExactly, ours } from './own-word';

interface Sources {
  readonly library: AuthoredLibrary;
  readonly dictionary: DictionaryRepository;
  /** English words with what they mean, by our tables. */
  readonly senses: ReadonlyMap<string, readonly Meaning[]>;
}

/** Gives what our tables of meanings say of some English; null for all other words. */
export function createTableLookup({
  library,
  dictionary,
  senses,
}: Sources): (text: string, query: EnglishQuery) => Promise<Meant | null> {
  /** The word of a line of our table, ours or the dictionary's; null when neither has it. */
  const ofTable = async (meaning: Meaning, query: EnglishQuery): Promise<Guess | null> => {
    const { english, written, kana } = meaning;
    const label = meaning.label === null ? {} : { label: meaning.label };
    const reading = foldForSearch(kana);
    const same = library
      .byJapanese(written)
      .filter((word) => word.written === written && foldForSearch(word.kana) === reading);
    const own = same.find((word) => isExactly(word, query)) ?? same[0];
    if (own) return { ...ours(saidAs(own, asAction(english, own.en.split('; '))), query), ...label };
    // 出席する is in the dictionary as the noun that takes する.
    const [noun = written, readingOfNoun = reading] = [written, reading].map((text) =>
      text.replace(/する$/, ''),
    );
    // とりあえず is spelled 取りあえず there, and of several that sound so the one is meant that has the meaning.
    const isInKana = foldForSearch(written) === reading;
    const known = (await dictionary.byKeys([written, noun])).flatMap((word) => {
      const form = word.forms.find((one) => {
        const read = foldForSearch(one.kana);
        const [text, isRead] = read === reading ? [written, true] : [noun, read === readingOfNoun];
        return isRead && (isInKana || spelled(one) === text);
      });
      if (!form) return [];
      const read = foldForSearch(form.kana) === reading ? written : noun;
      return [{ word, form: isInKana ? { ...form, kanji: null, kana: read } : form }];
    });
    const wanted = { keys: [query.key, ...query.bases], hints: query.hints };
    const [best] = rankByMeaning(
      known.map(({ word }) => word),
      wanted,
    );
    const isOfKind = ({ senses: [sense] }: DictionaryWord): boolean =>
      sense !== undefined && partOfSpeechOf(sense) === meaning.kind;
    const { word, form } =
      known.find((one) => one.word === best?.word) ??
      known.find((one) => isOfKind(one.word)) ??
      known[0] ??
      {};
    if (!word || !form) return null;
    const verb = foldForSearch(form.kana) !== reading;
    const { sense, gloss } = best ?? { sense: 0, gloss: 0 };
    const meanings = word.senses.flatMap(({ glosses }) => glosses);
    const isSaid = englishKey(word.senses[sense]?.glosses[gloss] ?? '') === query.key;
    const en = verb ? asVerb(query.key) : isSaid ? undefined : asAction(english, meanings);
    return { found: fromDictionary({ word, sense, gloss, form, verb, askedAsVerb: verb, en }), ...label };
  };

  return async (text, query) => {
    const { key, partOfSpeech, hints } = query;
    // "a little" is neither an adjective nor a verb.
    const isThing = /^\s*an? /i.test(text);
    const listed = (senses.get(key) ?? []).filter(
      ({ english, kind }) =>
        (!partOfSpeech ||
          fitsKind(kind, partOfSpeech) ||
          (partOfSpeech === 'verb' && english.startsWith('to '))) &&
        !(isThing && /adjective$|^verb$/.test(kind)),
    );
    // "wake someone up", but not "call someone", who is not asked to come.
    const isOfSomeone = key.includes(' ') && /\bsome(one|body)\b/.test(text);
    const hinted = listed.filter(({ label }) =>
      hints.length > 0
        ? hints.some((hint) => label?.toLowerCase().includes(hint))
        : isOfSomeone && /\b(someone|person)\b/.test(label ?? ''),
    );
    if (hints.length > 0 && hinted.length === 0) return null;
    const rows = [...new Set([...hinted, ...listed])];
    const guesses = (await Promise.all(rows.map((row) => ofTable(row, query)))).filter((one) => one !== null);
    const isPlain = listed.length === 1 && listed[0]?.label === null;
    const isSure =
      isPlain || hinted.length === 1 || guesses.length === 1 || listed.every(({ quiet }) => quiet);
    return meant(guesses, isSure, isPlain ? 'ours' : 'several meanings');
  };
}

/** The word with what was typed among its meanings, and first: 手術 is "surgery" to whoever noted that. */
function saidAs(word: AuthoredWord, english: string): AuthoredWord {
  if (isExactly(word, { key: englishKey(english) })) return word;
  return { ...word, en: [english, ...word.en.split('; ')].slice(0, MAX_WAYS).join('; ') };
}

/** "retired" and "nervous" are what one is, "need" what one does. */
const asVerb = (key: string): string =>
  /^(?!be |get |become )(?:.*[^e]ed|.*(?:ous|ful|less))$/.test(key) ? `to be ${key}` : `to ${asSaid(key)}`;

/** A key has no apostrophe: "take ones time". */
export const asSaid = (key: string): string => key.replace(/\bones(?= \w)/, "one's");

/** "gaze" stands in the table for noun and verb; 見つめる, "to gaze at", is the verb. */
const asAction = (english: string, meanings: readonly string[]): string =>
  meanings.some((meaning) => `${meaning} `.startsWith(`to ${english} `)) ? `to ${english}` : english;

const fitsKind = (kind: PartOfSpeech, asked: PartOfSpeech): boolean =>
  kind === asked ||
  (asked === 'i-adjective' && kind === 'na-adjective') ||
  (asked === 'verb' && kind === 'expression');
