import { kanaKey } from '../kana/kana-key';
import { vowelOf, type Vowel } from '../kana/vowels';
import { romajiKeys } from './parse-romaji';
import { toRomaji } from './to-romaji';

/** Kana that sound like others; を and ぢ are typed as they sound as often as not. */
const sounds: Readonly<Record<string, string>> = { を: 'お', ぢ: 'じ', づ: 'ず' };

/** Particles that are spoken otherwise than written; whether a kana is one is not known here, so both are right. */
const particles: Readonly<Record<string, string>> = { は: 'わ', へ: 'え' };

const drawn: Readonly<Record<Vowel, string>> = { a: 'あ', i: 'い', u: 'う', e: 'え', o: 'お' };

/** A kana key as it sounds: long marks as the vowel before them; "wi" and "we", which two spellings share, as one letter. */
function heard(key: string): string {
  let sound = '';
  for (const letter of key.replaceAll('うぃ', 'ゐ').replaceAll('うぇ', 'ゑ')) {
    const vowel = letter === 'ー' ? vowelOf(sound.at(-1) ?? '') : undefined;
    sound += vowel ? drawn[vowel] : (sounds[letter] ?? letter);
  }
  return sound;
}

const letters = (romaji: string): string => romaji.toLowerCase().replace(/[^a-z]/g, '');

const same = (written: string, typed: string): boolean =>
  written.length === typed.length &&
  [...written].every((letter, index) => letter === typed[index] || particles[letter] === typed[index]);

/**
 * Whether romaji says the same as kana, in any spelling that learners use (Hepburn, Kunrei, as typed; macrons; words apart or not). は and
 * へ may be wa and e. Source: LANG-9.
 */
export function romajiAgrees(kana: string, romaji: string): boolean {
  // Rare sounds have several readings back (di, tti, we); as we write them ourselves they agree whatever stands beside them.
  if (letters(romaji) === letters(toRomaji(kana))) return true;
  const written = heard(kanaKey(kana));
  const spellings = [romaji, romaji.replace(/[-‐–]/g, '')];
  return spellings.some((spelling) => romajiKeys(spelling).some((key) => same(written, heard(key))));
}
