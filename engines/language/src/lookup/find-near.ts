import { foldForSearch, hasKanji } from '@kotoba/japanese';
import { osaDistance } from '@kotoba/japanese/answers';
import type { AuthoredWord } from '../authored/authored-word';
import type { AuthoredLibrary } from '../authored/library';
import { spelled } from '../dictionary/word';
import { deinflect } from '../forms/deinflect';
import type { KanjiDictionary } from '../kanji-dictionary';
import type { Tokeniser } from '../reading/tokeniser';
import { readPrefixed } from '../fair-keys/tables';
import { heardParts } from './heard-parts';
import { joinedWord } from './joined-words';
import { authored, type Found, meant, type Meant, nameOf } from './known-words';
import { readingOf } from './hinted';
import { isTaught } from './word-or-form';
import { partlySpelled, respelled } from './near-spellings';
import { KATAKANA } from './rank-japanese';
import { createSlips, differsInOneKanji } from './slips';

interface NearParts {
  readonly library: AuthoredLibrary;
  readonly tokeniser: Tokeniser;
  readonly kanji: KanjiDictionary;
  readonly exact: (text: string) => Promise<Found | null>;
  readonly alike: (text: string) => Promise<Meant | null>;
  readonly wordMeant: (text: string, meaning?: string) => Promise<Meant | null>;
  readonly formOf: (text: string) => Promise<Meant | null>;
}

/** 話して is a form, and no 話し手. */
const IN_TE_OR_TA = /[てでだ]$|(?<!か)た$/;
/** How a person is called: 田中さん. */
const CALLED = /^(.+?)(?:さん|さま|様|くん|君|ちゃん|先生)(?:の(.+))?$/;
/** So many kana hardly sound like another word. */
const LONG = 5;
/** In a shorter word in katakana a kana more makes another word. */
const LONG_KATAKANA = 5;

/** Looks up what is no word as it stands. */
export function createNearLookup(parts: NearParts) {
  const { library, tokeniser, kanji, exact, alike, wordMeant, formOf } = parts;
  const prefixed = readPrefixed();
  const slips = createSlips(library.words, kanji);
  let inPart: ReadonlyMap<string, AuthoredWord> | undefined;
  /** A word of ours with some of its kanji in kana: 読みかた, 一人ぐらし. */
  const partly = async (text: string): Promise<Meant | null> => {
    if (!hasKanji(text) || !/[ぁ-ゖ]/.test(text)) return null;
    const word = (inPart ??= partlySpelled(library.words)).get(text);
    if (word) return meant([{ found: authored(word) }], true, 'exact');
    return /かた$/.test(text) ? wordMeant(text.replace(/かた$/, '方')) : null;
  };

  /** 田中さん is the name, 田中さんの家 what is hers. */
  const named = async (text: string): Promise<Meant | null> => {
    const [, name = text, rest] = CALLED.exec(text) ?? [];
    const family = library.familyName(name);
    if (!family || rest === undefined) return family && meant([{ found: authored(family) }], true, 'exact');
    const found = await exact(rest);
    if (found?.kind !== 'authored' || found.word.partOfSpeech !== 'noun') return null;
    const { written, kana, en } = found.word;
    const called = text.slice(name.length, -rest.length);
    const whose = {
      ...found.word,
      written: family.written + called + (hasKanji(rest) ? rest : written),
      kana:
        family.kana + called.replace('先生', 'せんせい').replace('様', 'さま').replace('君', 'くん') + kana,
      en: `${family.en.replace(/ \(.*/, '')}'s ${en.split('; ')[0]?.replace(/ \(.*/, '')}`,
      sentences: [],
    };
    return meant([{ found: authored(whose) }], true, 'exact');
  };

  /** What the text sounds like, whole or as a form: せんせいに聞きます, 食べほうだい, 友達に合う. */
  const asRead = async (text: string): Promise<Meant | null> => {
    const tokens = await tokeniser.tokenise(text);
    const reading = foldForSearch(tokens.map((token) => token.reading || token.surface).join(''));
    const found = await exact(reading);
    const form = found ? null : await formOf(reading);
    const guesses = found ? [{ found }] : (form?.guesses ?? []);
    // こどもの日 is written 子供の日, too.
    const spelt = guesses.filter((guess) => {
      const known = guess.found.kind === 'dictionary' ? guess.found.found.word.forms.map(spelled) : [];
      return [nameOf(guess.found), ...known].some((spelling) =>
        [...text].every((sign) => !hasKanji(sign) || spelling.includes(sign)),
      );
    });
    const [first] = spelt;
    if (first) {
      // 食べほうだい is 食べ放題 as well as who reads it; of what is short and nobody uses one is asked.
      const isUsed =
        isTaught(first.found) ||
        (first.found.kind === 'dictionary' && first.found.found.word.core) ||
        readingOf(first.found).length >= LONG;
      const isSure = isUsed && (form === null || form.isSure || spelt.length === 1);
      return meant(spelt, isSure, isSure ? 'exact' : 'loose');
    }
    const slip = guesses.find((guess) => differsInOneKanji(text, nameOf(guess.found).split('|')[0] ?? ''));
    return slip ? meant([slip], false, 'loose') : null;
  };

  /** 専問 for 専門 and 説命する for 説明する; コミニケーション. Whoever wrote so is asked. */
  const mistyped = async (text: string): Promise<Meant | null> => {
    if (KATAKANA.test(text)) {
      const near = library.words.filter(
        ({ written }) =>
          KATAKANA.test(written) &&
          Math.abs(written.length - text.length) === 1 &&
          written.length > LONG_KATAKANA &&
          osaDistance(text, written, 1) <= 1,
      );
      return meant(
        near.map((word) => ({ found: authored(word) })),
        false,
        'loose',
      );
    }
    if (!/\p{Script=Han}.*\p{Script=Han}/u.test(text)) return null;
    // 市立大学 is two words, and no slip for 私立大学.
    const tokens = await tokeniser.tokenise(text);
    if (tokens.every(({ surface }) => /^\p{Script=Han}{2,}$/u.test(surface))) return null;
    for (const base of [text, ...deinflect(text).map(({ word }) => word)]) {
      const [, noun = base, end = ''] = /^(.{2,})(する)$/.exec(base) ?? [];
      const words = await slips(noun);
      const found = await Promise.all(words.map(({ written }) => exact(written + end)));
      const guesses = found.flatMap((one) => (one ? [{ found: one }] : []));
      if (guesses.length > 0) return meant(guesses, false, 'loose');
    }
    return null;
  };

  /** Written otherwise (すごーい, たべ物), or with what is joined to it (お花見). */
  const respelt = async (text: string, meaning?: string): Promise<Meant | null> => {
    // せんしゅうのげつようび is 先週の月曜日.
    const [one = '', other = ''] = heardParts(text, (kana) => library.byJapanese(kana).length > 0);
    const between = text.slice(one.length, text.length - other.length);
    const [first, last] = [one, other].map((part) => library.byJapanese(part)[0]?.written ?? part);
    const spelt = `${first}${between}${last}`;
    const heardWhole = one === '' || between !== 'の' ? null : await joinedWord(spelt, exact);
    if (heardWhole)
      return meant([{ found: heardWhole }], meaning === undefined, meaning === undefined ? 'exact' : 'given');
    for (const way of respelled(text)) {
      const found = (await alike(way)) ?? (await wordMeant(way, meaning)) ?? (await formOf(way));
      if (found) return found;
    }
    // ご案内します is 案内する.
    const [, humble] = /^[おご御](.{3,})$/.exec(text) ?? [];
    const form = humble === undefined || meaning !== undefined ? null : await formOf(humble);
    if (form) return form;
    // お橋 is nobody's おはし, お箸 is.
    const [polite, ...more] = prefixed.filter(
      (one) => foldForSearch(one.polite.kana) === foldForSearch(text),
    );
    const joined = await joinedWord(
      polite && more.length === 0 ? polite.polite.written : text,
      async (base) => (hasKanji(base) || library.byJapanese(base).length === 1 ? exact(base) : null),
    );
    if (joined)
      return meant([{ found: joined }], meaning === undefined, meaning === undefined ? 'exact' : 'given');
    if (!hasKanji(text) || !/[ぁ-ゖ]/.test(text)) return null;
    const word = await partly(text);
    if (word) return word;
    return asRead(text);
  };

  /** What is no word as it stands. */
  const nearly = async (text: string, meaning?: string): Promise<Meant | null> =>
    meaning === undefined
      ? ((await named(text)) ?? (await respelt(text)) ?? (await mistyped(text)))
      : respelt(text, meaning);

  return { nearly, partly: async (text: string) => (IN_TE_OR_TA.test(text) ? null : partly(text)) };
}
