import { foldForSearch, hasKanji, hasLatin, romajiAgrees } from '@kotoba/japanese';
import type { AuthoredWord } from '../authored/authored-word';
import type { AuthoredLibrary } from '../authored/library';
import type { DictionaryRepository } from '../dictionary/dictionary.repository';
import { englishKey } from '../english-key';
import { baseExpressions } from '../word-forms';
import type { KanjiDictionary } from '../kanji-dictionary';
import type { Tokeniser } from '../reading/tokeniser';
import type { Counting, Homophone } from '../authored/tables';
import { countThings, plainNumber } from './count-things';
import { heardNumbers, isUsuallyCounted } from './heard-number';
import { heardParts } from './heard-parts';
import { createExactLookup } from './exact-japanese';
import { createFormLookup } from './find-form';
import { createNearLookup } from './find-near';
import { fitOf, meaningsOf, NAMED, readingOf, saySame, withMeaning, withRemark } from './hinted';
import { authored, type Found, fromDictionary, meant, type Meant } from './known-words';
import { meaningsIn } from './note-sides';
import { KATAKANA, rank, typedForm } from './rank-japanese';
import {
  isAnother,
  isCall,
  isCompound,
  isOwnWord,
  isEnding,
  isInKana,
  isRival,
  isTaught,
  isWordItself,
  mayBeForm,
} from './word-or-form';
import { createSoundsLike, isAsUsual } from './sounds-like';
import { createTextLookup } from './words-in-text';

export interface JapaneseLookup {
  /**
   * Each word of a text with what else may be meant by it: homophones of what is typed in kana, other readings of what
   * is spelled so. Empty when nothing is known.
   */
  meant(text: string, meaning?: string): Promise<Meant[]>;
  /**
   * The word of those so written or read of which `hint` is a meaning, or how it is written or read, or what it has to
   * do with: "さめる (coffee)", はし（橋）, "上手 (うわて)", "頭 (atama)". Null when nothing is so written.
   */
  hinted(text: string, hint: string): Promise<Meant | null>;
  /** Only the word that is exactly so written or read. */
  exact(text: string, meaning?: string): Promise<Found | null>;
  /** The first of these that a common word of the dictionary is read like, or any word; null for none. */
  commonOf(texts: readonly string[], anyWord: boolean): Promise<string | null>;
  /** What a text with kanji holds that is no word as a whole: 新入社員研修 is 新入社員 and 研修. */
  parts(text: string): Promise<Found[]>;
  /** A word of ours is so written or read, or a number, alone or with what is counted. */
  isOurs(text: string): boolean;
  /** An expression of ours is so written or read. */
  isSaid(text: string): boolean;
  /** What is said behind another word: 〜やすい. */
  ending(text: string): AuthoredWord | null;
  /** A word that is written nearly so, or with what is joined to it: すごーい, お花見. */
  near(text: string): Promise<Meant | null>;
  /** Only the word of which the whole text is a form: たべました → 食べる. */
  formOf(text: string, meaning?: string): Promise<Meant | null>;
}

interface JapaneseSources {
  readonly library: AuthoredLibrary;
  readonly dictionary: DictionaryRepository;
  readonly tokeniser: Tokeniser;
  readonly kanji: KanjiDictionary;
  /** Words that are read alike, by their folded reading. */
  readonly homophones: ReadonlyMap<string, readonly Homophone[]>;
  readonly counting: Counting;
}

export function createJapaneseLookup(sources: JapaneseSources): JapaneseLookup {
  const { library, dictionary, tokeniser, homophones, counting } = sources;
  const { ours, exact, verbOfNoun, hasMeaning, readSo, dictionarySo, asLikely } = createExactLookup(
    library,
    dictionary,
  );
  const soundsLike = createSoundsLike(dictionary);
  /** The words of our table for what is typed in kana, or has several readings. */
  const alike = async (text: string): Promise<Meant | null> => {
    const all = homophones.get(foldForSearch(text)) ?? [];
    // Nouns alone are written in katakana: サル is no 去る.
    const things = KATAKANA.test(text)
      ? all.filter(({ written }) => !/[うくすつぬぶむる]$/.test(written))
      : [];
    const listed = things.length > 0 ? things : all;
    const guesses = await Promise.all(
      listed.map(async ({ written, kana, label }) => ({
        found:
          readSo(written, kana || text) ??
          (kana ? await dictionarySo(written, kana) : null) ??
          (await exact(written)),
        label,
      })),
    );
    const asked = guesses.flatMap(({ found, label }) => (found ? [{ found, ...(label && { label }) }] : []));
    if (all.length > 1 && things.length === 1) return meant(asked, true, 'exact');
    if (listed.length !== 1) return meant(asked, false, hasKanji(text) ? 'readings' : 'homophones');
    const others = library.byJapanese(text).map((word) => ({ found: authored(word) }));
    return meant([...asked, ...others], true, 'exact');
  };

  /** One word with what else is written or read so. */
  const wordMeant = async (text: string, meaning?: string): Promise<Meant | null> => {
    const found = await exact(text, meaning);
    if (!found) return null;
    if (meaning !== undefined) return meant([{ found }], await hasMeaning(text, meaning), 'given');
    const same = ours(text).filter(({ written }) => !hasKanji(text) || written === text);
    if (!hasKanji(text)) {
      const others = isEnding(text, found)
        ? []
        : found.kind === 'authored'
          ? await soundsLike(found.word, same)
          : await asLikely(text);
      const guesses = [found, ...others, ...same.map(authored)].map((each) => ({ found: each }));
      return meant(guesses, others.length === 0, others.length === 0 ? 'exact' : 'homophones');
    }
    const guesses = [found, ...same.map(authored)].map((each) => ({ found: each }));
    const isSure = !same.some((word) => isAsUsual(word, same[0]));
    return meant(guesses, isSure, isSure ? 'exact' : 'readings');
  };

  const wholeForm = createFormLookup({ library, dictionary, homophones, verbOfNoun });
  /** 汚れた "got dirty" is a form of what means to get dirty. */
  const formOf = async (text: string, meaning?: string): Promise<Meant | null> => {
    const form = await wholeForm(text);
    if (!form || meaning === undefined) return form;
    const said = meaningsIn(meaning).flatMap((one) => [englishKey(one), ...baseExpressions(englishKey(one))]);
    const fitting = form.guesses.filter(({ found }) =>
      meaningsOf(found).some((one) => said.includes(englishKey(one))),
    );
    return fitting.length > 0
      ? meant([...fitting, ...form.guesses], true, 'given')
      : { ...form, isSure: false, reasons: ['given'] };
  };

  const hinted = async (text: string, hint: string): Promise<Meant | null> => {
    if (await hasMeaning(text, hint)) return wordMeant(text, hint);
    const spelt =
      hasKanji(hint) && !hasKanji(text) ? (readSo(hint, text) ?? (await dictionarySo(hint, text))) : null;
    if (spelt) return meant([{ found: spelt }], true, 'given');
    const listed = await alike(text);
    const exactly = await wordMeant(text);
    const others = rank(await dictionary.byKeys([text]), text, null).map(({ word }) => ({
      found: fromDictionary({ word, sense: 0, gloss: 0, form: typedForm(word, text) }),
    }));
    const known = [...(listed?.guesses ?? []), ...(exactly?.guesses ?? [])];
    const isRead = (kana: string) =>
      hasLatin(hint) ? romajiAgrees(kana, hint) : foldForSearch(hint) === foldForSearch(kana);
    const reads = [...known, ...others].filter(({ found }) => hasKanji(text) && isRead(readingOf(found)));
    if (reads.length > 0) return meant(reads, true, 'given');
    if (!hasLatin(hint)) return listed ?? exactly;
    const common = others.filter(({ found }) => found.kind === 'dictionary' && found.found.word.core);
    const fits = [...known, ...common].map((guess) => ({ guess, fit: fitOf(guess, hint) }));
    const best = Math.max(...fits.map(({ fit }) => fit));
    const fitting = fits.filter(({ fit }) => fit === best).map(({ guess }) => guess);
    // 履く and はく, 閉まる and 締まる say the same.
    const isSure = meant(fitting, true)?.guesses.length === 1 || (best > 0 && saySame(fitting));
    const likeliest = fits.toSorted((a, b) => b.fit - a.fit).map(({ guess }) => guess);
    // Where one of several has to be chosen, the remark is said of none of them yet.
    return meant(
      isSure ? likeliest.map((guess) => withRemark(guess, hint)) : likeliest,
      isSure,
      isSure ? 'given' : 'homophones',
    );
  };

  /** とめる "to let someone stay" is 泊める, as our table says of it. */
  const namedOf = async (text: string, meaning: string): Promise<Meant | null> => {
    const guesses = hasKanji(text) ? [] : ((await alike(text))?.guesses ?? []);
    const [one, ...more] = guesses.filter((guess) => fitOf(guess, meaning) === NAMED);
    return one && more.length === 0 ? meant([withMeaning(one, meaning)], true, 'given') : null;
  };

  /** The two words of ours that a text in kana holds. */
  const known = (text: string): string[] => heardParts(text, (kana) => library.byJapanese(kana).length > 0);

  const withinText = createTextLookup({ tokeniser, exact, readSo, wordMeant });

  /**
   * What is counted, in kana; a word of ours that sounds so and is learnt early is meant before it (にほん), beside a later
   * one (誤解) what everybody counts.
   */
  const heard = (text: string): Found[] => {
    const [own] = ours(text);
    const numbers = own && /^N[45]$/.test(own.level) ? [] : heardNumbers(counting, text);
    return numbers.filter((number) => !own || isUsuallyCounted(number)).map(authored);
  };

  const { nearly, partly } = createNearLookup({ ...sources, exact, alike, wordMeant, formOf });

  const wordsMeant = async (text: string, meaning?: string): Promise<Meant[]> => {
    // 一人 is a word of its own.
    const things =
      meaning === undefined && library.byJapanese(text).length === 0 ? countThings(counting, text) : null;
    const number = things && meant([{ found: authored(things) }], true, 'exact');
    if (number) return [number];
    // Who writes イカ means no 以下.
    const isSpelled = KATAKANA.test(text) && ours(text)[0]?.written === text;
    const listed = meaning === undefined && !isSpelled ? await alike(text) : null;
    if (listed) return [listed];
    const exactly = await wordMeant(text, meaning);
    const numbered =
      meaning !== undefined && exactly?.guesses[0].found.kind === 'authored' ? [] : heard(text);
    // なんか is no 何課.
    if (numbered[0] && exactly && isInKana(exactly.guesses[0].found) && meaning === undefined)
      return [exactly];
    if (numbered[0] && meaning !== undefined)
      return [{ guesses: [{ found: numbered[0] }], isSure: false, reasons: ['given'] }];
    if (numbered[0]) {
      // さんかい is 三回 before the rare 散会; ごじ is 五時 or 誤字, and ごかい 誤解, 五回 or 五階.
      const others = exactly?.guesses.map(({ found }) => found) ?? [];
      const own = others.filter(({ kind }) => kind === 'authored');
      const may = [...own, ...numbered, ...others.filter(isRival)].map((found) => ({ found }));
      const said = meant(may, may.length === 1, may.length === 1 ? 'exact' : 'homophones');
      return said ? [said] : [];
    }
    // 細かく stands in the dictionary, too, and is a form of what everybody learns; とりあえず is taught as it is.
    const isOurs = meaning !== undefined || (exactly !== null && isTaught(exactly.guesses[0].found));
    const inPart = isOurs ? null : await partly(text);
    if (inPart) return [inPart];
    const form = isOurs && !mayBeForm(text, exactly, meaning) ? null : await formOf(text);
    if (meaning !== undefined && !exactly) {
      const said = await formOf(text, meaning);
      if (said) return [said];
    }
    const named = meaning === undefined || exactly?.isSure ? null : await namedOf(text, meaning);
    if (named) return [named];
    const isItself =
      exactly !== null &&
      form !== null &&
      (isOwnWord(text, exactly) || isCompound(text, exactly, form) || isWordItself(text, exactly, form));
    if (exactly && isItself) return [exactly];
    if (isOurs && form) {
      // きって is 切手, and 切って.
      const both =
        exactly &&
        isTaught(form.guesses[0].found) &&
        meant([...exactly.guesses.slice(0, 1), ...form.guesses], false, 'homophones');
      return both ? [both] : exactly ? [exactly] : [];
    }
    // すいません is an excuse before it is 吸う.
    if (exactly && form && !hasKanji(text) && isCall(text, exactly)) return [exactly];
    const isFormOfOurs = form?.guesses[0].found.kind === 'authored';
    // かみきれ is 紙切れ before it is 噛む; おしえかた is 教える, too.
    if (form && exactly && isFormOfOurs && !hasKanji(text) && isAnother(exactly, form)) {
      // いって is 言って and 行って before the rare 一手.
      const rare = exactly.guesses.slice(0, 1);
      const isEasy = /^N5$/.test(
        form.guesses[0].found.kind === 'authored' ? form.guesses[0].found.word.level : '',
      );
      // して is する, and nobody's 仕手.
      if (isEasy && form.isSure) return [form];
      const both = meant(
        isEasy ? [...form.guesses.slice(0, 3), ...rare] : [...rare, ...form.guesses],
        false,
        'homophones',
      );
      return both ? [both] : [];
    }
    const whole = isFormOfOurs ? form : (exactly ?? form);
    if (whole) return [whole];
    const plain = meaning === undefined ? plainNumber(text) : null;
    if (plain) return [{ guesses: [{ found: authored(plain) }], isSure: true, reasons: ['exact'] }];
    const near = await nearly(text, meaning);
    if (near) return [near];
    // じかんにまにあう is not cut by chance: its words are offered.
    if (known(text).length > 0) return [];
    const { words, isWhole } = await withinText(text, meaning);
    return isWhole ? words : [];
  };

  return {
    async parts(text) {
      const found = await Promise.all(known(text).map((kana) => exact(kana)));
      if (found.length > 0) return found.filter((one) => one !== null);
      const { words } = hasKanji(text) ? await withinText(text) : { words: [] };
      return words.map(({ guesses: [{ found }] }) => found);
    },
    exact,
    async commonOf(texts, anyWord) {
      const words = (await dictionary.byKeys([...texts])).filter(({ core }) => core || anyWord);
      return (
        texts.find((text) =>
          words.some(({ forms }) => forms.some(({ kana }) => foldForSearch(kana) === foldForSearch(text))),
        ) ?? null
      );
    },
    isOurs: (text) => library.byJapanese(text).length > 0 || heard(text).length > 0,
    ending: library.ending,
    isSaid: (text) => library.expressionSaid(text) !== null,
    meant: wordsMeant,
    hinted,
    formOf,
    near: nearly,
  };
}
