import { foldForSearch, hasKanji, hasLatin, romajiAgrees } from '@kotoba/japanese';
import type { AuthoredWord } from '../authored/authored-word';
import type { AuthoredLibrary } from '../authored/library';
import { makesVerb, type DictionaryWord } from '../dictionary/word';
import type { DictionaryRepository } from '../dictionary/dictionary.repository';
import { englishKey } from '../english-key';
import { isContent, type Token, type Tokeniser } from '../reading/tokeniser';
import type { Counting, Homophone } from '../authored/tables';
import { countThings, plainNumber } from './count-things';
import { createFormLookup } from './find-form';
import { fitOf, meaningsOf, readingOf, withRemark } from './hinted';
import {
  authored,
  type Found,
  fromDictionary,
  type Guess,
  isSame,
  meant,
  type Meant,
  nameOf,
  taughtAs,
} from './known-words';
import { FAR_COMMONER, isLoanword, KATAKANA, meaningPlace, rank, typedForm } from './rank-japanese';

export interface JapaneseLookup {
  /**
   * Each word of a text with what else may be meant by it: homophones of what is typed in kana, other readings of what
   * is spelled so. Empty when nothing is known.
   */
  meant(text: string, meaning?: string): Promise<Meant[]>;
  /**
   * The word of those so written or read of which `hint` is a meaning, or how it is read, or what it has to do with:
   * "さめる (coffee)", "上手 (うわて)", "頭 (atama)". Null when nothing is so written.
   */
  hinted(text: string, hint: string): Promise<Meant | null>;
  /** Only the word that is exactly so written or read. */
  exact(text: string, meaning?: string): Promise<Found | null>;
  /** The first of these that a common word of the dictionary is read like; null for none. */
  commonOf(texts: readonly string[]): Promise<string | null>;
  /** What a text with kanji holds that is no word as a whole: 新入社員研修 is 新入社員 and 研修. */
  parts(text: string): Promise<Found[]>;
  /** A word of ours is so written or read. */
  isOurs(text: string): boolean;
  /** Only the word of which the whole text is a form: たべました → 食べる. */
  formOf(text: string): Promise<Meant | null>;
}

/** A learner's note of more words than these is a text, not a list of words. */
const MAX_WORDS = 12;
/** Of FreeDict, for a noun of which the dictionary does not say what its verb means. */
const MAX_VERBS = 2;

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
  /** Words of ours so written or read; who writes katakana means none that is written otherwise, and the other way round. */
  const ours = (text: string): readonly AuthoredWord[] => inScriptOf(text, library.byJapanese(text));

  const exact = async (text: string, meaning?: string): Promise<Found | null> => {
    const wanted = meaning ? englishKey(meaning) : null;
    const own = ours(text);
    const fitting = own.find(({ en }) => en.split('; ').some((part) => englishKey(part) === wanted));
    if (fitting) return authored(fitting);
    // A single kana is first looked at as an ending.
    const said = own[0] ?? library.expressionSaid(text);
    if (said && wanted === null && text.length > 1) return authored(said);
    const words = await dictionary.byKeys([text]);
    const ranked = rank(words, text, wanted);
    const [best] = ranked;
    const place = best ? meaningPlace(best.word, wanted) : null;
    const ending = place?.known ? null : endingOf(words, text);
    if (ending)
      return authoredEnding(own, text) ?? fromDictionary({ word: ending, sense: 0, gloss: 0, en: meaning });
    if (own[0] && !place?.known) return authored(own[0]);
    if (!best || !place) return verbOfNoun(text, meaning);
    // 居る is いる before it is おる, a year later; of kana the likeliest word alone counts.
    const taught = (hasKanji(text) ? ranked : [best]).flatMap((one) => taughtAs(library, one, text) ?? []);
    const [first] = wanted ? [] : taught.toSorted((a, b) => b.word.level.localeCompare(a.word.level));
    return (
      first ?? fromDictionary({ word: best.word, ...place, form: typedForm(best.word, text), en: meaning })
    );
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

  /** The dictionary's word with that spelling and reading: 生物 なまもの. */
  const dictionarySo = async (written: string, kana: string): Promise<Found | null> => {
    const word = (await dictionary.byKeys([written])).find(({ forms }) =>
      forms.some((form) => form.kanji === written && form.kana === kana),
    );
    const form = word?.forms.find((one) => one.kanji === written && one.kana === kana);
    return word && form ? fromDictionary({ word, sense: 0, gloss: 0, form }) : null;
  };

  /** The words of our table for what is typed in kana, or has several readings. */
  const alike = async (text: string): Promise<Meant | null> => {
    const listed = homophones.get(foldForSearch(text)) ?? [];
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
      const others = found.kind === 'authored' ? await soundsLike(found.word, same) : await asLikely(text);
      const guesses = [found, ...others, ...same.map(authored)].map((each) => ({ found: each }));
      return meant(guesses, others.length === 0, others.length === 0 ? 'exact' : 'homophones');
    }
    const guesses = [found, ...same.map(authored)].map((each) => ({ found: each }));
    const isSure = !same.some((word) => rivals(word, same[0]));
    return meant(guesses, isSure, isSure ? 'exact' : 'readings');
  };

  /**
   * The other words of ours that are read so and are as easy: しき is 式 or 四季 for whoever learns both in one year, but
   * まつ 待つ long before 松. がんばる and 頑張る are one word.
   */
  const soundsLike = async (first: AuthoredWord, same: readonly AuthoredWord[]): Promise<Found[]> => {
    const rivals = same.filter((word) => word !== first && !isBound(word) && word.level === first.level);
    if (rivals.length === 0 || isBound(first)) return [];
    const words = await dictionary.byKeys([first.kana]);
    const isOne = (word: AuthoredWord) =>
      word.en.split('; ').some((meaning) => first.en.split('; ').includes(meaning)) ||
      words.some((known) => isSame(word, known) && isSame(first, known));
    return rivals.filter((word) => !isOne(word)).map(authored);
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
      .map(({ word }) => fromDictionary({ word, sense: 0, gloss: 0 }));
  };

  const formOf = createFormLookup({ library, dictionary, homophones, verbOfNoun });

  const hinted = async (text: string, hint: string): Promise<Meant | null> => {
    if (await hasMeaning(text, hint)) return wordMeant(text, hint);
    const listed = await alike(text);
    const exactly = await wordMeant(text);
    const others = rank(await dictionary.byKeys([text]), text, null).map(({ word }) => ({
      found: fromDictionary({ word, sense: 0, gloss: 0, form: typedForm(word, text) }),
    }));
    const known = [...(listed?.guesses ?? []), ...(exactly?.guesses ?? [])];
    const isRead = (kana: string) =>
      hasLatin(hint) ? romajiAgrees(kana, hint) : foldForSearch(hint) === foldForSearch(kana);
    const readSo = [...known, ...others].filter(({ found }) => hasKanji(text) && isRead(readingOf(found)));
    if (readSo.length > 0) return meant(readSo, true, 'given');
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
    // 細かく stands in the dictionary, too, and is a form of what everybody learns; とりあえず is taught as it is.
    const isOurs = meaning !== undefined || (exactly !== null && isTaught(exactly.guesses[0].found));
    const form = isOurs && !mayBeForm(text, exactly, meaning) ? null : await formOf(text);
    if (exactly && form && isCompound(text, exactly, form)) return [exactly];
    if (isOurs && form) {
      // きって is 切手, and 切って.
      const both =
        exactly &&
        isTaught(form.guesses[0].found) &&
        meant([...exactly.guesses.slice(0, 1), ...form.guesses], false, 'homophones');
      return both ? [both] : exactly ? [exactly] : [];
    }
    const isFormOfOurs = form?.guesses[0].found.kind === 'authored';
    // かみきれ is 紙切れ before it is 噛む; おしえかた is 教える, too.
    if (form && exactly && isFormOfOurs && !hasKanji(text) && isAnother(exactly, form)) {
      const both = meant([...exactly.guesses.slice(0, 1), ...form.guesses], false, 'homophones');
      return both ? [both] : [];
    }
    const whole = isFormOfOurs ? form : (exactly ?? form);
    if (whole) return [whole];
    const plain = meaning === undefined ? plainNumber(text) : null;
    if (plain) return [{ guesses: [{ found: authored(plain) }], isSure: true, reasons: ['exact'] }];
    const { words, isWhole } = await withinText(text, meaning);
    return isWhole ? words : [];
  };

  /**
   * Each of the words of a text, and whether they are the whole of it: 午後三時 is not 午後, and what kana are cut into may
   * only sound so (はんだん, 半).
   */
  const withinText = async (
    text: string,
    meaning?: string,
  ): Promise<{ words: Meant[]; isWhole: boolean }> => {
    const tokens = await tokeniser.tokenise(text);
    const words = contentWords(tokens);
    if (words.length > MAX_WORDS) return { words: [], isWhole: false };
    const joined = await withParticle(tokens, words);
    if (joined) return { words: [joined], isWhole: true };
    const found: Meant[] = [];
    let isWhole = !tokens.some(isLeftOut);
    for (const { candidates, reading } of words) {
      const hits = await Promise.all(
        candidates.map((one) => wordMeant(one, words.length === 1 ? meaning : undefined)),
      );
      const at = hits.findIndex((one) => one !== null);
      const hit = hits[at];
      const own = readSo(candidates[at] ?? '', reading);
      // Within a text, and in a form, a word is what it says.
      if (hit) found.push({ ...hit, ...(own && { guesses: [{ found: own }] as const }), isSure: true });
      else isWhole = false;
      if (!hasKanji(text) && (hit?.guesses[0].found.kind !== 'authored' || (candidates[at] ?? '').length < 2))
        isWhole = false;
    }
    const isText = tokens.some(({ pos }) => pos === '助詞') && found.length > 1;
    return { words: found, isWhole: isWhole || (isText && (hasKanji(text) || found.length > 2)) };
  };

  /** お腹空いた, 写真撮る: the expression, of which people leave out the particle. */
  const withParticle = async (
    tokens: readonly Token[],
    [noun, verb, ...more]: readonly ContentWord[],
  ): Promise<Meant | null> => {
    if (!noun || !verb || more.length > 0 || tokens.some(({ pos }) => pos === '助詞')) return null;
    for (const particle of ['が', 'を', 'に']) {
      const found = await exact(`${noun.candidates.at(-1)}${particle}${verb.candidates.at(-1)}`);
      if (found) return meant([{ found }], true, 'exact');
    }
    return null;
  };

  return {
    async parts(text) {
      const { words } = hasKanji(text) ? await withinText(text) : { words: [] };
      return words.map(({ guesses: [{ found }] }) => found);
    },
    exact,
    async commonOf(texts) {
      const words = (await dictionary.byKeys([...texts])).filter(({ core }) => core);
      return (
        texts.find((text) =>
          words.some(({ forms }) => forms.some(({ kana }) => foldForSearch(kana) === foldForSearch(text))),
        ) ?? null
      );
    },
    isOurs: (text) => library.byJapanese(text).length > 0,
    meant: wordsMeant,
    hinted,
    formOf,
  };
}

const HIRAGANA = /^[ぁ-ゖー]+$/;

/**
 * Words that may be meant by how they are typed: くらす is 暮らす before クラス, and デモ no でも. A word that we write in kanji may be
 * typed in either.
 */
function inScriptOf(text: string, words: readonly AuthoredWord[]): readonly AuthoredWord[] {
  if (KATAKANA.test(text)) {
    const same = words.filter(({ written }) => written === text);
    return same.length > 0 ? same : words.filter(({ written }) => !HIRAGANA.test(written));
  }
  if (!HIRAGANA.test(text)) return words;
  return words.toSorted((a, b) => Number(KATAKANA.test(a.written)) - Number(KATAKANA.test(b.written)));
}

function saySame([first, ...others]: readonly Guess[]): boolean {
  const said = first ? meaningsOf(first.found).map(englishKey) : [];
  return others.every(({ found }) => meaningsOf(found).some((one) => said.includes(englishKey(one))));
}

/** 読み方, 強さ and 長い間 are words of their own: another kanji than the base form has, or a noun made of it. */
function isCompound(text: string, { guesses: [{ found }] }: Meant, form: Meant): boolean {
  if (found.kind !== 'dictionary' || !hasKanji(text)) return false;
  const base = nameOf(form.guesses[0].found);
  return /さ$/.test(text) || [...text].some((sign) => hasKanji(sign) && !base.includes(sign));
}

/** A noun in kana that ends as a verb does when something follows, or is past. */
const mayBeForm = (text: string, exactly: Meant | null, meaning: string | undefined): boolean =>
  meaning === undefined &&
  /^[ぁ-ん]{2,4}(?<=[っんい])[てでただ]$/.test(text) &&
  exactly?.guesses[0].found.kind === 'authored' &&
  exactly.guesses[0].found.word.partOfSpeech === 'noun';

/** A common word of the dictionary that begins with another kanji than the word of which the text may be a form. */
function isAnother({ guesses: [{ found }] }: Meant, form: Meant): boolean {
  if (found.kind !== 'dictionary' || !found.found.word.core) return false;
  const first = (found.found.form ?? found.found.word.forms[0])?.kanji?.charAt(0) ?? '';
  return hasKanji(first) && !nameOf(form.guesses[0].found).startsWith(first);
}

const isTaught = (found: Found): boolean =>
  found.kind === 'authored' || (found.found.word.isGlossed ?? false);

/** A number, what is joined to a word (but さん, たち), or a sign that is neither known nor told apart. */
const isLeftOut = ({ surface, pos, detail }: Token): boolean =>
  pos === '接頭詞' ||
  detail === '数' ||
  (pos === '名詞' &&
    detail === '接尾' &&
    !/^(さん|様|さま|ちゃん|くん|君|たち|達|方|がた|ら|的|さ|そう)$/.test(surface));

interface ContentWord {
  readonly candidates: readonly string[];
  /** As the tokeniser reads it here; empty in a form. */
  readonly reading: string;
}

/** The dictionary forms of the words in a text, for each the longer candidate first: 勉強しました → 勉強する, 勉強. */
function contentWords(tokens: readonly Token[]): ContentWord[] {
  const words: ContentWord[] = [];
  tokens.forEach((token, index) => {
    if (!isContent(token)) return;
    const next = tokens[index + 1];
    const before = tokens[index - 1];
    const light = token.base === 'する' && before?.pos === '名詞' && isContent(before);
    if (light) return;
    const verb = token.pos === '名詞' && next?.base === 'する' ? [`${token.surface}する`] : [];
    const reading = token.surface === token.base && verb.length === 0 ? token.reading : '';
    words.push({ candidates: [...verb, token.base], reading });
  });
  return [...new Map(words.map((word) => [word.candidates[0], word])).values()];
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
