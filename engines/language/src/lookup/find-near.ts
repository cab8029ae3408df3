import { foldForSearch, hasKanji } from '@kotoba/japanese';
import type { AuthoredWord } from '../authored/authored-word';
import type { AuthoredLibrary } from '../authored/library';
import { spelled } from '../dictionary/word';
import type { Tokeniser } from '../reading/tokeniser';
import { readPrefixed } from '../fair-keys/tables';
import { heardParts } from './heard-parts';
import { joinedWord } from './joined-words';
import { authored, type Found, meant, type Meant, nameOf } from './known-words';
import { isTaught } from './word-or-form';
import { partlySpelled, respelled } from './near-spellings';

interface NearParts {
  readonly library: AuthoredLibrary;
  readonly tokeniser: Tokeniser;
  readonly exact: (text: string) => Promise<Found | null>;
  readonly alike: (text: string) => Promise<Meant | null>;
  readonly wordMeant: (text: string, meaning?: string) => Promise<Meant | null>;
  readonly formOf: (text: string) => Promise<Meant | null>;
}

/** 話して is a form, and no 話し手. */
const IN_TE_OR_TA = /[てでだ]$|(?<!か)た$/;

/** Looks up what is no word as it stands. */
export function createNearLookup({ library, tokeniser, exact, alike, wordMeant, formOf }: NearParts) {
  const prefixed = readPrefixed();
  let inPart: ReadonlyMap<string, AuthoredWord> | undefined;
  /** A word of ours with some of its kanji in kana: 読みかた, 一人ぐらし. */
  const partly = async (text: string): Promise<Meant | null> => {
    if (!hasKanji(text) || !/[ぁ-ゖ]/.test(text)) return null;
    const word = (inPart ??= partlySpelled(library.words)).get(text);
    if (word) return meant([{ found: authored(word) }], true, 'exact');
    return /かた$/.test(text) ? wordMeant(text.replace(/かた$/, '方')) : null;
  };
  /** What is no word as it stands: written otherwise (すごーい, たべ物), or with what is joined to it (お花見). */
  const nearly = async (text: string, meaning?: string): Promise<Meant | null> => {
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
    const tokens = await tokeniser.tokenise(text);
    const found = await exact(
      tokens.map(({ reading, surface }) => foldForSearch(reading || surface)).join(''),
    );
    // こどもの日 is written 子供の日, too.
    const spellings = found?.kind === 'dictionary' ? found.found.word.forms.map(spelled) : [];
    const isSpelled = [found ? nameOf(found) : '', ...spellings].some((spelling) =>
      [...text].every((sign) => !hasKanji(sign) || spelling.includes(sign)),
    );
    // 食べほうだい is 食べ放題 as well as who reads it; of what nobody uses one is asked.
    const isUsed =
      found !== null && (isTaught(found) || (found.kind === 'dictionary' && found.found.word.core));
    return found && isSpelled ? meant([{ found }], isUsed, isUsed ? 'exact' : 'loose') : null;
  };

  return { nearly, partly: async (text: string) => (IN_TE_OR_TA.test(text) ? null : partly(text)) };
}
