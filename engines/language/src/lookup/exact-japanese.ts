import { foldForSearch, hasKanji } from '@kotoba/japanese';
import type { AuthoredWord } from '../authored/authored-word';
import type { AuthoredLibrary } from '../authored/library';
import { type DictionaryWord, makesVerb, spelled } from '../dictionary/word';
import type { DictionaryRepository } from '../dictionary/dictionary.repository';
import { englishKey } from '../english-key';
import { baseExpressions } from '../word-forms';
import { authored, type Found, fromDictionary, taughtAs } from './known-words';
import { meaningsIn } from './note-sides';
import { askedFirst } from './own-word';
import { FAR_COMMONER, HIRAGANA, isLoanword, KATAKANA, meaningPlace, rank, typedForm } from './rank-japanese';

/** Of FreeDict, for a noun of which the dictionary does not say what its verb means. */
const MAX_VERBS = 2;

/** The words that are just so written or read. */
export function createExactLookup(library: AuthoredLibrary, dictionary: DictionaryRepository) {
  /** Words of ours so written or read; who writes katakana means none that is written otherwise, and the other way round. */
  const ours = (text: string): readonly AuthoredWord[] => inScriptOf(text, library.byJapanese(text));

  const exact = async (text: string, meaning?: string): Promise<Found | null> => {
    const [beside] = meaning === undefined ? [] : meaningsIn(meaning);
    const wanted = beside ? englishKey(beside) : null;
    const own = ours(text);
    const fitting = own.find(({ en }) => en.split('; ').some((part) => englishKey(part) === wanted));
    if (fitting && wanted !== null) return authored(askedFirst(fitting, wanted));
    const spelled = wanted === null ? await writtenSo(text, own) : null;
    if (spelled) return spelled;
    // A single kana is first looked at as an ending.
    const expression = library.expressionSaid(text);
    // 落ち込んでいる is how English says a state, and a form of 落ち込む; so is 落ち着いて of 落ち着く.
    const isState =
      expression?.partOfSpeech !== 'phrase' &&
      /^[^をにがで]+(?:て|[んい]で)(?:いる)?$/.test(expression?.written ?? '');
    // がち is what is said behind verbs before it is 雅致, which only sounds so.
    const isSpelledSo = expression?.written === text && own.every(({ written }) => written !== text);
    const said = (isSpelledSo ? null : own[0]) ?? (isState ? null : expression);
    // "To kill two birds with one stone" is how English says the noun 一石二鳥.
    const isTold = said && (own.length > 0 || said.partOfSpeech !== 'noun' || !said.en.startsWith('to '));
    if (isTold && own.length > 0 && wanted === null && text.length > 1)
      return KATAKANA.test(text) && MIMETIC.test(text) ? { ...authored(said), typed: text } : authored(said);
    const words = await dictionary.byKeys([text]);
    const ranked = rank(words, text, wanted);
    const [best] = ranked;
    // 照れる is "to be shy", as a teacher tells it, before it is how "to feel shy" is said.
    if (isTold && wanted === null && text.length > 1 && !best?.word.isGlossed) return authored(said);
    const place = best ? meaningPlace(best.word, wanted) : null;
    const ending = place?.known ? null : endingOf(words, text);
    if (ending)
      return authoredEnding(own, text) ?? fromDictionary({ word: ending, sense: 0, gloss: 0, en: meaning });
    if (own[0] && !place?.known) return authored(own[0]);
    if (!best || !place) return said && wanted === null ? authored(said) : verbOfNoun(text, meaning);
    // 居る is いる before it is おる, a year later; of kana the likeliest word alone counts.
    const taught = (hasKanji(text) ? ranked : [best]).flatMap((one) => taughtAs(library, one, text) ?? []);
    const [first] = wanted ? [] : taught.toSorted((a, b) => b.word.level.localeCompare(a.word.level));
    return (
      first ?? fromDictionary({ word: best.word, ...place, form: typedForm(best.word, text), en: meaning })
    );
  };

  /**
   * The word that is written in katakana, when ours that sounds so is another: オタク is no お宅, キレる no 切れる. イヌ is 犬. In
   * katakana the sense is meant that is usually in kana: オチ.
   */
  const writtenSo = async (text: string, own: readonly AuthoredWord[]): Promise<Found | null> => {
    if (!/[ァ-ヺ]/.test(text) || own.some(({ written }) => written === text || MIMETIC.test(text)))
      return null;
    const words = (await dictionary.byKeys([text])).filter(({ forms }) =>
      forms.some(({ kanji, kana }) => kanji === null && kana === text),
    );
    const isOurs = ({ forms }: DictionaryWord): boolean =>
      own.some(({ written, kana }) => forms.some((form) => form.kanji === written && form.kana === kana));
    const [best] = rank(words, text, null);
    if (!best || words.some(isOurs)) return null;
    // A plant that nobody heard of is no rival of 所.
    const { core, isGlossed, senses } = best.word;
    const isHeard =
      core || isGlossed === true || senses[0]?.marks.some((mark) => /^(col|sl)$/.test(mark)) === true;
    if (own.length > 0 && KATAKANA.test(text) && !isHeard) return null;
    const usual = best.word.senses.findIndex(({ marks }) => marks.includes('uk'));
    const sense = best.word.isGlossed ? 0 : Math.max(0, usual);
    return fromDictionary({ word: best.word, sense, gloss: 0, form: typedForm(best.word, text) });
  };

  /** 整頓する is in no dictionary, 整頓 is, as a noun that takes する. */
  const verbOfNoun = async (text: string, meaning?: string): Promise<Found | null> => {
    const noun = /^(.+)する$/.exec(text)?.[1];
    if (!noun) return null;
    const best = rank(await dictionary.byKeys([noun]), noun, null).find(({ word }) =>
      word.senses.some(makesVerb),
    );
    if (!best) return null;
    const told = best.word.isVerbGlossed
      ? best.word.senses.length - 1
      : best.word.senses.findIndex((one) => makesVerb(one) && one.glosses[0]?.startsWith('to '));
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

  /** A word so written or read has just that meaning, or all of these. */
  const hasMeaning = async (text: string, meaning: string): Promise<boolean> => {
    const wanted = meaningsIn(meaning).map((one) => [englishKey(one), ...baseExpressions(englishKey(one))]);
    const own = library.byJapanese(text).map(({ en }) => en.split('; ').map(englishKey));
    if (own.some((known) => wanted.every((ways) => ways.some((one) => known.includes(one))))) return true;
    const words = await dictionary.byKeys([text]);
    return words.some((word) => wanted.every((ways) => ways.some((one) => meaningPlace(word, one).known)));
  };

  /** Our word with that spelling and reading: がく is 額 as がく, not as ひたい. */
  const readSo = (written: string, kana: string): Found | null => {
    const reading = foldForSearch(kana);
    const own = library
      .byJapanese(written)
      .find((word) => word.written === written && foldForSearch(word.kana) === reading);
    return own ? authored(own) : null;
  };

  /** The dictionary's word with that spelling and reading: 生物 なまもの. */
  const dictionarySo = async (written: string, kana: string): Promise<Found | null> => {
    const word = (await dictionary.byKeys([written])).find(({ forms }) =>
      forms.some((form) => spelled(form) === written && form.kana === kana),
    );
    const form = word?.forms.find((one) => spelled(one) === written && one.kana === kana);
    return word && form ? fromDictionary({ word, sense: 0, gloss: 0, form }) : null;
  };

  /** Words of the dictionary that are read so, of which none is far commoner than the others. */
  const asLikely = async (text: string): Promise<Found[]> => {
    const [best, ...others] = rank(await dictionary.byKeys([text]), text, null);
    if (best && isLoanword(best.word, text)) return [];
    const said = new Set(best?.word.senses.flatMap(({ glosses }) => glosses));
    const isOne = (word: DictionaryWord) =>
      word.senses.some(({ glosses }) => glosses.some((one) => said.has(one)));
    return others
      .filter(({ word, score }) => best !== undefined && score > best.score - FAR_COMMONER && !isOne(word))
      .filter(({ word }) => !(best?.word.core && !word.core) || word.isGlossed)
      .map(({ word }) => fromDictionary({ word, sense: 0, gloss: 0 }));
  };

  return { ours, exact, verbOfNoun, hasMeaning, readSo, dictionarySo, asLikely };
}

/** ドキドキ is どきどき. */
const MIMETIC = /^(.{2,})\1$/;

/**
 * Words that may be meant by how they are typed: くらす is 暮らす before クラス, and デモ no でも. A word that we write in kanji may be
 * typed in either.
 */
function inScriptOf(text: string, words: readonly AuthoredWord[]): readonly AuthoredWord[] {
  if (KATAKANA.test(text)) {
    const same = words.filter(({ written }) => written === text || MIMETIC.test(text));
    return same.length > 0 ? same : words.filter(({ written }) => !HIRAGANA.test(written));
  }
  if (!HIRAGANA.test(text)) return words;
  return words.toSorted((a, b) => Number(KATAKANA.test(a.written)) - Number(KATAKANA.test(b.written)));
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
