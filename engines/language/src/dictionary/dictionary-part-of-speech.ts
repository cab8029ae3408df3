import type { PartOfSpeech } from '@kotoba/contracts';
import type { Sense } from './word';

const VERB = /^(v\d.*|v-unspec|vs-[cis]|vs-s|vk|vz|vr|vn|iv|aux-v)$/;

/** EDICT codes in the order in which they decide: 勉強 (n, vs) is a noun, 元気 (adj-na, n) a na-adjective. */
const BY_CODE: readonly (readonly [RegExp, PartOfSpeech])[] = [
  [/^(adj-i|adj-ix|adj-ku|adj-shiku|aux-adj)$/, 'i-adjective'],
  [/^(adj-na|adj-nari)$/, 'na-adjective'],
  [VERB, 'verb'],
  [/^pn$/, 'pronoun'],
  [/^(n|n-adv|n-t|num|adj-no)$/, 'noun'],
  [/^(adv|adv-to|adj-t)$/, 'adverb'],
  [/^conj$/, 'conjunction'],
  [/^int$/, 'interjection'],
  [/^prt$/, 'particle'],
  [/^ctr$/, 'counter'],
  [/^(pref|n-pref)$/, 'prefix'],
  [/^(suf|n-suf)$/, 'suffix'],
  [/^(aux|cop-da|adj-pn|adj-f|unc)$/, 'other'],
];

/** One part of speech for a sense. An expression stays an expression, whatever it ends in. */
export function partOfSpeechOf({ pos }: Pick<Sense, 'pos'>): PartOfSpeech {
  if (pos.includes('exp')) return 'expression';
  for (const [codes, partOfSpeech] of BY_CODE) if (pos.some((code) => codes.test(code))) return partOfSpeech;
  return 'other';
}

/** An expression that is used as a verb: 大人になる, 文句を言う. */
export const isVerbPhrase = ({ pos }: Pick<Sense, 'pos'>): boolean =>
  pos.includes('exp') && pos.some((code) => VERB.test(code));

/** A noun that makes a verb with する: 勉強 → 勉強する. */
export const makesVerb = ({ pos }: Pick<Sense, 'pos'>): boolean => pos.includes('vs');
