import { foldForSearch, hasKanji } from '@kotoba/japanese';
import type { AuthoredWord } from '../authored/authored-word';
import type { AuthoredLibrary } from '../authored/library';
import { makesVerb, type DictionaryWord, type Form } from '../dictionary/word';
import type { DictionaryRepository } from '../dictionary/dictionary.repository';
import { englishKey } from '../english-key';
import { isContent, type Token, type Tokeniser } from '../reading/tokeniser';
import { authored, type Found, fromDictionary, knownAs } from './known-words';

export interface JapaneseLookup {
  /** The word written or read so, or of which the text is an inflection; several for a text of several words. */
  find(text: string, meaning?: string): Promise<Found[]>;
  /** Only the word that is exactly so written or read. */
  exact(text: string, meaning?: string): Promise<Found | null>;
  /** Only the one verb or adjective of which the whole text is a form: たべました → 食べる. */
  inflected(text: string): Promise<Found | null>;
}

/** A learner's note of more words than these is a text, not a list of words. */
const MAX_WORDS = 12;
const BONUS = { usuallyKana: 60, meaning: 150 };

export function createJapaneseLookup(
  library: AuthoredLibrary,
  dictionary: DictionaryRepository,
  tokeniser: Tokeniser,
): JapaneseLookup {
  const exact = async (text: string, meaning?: string): Promise<Found | null> => {
    const wanted = meaning ? englishKey(meaning) : null;
    const own = library.byJapanese(text);
    const fitting = wanted
      ? own.find(({ en }) => en.split('; ').some((part) => englishKey(part) === wanted))
      : own[text.length === 1 ? own.length : 0];
    if (fitting) return authored(fitting);
    const words = await dictionary.byKeys([text]);
    const best = rank(words, text, wanted)[0];
    const place = best ? meaningPlace(best.word, wanted) : null;
    const ending = place?.known ? null : endingOf(words, text);
    if (ending)
      return authoredEnding(own, text) ?? fromDictionary({ word: ending, sense: 0, gloss: 0, en: meaning });
    if (own[0] && !place?.known) return authored(own[0]);
    if (!best || !place) return verbOfNoun(text, meaning);
    const ours = wanted ? null : knownAs(library, best);
    return ours
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
    const sense = best.word.senses.findIndex(makesVerb);
    return fromDictionary({
      word: best.word,
      sense,
      gloss: 0,
      form: typedForm(best.word, noun),
      verb: true,
      en: meaning,
    });
  };

  return {
    exact,
    async inflected(text) {
      const tokens = await tokeniser.tokenise(text);
      const [base, ...more] = contentWords(tokens).flat();
      return base && more.length === 0 && isOneForm(tokens) ? exact(base) : null;
    },
    async find(text, meaning) {
      const whole = await exact(text, meaning);
      if (whole) return [whole];
      const words = contentWords(await tokeniser.tokenise(text));
      if (words.length > MAX_WORDS) return [];
      const found: Found[] = [];
      for (const candidates of words) {
        for (const candidate of candidates) {
          const hit = await exact(candidate, words.length === 1 ? meaning : undefined);
          if (!hit) continue;
          found.push(hit);
          break;
        }
      }
      return found;
    },
  };
}

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

/** A verb or an adjective with nothing behind it but its endings. */
function isOneForm([first, ...rest]: readonly Token[]): boolean {
  const inflects = first?.pos === '動詞' || first?.pos === '形容詞';
  return (
    inflects &&
    rest.every(({ pos, detail }) => pos === '助動詞' || detail === '接続助詞' || detail === '非自立')
  );
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
