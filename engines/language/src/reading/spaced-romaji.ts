import { toHiragana, toRomaji } from '@kotoba/japanese';

/** Particles are written as they are spoken when they stand alone. */
const PARTICLES: Readonly<Record<string, string>> = { は: 'wa', へ: 'e', を: 'o' };

/** Words in which は is the old particle. */
const SPOKEN_WA = /^(こんにちは|こんばんは|では|または|それでは|あるいは|ではまた)$/;

const PUNCTUATION: Readonly<Record<string, string>> = {
  ...{ '。': '.', '、': ',', '？': '?', '！': '!', '「': '"', '」': '"', '・': ' ', '…': '...', '〜': '~' },
};

/**
 * Romaji of a reading with spaces between words: `かさ を もっていきます。` → `kasa o motteikimasu.` Lower case, long vowels as the kana write them.
 */
export function spacedRomaji(spacedKana: string): string {
  return spacedKana
    .split(' ')
    .filter(Boolean)
    .map(wordRomaji)
    .join(' ')
    .replace(/ ([.,?!"]+)(?= |$)/g, '$1');
}

function wordRomaji(word: string): string {
  const [, open = '', kana = '', close = ''] = /^([「『（]*)(.*?)([。、？！」』）…]*)$/u.exec(word) ?? [];
  return latin(open) + kanaRomaji(kana) + latin(close);
}

function kanaRomaji(kana: string): string {
  const particle = PARTICLES[kana];
  if (particle) return particle;
  return SPOKEN_WA.test(kana) ? toRomaji(kana).replace(/ha/g, 'wa') : toRomaji(kana);
}

const latin = (signs: string): string => [...signs].map((sign) => PUNCTUATION[sign] ?? sign).join('');

/** The reading as one run of hiragana (ー kept), as a learner reads it: `かさをもっていきます。` */
export function runningHiragana(spacedKana: string): string {
  return toHiragana(spacedKana.replace(/ /g, ''));
}
