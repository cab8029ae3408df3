import { hasKanji } from '@kotoba/japanese';
import type { DictionaryWord } from '../dictionary/word';
import { type Found, type Meant, nameOf } from './known-words';

/**
 * 読み方, 強さ and 長い間 are words of their own, also in kana: another kanji than the base form has stands behind its first,
 * or it is a noun made of it.
 */
export function isCompound(text: string, { guesses: [{ found }] }: Meant, form: Meant): boolean {
  // はなして is 話して before 話し手.
  if (found.kind !== 'dictionary' || isVerb(found) || /^[ぁ-ん]+[てでただ]$/.test(text)) return false;
  const [written = ''] = hasKanji(text) ? [text] : nameOf(found).split('|');
  const base = nameOf(form.guesses[0].found);
  const hasMore = [...written].some((sign) => hasKanji(sign) && !base.includes(sign));
  return hasKanji(text) ? hasMore || text.endsWith('さ') : hasMore && written.charAt(0) === base.charAt(0);
}

/** たてます is 建てる, not the rare 建て増す. */
const isVerb = ({ found: { word, sense } }: Extract<Found, { kind: 'dictionary' }>): boolean =>
  word.senses[sense]?.pos.some((code) => code.startsWith('v')) === true &&
  !word.senses[sense]?.pos.includes('n');

/** Of する alone, and of verbs with one kana before their ending: した, きた, みて. */
const OF_SHORT = /^(?:し(?:ない|よう|ます|ました|たい)|[いきしにねみで][てた])$/;

/** A noun in kana that ends as a verb does when something follows, or is past. */
export const mayBeForm = (text: string, exactly: Meant | null, meaning: string | undefined): boolean =>
  meaning === undefined &&
  (/^[ぁ-ん]{2,4}(?<=[っんい])[てでただ]$/.test(text) || OF_SHORT.test(text)) &&
  exactly?.guesses[0].found.kind === 'authored' &&
  exactly.guesses[0].found.word.partOfSpeech === 'noun';

/** What is called out, in kana alone; びっくりした is no more than びっくりする. */
export function isCall(text: string, { guesses: [{ found }] }: Meant): boolean {
  if (found.kind !== 'dictionary' || text.endsWith('した')) return false;
  const { forms, senses } = found.found.word;
  return forms[0]?.kanji === null && (senses[0]?.pos.some((code) => /^(int|exp)$/.test(code)) ?? false);
}

/** 分かりにくい is a word of its own, as the dictionary has it, たよりになる says nothing of letters, nor ほうっておく of throwing. */
export const isOwnWord = (text: string, { guesses: [{ found }] }: Meant): boolean =>
  found.kind === 'dictionary' &&
  (/.(?:にく|やす|づら)い$/.test(text) ||
    (/になる$|うちに$|[てで]おく$/.test(text) && found.found.word.senses[0]?.pos.includes('exp') === true));

/** What can be done is a form, also where the dictionary has it: 読める. */
const CAN = /^(?:to be able|can |able to)/;
/** 細かく and 断らず stand in the dictionary, too, and are forms. */
const AS_FORM = /(?:[くずた]|ない)$/;
/** 追い出す, 食べ過ぎる */
export const COMPOUND = /\p{Script=Han}.*\p{Script=Han}/u;

/** A verb as the dictionary has it, and no form of the one in it: 追い出す, 沈める. */
export const isVerbItself = (
  { core, isGlossed, senses: [sense] }: DictionaryWord,
  written: string,
): boolean =>
  (core || isGlossed === true || COMPOUND.test(written)) &&
  sense?.pos.some((code) => /^v[15]/.test(code)) === true &&
  !CAN.test(sense.glosses[0] ?? '');

/** 後で, 最初に and 小さめ, of a noun or an adjective, and 肉じゃが are words as the dictionary has them. */
function isMoreThan(written: string, { guesses: [{ found }] }: Meant): boolean {
  const stem = (nameOf(found).split('|')[0] ?? '').replace(/い$/, '');
  // 静かに is no more than 静か.
  const isQuality = found.kind === 'authored' && found.word.partOfSpeech === 'na-adjective';
  const ending = written.startsWith(stem) ? written.slice(stem.length) : '';
  return stem.length > Number(!hasKanji(stem)) && !isQuality && /^(?:に|で|でも|じゃが|め)$/.test(ending);
}

/** 追い出す is no form of 追う, also in kana, nor is an adverb one: 互いに, 強いて. */
export function isWordItself(text: string, { guesses: [{ found }] }: Meant, base: Meant): boolean {
  if (found.kind !== 'dictionary') return false;
  // うとうとする is no 打とうとする.
  if (/^(.{2,})\1する$/.test(text)) return found.found.verb === true;
  const { word, form = word.forms[0] } = found.found;
  if ((form?.kanji ?? form?.kana) !== text && form?.kana !== text) return false;
  if (isMoreThan(form?.kanji ?? text, base)) return true;
  if (isVerbItself(word, hasKanji(text) ? text : '')) return true;
  const isAdverb = word.senses[0]?.pos.some((code) => /^(adv|conj)$/.test(code)) === true;
  // やけに is no form of 焼ける.
  const isSpelledSo = hasKanji(text) || word.forms[0]?.kanji === null || word.isGlossed === true;
  return isSpelledSo && word.core && isAdverb && !AS_FORM.test(text);
}

/** A common word of the dictionary that begins with another kanji than the word of which the text may be a form. */
export function isAnother({ guesses: [{ found }] }: Meant, form: Meant): boolean {
  if (found.kind !== 'dictionary' || !found.found.word.core) return false;
  const first = (found.found.form ?? found.found.word.forms[0])?.kanji?.charAt(0) ?? '';
  return hasKanji(first) && !nameOf(form.guesses[0].found).startsWith(first);
}

/** A common word that is written in kana alone. */
export const isInKana = (found: Found): boolean =>
  found.kind === 'dictionary' && found.found.word.core && found.found.word.forms[0]?.kanji === null;

/** A common word that is no number itself (8時). */
export const isRival = (found: Found): boolean =>
  found.kind === 'dictionary' &&
  found.found.word.core &&
  !/^[\d０-９〇一二三四五六七八九十百千]/.test(nameOf(found));

export const isTaught = (found: Found): boolean =>
  found.kind === 'authored' || (found.found.word.isGlossed ?? false);

/** で and ね alone are asked of nobody. */
export const isEnding = (text: string, found: Found): boolean =>
  text.length === 1 &&
  (found.kind === 'authored'
    ? found.word.partOfSpeech === 'particle'
    : found.found.word.senses[0]?.pos.includes('prt') === true);
