import {
  alignReading,
  isKatakana,
  saysReading,
  toHiragana,
  toKatakana,
  type AlignedWord,
} from './align-reading';
import type { TraceWord } from './open-jtalk';

type Read = (line: string) => Promise<TraceWord[]>;

/**
 * Other spellings of the same sound and accent, where the kana alone would be taken for another word: 琴 in kana is こと
 * (a thing), 空 is から (from). Surface and reading, then what is spoken.
 */
const SPOKEN_AS: Readonly<Record<string, string>> = {
  ...{ 琴コト: '古都', 空カラ: '殻', 夜ヨ: '世', 灯ヒ: '火', 柵サク: '策' },
  ...{ 市イチ: '位置', 木の実キノミ: '木の身' },
};

/** Words of a line that are put right one by one; with more of them all is spoken from kana. */
const MAX_WORDS = 8;

const surfaces = (words: readonly TraceWord[]): string => words.map(({ surface }) => surface).join('');

/** What means nothing by itself. Katakana that the dictionary does not know is called a filler, and is a word. */
const isSmall = ({ kind }: TraceWord): boolean => /^(助詞|助動詞|接頭詞)/.test(kind);
const isNoun = ({ kind }: TraceWord): boolean => kind.startsWith('名詞');

/**
 * Whether the spelling that was put at `start` is understood as the word that it stands for: no particle, or a noun は
 * would be said "wa", and of a noun one word, or it would have a pause inside and no accent of its own.
 */
function isUnderstood(words: readonly TraceWord[], start: number, spelling: string, of: TraceWord): boolean {
  const end = start + spelling.length;
  let at = 0;
  const within = words.filter(({ surface }) => {
    at += surface.length;
    return at > start && at - surface.length < end;
  });
  const [first] = within;
  if (!first) return false;
  // 後で and 北の方 are several words when they are right.
  if (isNoun(of) && /[ぁ-ん]/.test(of.surface)) return !isSmall(first);
  if (within.some(isSmall)) return false;
  if (!isNoun(of)) return true;
  return within.length === 1 && (first.surface === spelling || first.kind.startsWith('副詞'));
}

/** Spellings that may say the word, the likeliest first. */
function spellingsOf({ word, reading }: AlignedWord): string[] {
  const own = SPOKEN_AS[word.surface + reading];
  const kana = [toHiragana(reading), reading];
  return [...(own === undefined ? [] : [own]), ...kana].filter((spelling) => spelling !== word.surface);
}

/**
 * The line that makes Open JTalk say a reading (katakana without punctuation): words that it reads right keep their
 * kanji, and with them their accent; one that it reads wrong is spelled otherwise, and then the line is read again,
 * because its neighbours may be understood better. Null when the reading does not fit the words, or nothing helps.
 */
export async function correctLine(
  read: Read,
  given: readonly TraceWord[],
  reading: string,
): Promise<string | null> {
  let words = given;
  for (let corrected = 0; corrected <= MAX_WORDS; corrected += 1) {
    const aligned = alignReading(words, reading);
    if (!aligned) return null;
    const wrong = joinWrong(aligned);
    const at = wrong.findIndex(({ agrees }) => !agrees);
    if (at === -1) return withMinutes(read, surfaces(words), reading);
    const next = await respelled(read, wrong, at);
    if (next === null || surfaces(next) === surfaces(words)) return null;
    words = next;
  }
  return null;
}

const isKanjiNoun = (word: TraceWord): boolean => isNoun(word) && !/[ぁ-んァ-ヶ]/.test(word.surface);

/** 二, 十 and 歳 are one word, はたち: what is wrong side by side is put right together. */
function joinWrong(aligned: readonly AlignedWord[]): AlignedWord[] {
  const joined: AlignedWord[] = [];
  for (const one of aligned) {
    const last = joined.at(-1);
    const together = last && !last.agrees && !one.agrees && isKanjiNoun(last.word) && isKanjiNoun(one.word);
    if (!together) joined.push(one);
    else {
      const surface = last.word.surface + one.word.surface;
      const reading = last.reading + one.reading;
      joined[joined.length - 1] = { word: { ...last.word, surface }, reading, agrees: false };
    }
  }
  return joined;
}

/** Ten minutes are a number, and have an accent, when they are written in digits; 十分 is "enough". */
async function withMinutes(read: Read, line: string, reading: string): Promise<string> {
  const minutes = line.replaceAll('ジュップン', '１０分');
  return minutes === line || !saysReading(await read(minutes), reading) ? line : minutes;
}

/** The line with another spelling of one word, as it is understood then. */
async function respelled(
  read: Read,
  aligned: readonly AlignedWord[],
  at: number,
): Promise<readonly TraceWord[] | null> {
  const one = aligned[at];
  if (!one) return null;
  const before = surfaces(aligned.slice(0, at).map(({ word }) => word));
  const after = surfaces(aligned.slice(at + 1).map(({ word }) => word));
  let first: readonly TraceWord[] | null = null;
  for (const spelling of spellingsOf(one)) {
    const words = await read(before + spelling + after);
    if (isUnderstood(words, before.length, spelling, one.word)) return words;
    // Another spelling that is read otherwise here is no help.
    if (isKatakana(toKatakana(spelling))) first ??= words;
  }
  return first;
}
