import { foldForSearch, hasKanji } from '@kotoba/japanese';
import type { AuthoredWord } from '../authored/authored-word';
import type { AuthoredLibrary } from '../authored/library';
import { verbClassOf } from '../forms/conjugation';
import { type BaseForm, deinflect } from '../forms/deinflect';
import { makesVerb, type DictionaryWord, type Form } from '../dictionary/word';
import type { DictionaryRepository } from '../dictionary/dictionary.repository';
import { englishKey } from '../english-key';
import { isContent, type Token, type Tokeniser } from '../reading/tokeniser';
import type { Counting, Homophone } from '../authored/tables';
import { numeralValue } from '../reading/numbers';
import { authored, type Found, fromDictionary, knownAs, meant, type Meant } from './known-words';

export interface JapaneseLookup {
  /**
   * Each word of a text with what else may be meant by it: homophones of what is typed in kana, other readings of what
   * is spelled so. Empty when nothing is known.
   */
  meant(text: string, meaning?: string): Promise<Meant[]>;
  /** Only the word that is exactly so written or read. */
  exact(text: string, meaning?: string): Promise<Found | null>;
  /** A word of ours is so written or read. */
  isOurs(text: string): boolean;
  /** Only the word of which the whole text is a form: たべました → 食べる. */
  formOf(text: string): Promise<Meant | null>;
}

/** A learner's note of more words than these is a text, not a list of words. */
const MAX_WORDS = 12;
const COUNTED = /^([\d〇一二三四五六七八九十百千万]+)(\D+)$/u;
/** Of FreeDict, for a noun of which the dictionary does not say what its verb means. */
const MAX_VERBS = 2;
const BONUS = { usuallyKana: 60, meaning: 150 };

/** What is only said with another word: 前 ぜん, 形 けい. */
const isBound = ({ partOfSpeech }: AuthoredWord): boolean => /^(prefix|suffix|counter)$/.test(partOfSpeech);

/**
 * Whether another word with the same spelling may as well be meant as the first one: 今日 is きょう for whoever notes it, not
 * こんにち, which comes two levels later; 一日 is いちにち or ついたち. The same meaning under another reading (七) is no question.
 */
const rivals = (one: AuthoredWord, first: AuthoredWord | undefined): boolean =>
  first !== undefined && one.en !== first.en && one.level >= first.level && (isBound(first) || !isBound(one));

interface JapaneseSources {
  readonly library: AuthoredLibrary;
  readonly dictionary: DictionaryRepository;
  readonly tokeniser: Tokeniser;
  /** Words that are read alike, by their folded reading. */
  readonly homophones: ReadonlyMap<string, readonly Homophone[]>;
  readonly counting: Counting;
}

export function createJapaneseLookup({
  library,
  dictionary,
  tokeniser,
  homophones,
  counting,
}: JapaneseSources): JapaneseLookup {
  const exact = async (text: string, meaning?: string): Promise<Found | null> => {
    const wanted = meaning ? englishKey(meaning) : null;
    const own = library.byJapanese(text);
    const fitting = own.find(({ en }) => en.split('; ').some((part) => englishKey(part) === wanted));
    if (fitting) return authored(fitting);
    // A single kana is first looked at as an ending.
    const known = own[0] ?? library.expressionSaid(text);
    if (known && wanted === null && text.length > 1) return authored(known);
    const words = await dictionary.byKeys([text]);
    const best = rank(words, text, wanted)[0];
    const place = best ? meaningPlace(best.word, wanted) : null;
    const ending = place?.known ? null : endingOf(words, text);
    if (ending)
      return authoredEnding(own, text) ?? fromDictionary({ word: ending, sense: 0, gloss: 0, en: meaning });
    if (own[0] && !place?.known) return authored(own[0]);
    if (!best || !place) return verbOfNoun(text, meaning);
    const ours = wanted ? null : knownAs(library, best);
    // Who writes 替える does not mean 変える, which stands beside it in the dictionary.
    return ours && (!hasKanji(text) || ours.written === text)
      ? authored(ours)
      : fromDictionary({ word: best.word, ...place, form: typedForm(best.word, text), en: meaning });
  };

  /** 整頓する is in no dictionary, 整頓 is, as a noun that takes する. */
  const verbOfNoun = async (text: string, meaning?: string): Promise<Found | null> => {
    const noun = /^(.+)する$/.exec(text)?.[1];
    if (!noun) return null;
    const best = rank(await dictionary.byKeys([noun]), noun, null).find(({ word }) =>
      word.senses.some(makesVerb),
    );
    if (!best) return null;
    const told = best.word.senses.findIndex((one) => makesVerb(one) && one.glosses[0]?.startsWith('to '));
    const form = typedForm(best.word, noun) ?? best.word.forms[0];
    const verbs = told < 0 && form ? await dictionary.englishOf(text, `${form.kana}する`) : [];
    const known = verbs.slice(0, MAX_VERBS).map((verb) => `to ${verb}`);
    return fromDictionary({
      word: best.word,
      sense: told < 0 ? best.word.senses.findIndex(makesVerb) : told,
      gloss: 0,
      form: typedForm(best.word, noun),
      verb: true,
      en: meaning ?? (known.length > 0 ? known.join('; ') : undefined),
    });
  };

  /** A word so written or read has just that meaning. */
  const hasMeaning = async (text: string, meaning: string): Promise<boolean> => {
    const wanted = englishKey(meaning);
    const own = library.byJapanese(text).some(({ en }) => en.split('; ').map(englishKey).includes(wanted));
    return own || (await dictionary.byKeys([text])).some((word) => meaningPlace(word, wanted).known);
  };

  /** Our word with that spelling and reading: がく is 額 as がく, not as ひたい. */
  const readSo = (written: string, kana: string): Found | null => {
    const reading = foldForSearch(kana);
    const own = library
      .byJapanese(written)
      .find((word) => word.written === written && foldForSearch(word.kana) === reading);
    return own ? authored(own) : null;
  };

  /** The words of our table for what is typed in kana. */
  const alike = async (text: string): Promise<Meant | null> => {
    const listed = hasKanji(text) ? [] : (homophones.get(foldForSearch(text)) ?? []);
    const guesses = await Promise.all(
      listed.map(async ({ written, label }) => ({
        found: readSo(written, text) ?? (await exact(written)),
        label,
      })),
    );
    const asked = guesses.flatMap(({ found, label }) => (found ? [{ found, ...(label && { label }) }] : []));
    if (listed.length !== 1) return meant(asked, false, 'homophones');
    const others = library.byJapanese(text).map((word) => ({ found: authored(word) }));
    return meant([...asked, ...others], true, 'exact');
  };

  /** One word with what else is written or read so. */
  const wordMeant = async (text: string, meaning?: string): Promise<Meant | null> => {
    const found = await exact(text, meaning);
    if (!found) return null;
    if (meaning !== undefined) return meant([{ found }], await hasMeaning(text, meaning), 'given');
    const same = library.byJapanese(text).filter(({ written }) => !hasKanji(text) || written === text);
    const guesses = [found, ...same.map(authored)].map((each) => ({ found: each }));
    const readings = same.filter((word) => word.written === text && rivals(word, same[0]));
    const isSure = !hasKanji(text) || readings.length === 0;
    return meant(guesses, isSure, isSure ? 'exact' : 'readings');
  };

  /** The word of which the whole text is a form: 払わされた is 払う. Several for a form that they have in common. */
  const formOf = async (text: string): Promise<Meant | null> => {
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
    const isAlone =
      !best || !next || hasKanji(text) || next.score < best.score || best.score < OURS - STEP * 9;
    return meant(hits, isAlone, isAlone ? 'exact' : 'homophones');
  };

  /** 五枚: so many of what is counted so, unless it is a word of its own (一人). */
  const counted = (text: string): Meant | null => {
    const [, numeral = '', counter = ''] = COUNTED.exec(text.normalize('NFKC')) ?? [];
    const value = numeralValue(numeral);
    const things = counting.countedWith(counter);
    const said = value === null || things === null ? null : counting.count(value, counter);
    if (!said || library.byJapanese(text).length > 0) return null;
    const word: AuthoredWord = {
      ...{ written: numeral + counter, kana: said.kana, en: `${value} (${things})`, partOfSpeech: 'noun' },
      ...{ level: 'N5', estimated: true, topics: [], sentences: [] },
    };
    return meant([{ found: authored(word) }], true, 'exact');
  };

  const wordsMeant = async (text: string, meaning?: string): Promise<Meant[]> => {
    const number = meaning === undefined ? counted(text) : null;
    if (number) return [number];
    const listed = meaning === undefined ? await alike(text) : null;
    if (listed) return [listed];
    const exactly = await wordMeant(text, meaning);
    // 細かく stands in the dictionary, too, and is a form of what everybody learns; とりあえず is taught as it is.
    const isOurs = meaning !== undefined || (exactly !== null && isTaught(exactly.guesses[0].found));
    const form = isOurs ? null : await formOf(text);
    const whole = form?.guesses[0].found.kind === 'authored' ? form : (exactly ?? form);
    if (whole) return [whole];
    const words = contentWords(await tokeniser.tokenise(text));
    if (words.length > MAX_WORDS) return [];
    const found: Meant[] = [];
    for (const candidates of words) {
      for (const candidate of candidates) {
        const hit = await wordMeant(candidate, words.length === 1 ? meaning : undefined);
        if (!hit) continue;
        // Within a text, and in a form, a word is what it says.
        found.push({ ...hit, isSure: true });
        break;
      }
    }
    return found;
  };

  return {
    exact,
    isOurs: (text) => library.byJapanese(text).length > 0,
    meant: wordsMeant,
    formOf,
  };
}

const isTaught = (found: Found): boolean =>
  found.kind === 'authored' || (found.found.word.isGlossed ?? false);

/** The dictionary forms of the words in a text, for each the longer candidate first: 勉強しました → 勉強する, 勉強. */
function contentWords(tokens: readonly Token[]): string[][] {
  const words: string[][] = [];
  tokens.forEach((token, index) => {
    if (!isContent(token)) return;
    const next = tokens[index + 1];
    const before = tokens[index - 1];
    const light = token.base === 'する' && before?.pos === '名詞' && isContent(before);
    if (light) return;
    const verb = token.pos === '名詞' && next?.base === 'する' ? [`${token.surface}する`] : [];
    words.push([...verb, token.base]);
  });
  return [...new Map(words.map((word) => [word[0], word])).values()];
}

/** Ours are meant before what is in the dictionary alone. */
const OURS = 1000;
/** What an ending that has to be taken off counts. */
const STEP = 20;
const LEVELS = 5;

const isWritten = ({ forms }: DictionaryWord, text: string): boolean =>
  forms.some(({ kanji, kana }) => kanji === text || kana === text);

function inflectsAs({ written, kana, partOfSpeech }: AuthoredWord, { word, wordClass }: BaseForm): boolean {
  if (wordClass === 'adj-i') return partOfSpeech === 'i-adjective';
  if (wordClass === 'noun') return partOfSpeech === 'na-adjective' || partOfSpeech === 'noun';
  if (partOfSpeech !== 'verb' && partOfSpeech !== 'expression') return false;
  const verbClass = verbClassOf(word === written ? written : kana, kana) ?? '';
  return wordClass === 'vs' ? verbClass.startsWith('vs') : verbClass.startsWith(wordClass);
}

/**
 * A single kana is the particle or ending (は, て, た) or what is called out (え) before any word that only sounds so:
 * は typed alone is no tooth, え no picture. き is none of them and stays a tree.
 */
function endingOf(words: readonly DictionaryWord[], text: string): DictionaryWord | null {
  if (text.length !== 1) return null;
  const written = words.filter(
    ({ forms, senses }) =>
      forms.some(({ kanji, kana }) => kanji === null && kana === text) &&
      !senses[0]?.marks.some((mark) => /^(arch|obs|fam|abbr)$/.test(mark)),
  );
  const isCode = (code: RegExp) => (word: DictionaryWord) =>
    word.senses[0]?.pos.some((pos) => code.test(pos));
  return (
    written.find(isCode(/^prt$/)) ??
    written.find((word) => word.core && isCode(/^(int|cop|suf)/)(word)) ??
    written.find(isCode(/^aux/)) ??
    null
  );
}

const authoredEnding = (own: readonly AuthoredWord[], text: string): Found | null => {
  const ending = own.find((word) => word.written === text && word.partOfSpeech === 'particle');
  return ending ? authored(ending) : null;
};

const hasClass = ({ senses }: DictionaryWord, { wordClass }: BaseForm): boolean =>
  senses[0]?.pos.some((code) =>
    wordClass === 'noun' ? /^(n|adj-na)$/.test(code) : code.startsWith(wordClass),
  ) ?? false;

function rank(words: readonly DictionaryWord[], text: string, wanted: string | null) {
  const typedKana = !hasKanji(text);
  return words
    .map((word) => {
      const usuallyKana =
        word.forms.some(({ kanji }) => !kanji) || (word.senses[0]?.marks.includes('uk') ?? false);
      const meant = wanted !== null && meaningPlace(word, wanted).known;
      const odd = typedForm(word, text)?.odd ? 100 : 0;
      const score =
        word.weight + (typedKana && usuallyKana ? BONUS.usuallyKana : 0) + (meant ? BONUS.meaning : 0) - odd;
      return { word, score };
    })
    .sort((a, b) => b.score - a.score || a.word.id - b.word.id);
}

function meaningPlace(word: DictionaryWord, wanted: string | null) {
  const sense =
    wanted === null
      ? -1
      : word.senses.findIndex(({ glosses }) => glosses.some((gloss) => englishKey(gloss) === wanted));
  if (sense < 0) return { sense: 0, gloss: 0, known: false };
  const gloss = word.senses[sense]?.glosses.findIndex((text) => englishKey(text) === wanted) ?? 0;
  return { sense, gloss, known: true };
}

/** The spelling that was typed, if it says more than the reading. */
function typedForm({ forms }: DictionaryWord, text: string): Form | undefined {
  const typed = foldForSearch(text);
  return forms.find(({ kanji }) => kanji !== null && foldForSearch(kanji) === typed);
}
