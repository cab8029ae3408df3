import { hasKanji } from '@kotoba/japanese';
import type { AuthoredWord } from '../authored/authored-word';
import { deinflect } from '../forms/deinflect';
import { gerundOf } from '../word-forms';

/** "eating" of "to eat" */
const doing = (meaning: string): string => meaning.replace(/^to (\w+)/, (_, verb: string) => gerundOf(verb));

/** How a verb that stands behind the stem of another is read, and what it makes of the meaning. */
type Behind = readonly [written: string, kana: string, say: (meaning: string) => string];
const BEHIND: readonly Behind[] = [
  ['始める', 'はじめる', (meaning) => `to begin ${meaning}`],
  ['続ける', 'つづける', (meaning) => `to continue ${meaning}`],
  ['忘れる', 'わすれる', (meaning) => `to forget ${meaning}`],
  ['直す', 'なおす', (meaning) => `${meaning} again`],
  ['終わる', 'おわる', (meaning) => `to finish ${doing(meaning)}`],
  ['終える', 'おえる', (meaning) => `to finish ${doing(meaning)}`],
  ['切る', 'きる', (meaning) => `${meaning} completely`],
];

/**
 * The verb that begins, goes on with, finishes, forgets or does again what `word` says, when one of the texts is that: 話しはじめる of
 * 話す, which alone would be a part of it. Null for all else.
 */
export function compoundVerb(texts: readonly string[], word: AuthoredWord): AuthoredWord | null {
  const meaning = word.en.split('; ')[0]?.replace(/ ?\([^)]*\)/g, '') ?? '';
  if (word.partOfSpeech !== 'verb' || !meaning.startsWith('to ') || /する$/.test(word.written)) return null;
  for (const [written, kana, say] of BEHIND) {
    const text = texts.find((one) => one.endsWith(written) || one.endsWith(kana));
    const stem = text?.slice(0, -(text.endsWith(written) ? written : kana).length) ?? '';
    const base = deinflect(`${stem}ます`).find(
      (one) => /^v[15]$/.test(one.wordClass) && [word.written, word.kana].includes(one.word),
    );
    if (!base) continue;
    const stemOf = (whole: string): string =>
      whole.slice(0, -1) + (base.wordClass === 'v5' ? stem.slice(-1) : '');
    return {
      ...word,
      written: (hasKanji(stem) ? stem : stemOf(word.written)) + written,
      kana: stemOf(word.kana) + kana,
      en: say(meaning),
      ...{ estimated: true, topics: [], sentences: [] },
    };
  }
  return null;
}
