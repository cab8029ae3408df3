import { foldForSearch, hasKanji } from '@kotoba/japanese';
import type { AuthoredLibrary } from '../authored/library';
import type { AuthoredPhrase, AuthoredWord } from '../authored/authored-word';
import type { DictionaryRepository } from '../dictionary/dictionary.repository';
import { makesVerb, partOfSpeechOf, type DictionaryWord } from '../dictionary/word';
import type { DraftEntry } from '../language';
import type { EnglishLookup } from '../lookup/find-english';
import type { JapaneseLookup } from '../lookup/find-japanese';
import { readHomophones } from '../authored/tables';
import { readToldApart } from '../fair-keys/tables';
import { fitOf } from '../lookup/hinted';
import { authored, type Found, fromDictionary, isSame } from '../lookup/known-words';
import { HIRAGANA } from '../lookup/rank-japanese';
import { createDescribed } from './described';
import type { EntryMaker, EntryService } from './make-entry';
import { type MeantSense, type Nearness, nearnessTo } from './near-meaning';

/** What a learner gave: the Japanese that says most, its reading if they wrote one, and what it means. */
export interface GivenWord {
  readonly written: string | null;
  readonly kana: string | null;
  readonly meaning: string;
}

export interface Suggestion {
  /** The entry that is meant: it may fill in everything. Null when no word that is written so means it. */
  readonly meant: DraftEntry | null;
  /** The word with these kanji, whatever it means; says how they are read and what kind of word they are. */
  readonly spelled: DraftEntry | null;
}

interface SuggestionParts {
  readonly library: AuthoredLibrary;
  readonly dictionary: DictionaryRepository;
  readonly english: EnglishLookup;
  readonly japanese: JapaneseLookup;
  readonly entries: EntryService;
  readonly maker: EntryMaker;
}

type Nearly = (sense: MeantSense) => Nearness | null;

/** A phrase in kana up to this length may sound like a word (はい: yes, ashes). */
const MAX_AMBIGUOUS = 4;
/** Points off a dictionary word: a later sense, a spelling that is rarely used. */
const COST = { sense: 22, odd: 100 };
const USUALLY_KANA = 60;

/**
 * Looks for the entry that a learner means with a meaning and some Japanese. A homophone of another meaning is never it:
 * what is "near" says `near-meaning.ts`.
 */
export function createSuggestion({
  library,
  dictionary,
  english,
  japanese,
  entries,
  maker,
}: SuggestionParts) {
  const toldApart = readToldApart();
  const homophones = readHomophones();
  const described = createDescribed({ library, dictionary, homophones });

  /** Of the spellings of one word, told apart by our table, the one that the meaning names: the sun 昇る, not 登る. */
  const namedForm = ({ forms }: DictionaryWord, text: string, meaning: string) => {
    const wanted: readonly string[] = meaning.toLowerCase().match(/[a-z]{3,}/g) ?? [];
    const spellings = (homophones.get(foldForSearch(text)) ?? []).flatMap(({ written, label }) => {
      const form = forms.find(({ kanji }) => kanji === written);
      const said = label.match(/[a-z]{3,}/g) ?? [];
      return form ? [{ form, fit: said.filter((word) => wanted.includes(word)).length }] : [];
    });
    const [best, next] = spellings.toSorted((a, b) => b.fit - a.fit);
    return best && best.fit > (next?.fit ?? 0) ? best.form : undefined;
  };
  const phraseOf = ({ written, meaning }: GivenWord): AuthoredPhrase | undefined => {
    const nearly = nearnessTo(meaning);
    return library.phrases.find(
      (phrase) =>
        phrase.written === written &&
        (hasKanji(phrase.written) ||
          phrase.written.length > MAX_AMBIGUOUS ||
          nearly({ partOfSpeech: 'phrase', glosses: phrase.meanings }) !== null),
    );
  };

  /** Our own word first, then the dictionary's; what means just this before what is only near. */
  const meantWord = async (text: string, { kana, meaning }: GivenWord): Promise<Found | null> => {
    const nearly = nearnessTo(meaning);
    const isRead = (reading: string): boolean =>
      kana === null || foldForSearch(reading) === foldForSearch(kana);
    const own = library
      .byJapanese(text)
      .filter((word) => isRead(word.kana))
      .map((word) => ({
        word,
        near: nearly({ partOfSpeech: word.partOfSpeech, glosses: word.en.split('; ') }),
      }));
    const [same] = own
      .filter(({ near }) => near === 'same')
      .toSorted((a, b) => fitsRemark(b.word, meaning) - fitsRemark(a.word, meaning));
    if (same) return authored(same.word);
    const joined = affixOf(text, meaning);
    if (joined) return authored(joined);
    const words = (await dictionary.byKeys([text])).filter(({ forms }) =>
      forms.some((form) => isRead(form.kana)),
    );
    const known = bestOf(words, text, nearly);
    const ours = own.find(({ near }) => near !== null);
    // The dictionary may name outright what ours only means nearly: 易しい is "simple", too.
    if (ours && (known?.near !== 'same' || isSame(ours.word, known.word))) return authored(ours.word);
    if (known) {
      const form = namedForm(known.word, text, meaning) ?? formOf(known.word, text, kana);
      return fromDictionary({ ...known, form, en: meaning });
    }
    return (
      (await verbOfNoun(text, nearly, meaning)) ??
      verbOfExpression(own, meaning) ??
      described(
        text,
        meaning,
        own.map(({ word }) => word),
        words,
      )
    );
  };

  /** A thing that is usually in kana, with its kanji where other words sound so: くも, "spider", is 蜘蛛 and no cloud. */
  const toldByKanji = async (text: string, entry: DraftEntry | null): Promise<DraftEntry | null> => {
    if (!entry || entry.kanji !== null || entry.part_of_speech !== 'noun') return entry;
    if (!HIRAGANA.test(text) || FORMAL.test(text)) return entry;
    const words = (await dictionary.byKeys([text])).filter(({ core, isGlossed }) => core || isGlossed);
    const known = bestOf(words, text, nearnessTo(entry.en_word));
    const isShared = words.length > 1 || library.byJapanese(text).some(({ written }) => hasKanji(written));
    const form = !isShared
      ? undefined
      : known?.word.forms.find(({ kana, kanji, odd }) => kana === text && kanji !== null && !odd);
    return form ? { ...entry, ja_word: form.kanji ?? entry.ja_word, kanji: form.kanji } : entry;
  };

  /** "to play the piano" is ピアノを弾く: read ひく, it is 弾く. */
  const verbOfExpression = (
    own: readonly { readonly word: AuthoredWord }[],
    meaning: string,
  ): Found | null => {
    const said = library.byExpression(meaning)?.written ?? '';
    const verb = own.find(({ word }) => word.partOfSpeech === 'verb' && said.endsWith(`を${word.written}`));
    return verb ? authored(verb.word) : null;
  };

  /** How much speaks for a word beside what stands in parentheses: "hot (to touch)" is 熱い, and がんばる 頑張る. */
  const fitsRemark = (word: AuthoredWord, meaning: string): number => {
    const remark = /\(([^()]+)\)/.exec(meaning)?.[1];
    const label = toldApart.get(`${word.written}[${word.kana}]`) ?? '';
    const fit = remark ? fitOf({ found: authored(word), label }, remark) : 0;
    return fit * 2 + (hasKanji(word.written) ? 1 : 0);
  };

  /** A counter, prefix or suffix that the learner calls one: まい, "sheets (counter)", is 枚. */
  const affixOf = (text: string, meaning: string): AuthoredWord | null => {
    const kind = /\b(counter|prefix|suffix)\b/.exec(meaning.toLowerCase())?.[1];
    const called = library.words.filter(
      ({ kana, partOfSpeech }) => partOfSpeech === kind && foldForSearch(kana) === foldForSearch(text),
    );
    const said = meaning.replace(/\b(counter|prefix|suffix|for)\b/gi, ' ');
    const [best] = called.toSorted(
      (a, b) => fitOf({ found: authored(b) }, said) - fitOf({ found: authored(a) }, said),
    );
    return best ?? null;
  };

  /** 整頓する is in no dictionary, 整頓 is, as a noun that takes する. */
  const verbOfNoun = async (text: string, nearly: Nearly, meaning: string): Promise<Found | null> => {
    const noun = /^(.+)する$/.exec(text)?.[1];
    if (!noun) return null;
    const known = bestOf(await dictionary.byKeys([noun]), noun, nearly, true);
    return known
      ? fromDictionary({ ...known, form: formOf(known.word, noun, null), verb: true, en: meaning })
      : null;
  };

  const entryOf = async (found: Found | null): Promise<DraftEntry | null> =>
    found ? ((await entries.ofFound([found]))[0] ?? null) : null;

  return async (given: GivenWord): Promise<Suggestion> => {
    const { written, meaning } = given;
    if (written === null) return { meant: await entryOf(await english.find(meaning)), spelled: null };
    const phrase = phraseOf(given);
    if (phrase) return { meant: maker.fromPhrase(phrase), spelled: null };
    const found = (await meantWord(written, given)) ?? (await endingOf(written));
    if (found) return { meant: await toldByKanji(written, await entryOf(found)), spelled: null };
    return { meant: null, spelled: hasKanji(written) ? await entryOf(await japanese.exact(written)) : null };
  };

  /** A learner tells a particle in their own words: は "topic marker". */
  async function endingOf(text: string): Promise<Found | null> {
    const found = text.length === 1 && !hasKanji(text) ? await japanese.exact(text) : null;
    const isEnding =
      found?.kind === 'authored'
        ? found.word.partOfSpeech === 'particle'
        : found?.found.word.senses[0]?.pos.some((code) => /^(prt|aux)/.test(code));
    return isEnding ? found : null;
  }
}

/** What is always in kana, whatever kanji the dictionary has: まま is no 儘. */
const FORMAL = /^(?:まま|せい|はず|ため|ほう|おかげ|つもり|ふり)$/;

interface NearWord {
  readonly word: DictionaryWord;
  readonly sense: number;
  readonly gloss: number;
  readonly near: Nearness;
}

function bestOf(
  words: readonly DictionaryWord[],
  text: string,
  nearly: Nearly,
  verb = false,
): NearWord | null {
  const candidates = words.flatMap((word) =>
    word.senses.flatMap((sense, index) => {
      if (verb && !makesVerb(sense)) return [];
      const kind = { partOfSpeech: partOfSpeechOf(sense), makesVerb: makesVerb(sense) };
      const near = nearly({ ...kind, glosses: sense.glosses });
      if (!near) return [];
      const gloss = sense.glosses.findIndex((one) => nearly({ ...kind, glosses: [one] }) === near);
      return [{ word, sense: index, gloss, near, score: scoreOf(word, index, text) }];
    }),
  );
  const [best] = candidates.sort(
    (a, b) =>
      Number(b.near === 'same') - Number(a.near === 'same') || b.score - a.score || a.word.id - b.word.id,
  );
  return best ?? null;
}

function scoreOf({ weight, forms, senses }: DictionaryWord, sense: number, text: string): number {
  const usuallyKana = forms.some(({ kanji }) => !kanji) || (senses[sense]?.marks.includes('uk') ?? false);
  const odd = forms.some(({ kanji, odd: isOdd }) => isOdd && kanji === text);
  return (
    weight - sense * COST.sense - (odd ? COST.odd : 0) + (!hasKanji(text) && usuallyKana ? USUALLY_KANA : 0)
  );
}

/** The spelling that was given; of a word that was given in kana its first spelling that is read so. */
function formOf({ forms }: DictionaryWord, text: string, kana: string | null) {
  const typed = forms.find(({ kanji }) => kanji !== null && foldForSearch(kanji) === foldForSearch(text));
  if (typed) return typed;
  const reading = foldForSearch(kana ?? text);
  const isRead = (form: { kana: string } | undefined) =>
    form !== undefined && foldForSearch(form.kana) === reading;
  return isRead(forms[0])
    ? undefined
    : (forms.find((form) => isRead(form) && !form.odd) ?? forms.find(isRead));
}
