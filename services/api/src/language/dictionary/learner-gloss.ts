import { englishKey } from '../english/english-key';
import type { DictionaryWord, Sense } from './word';

const MAX_MEANINGS = 3;
const MAX_ALTERNATIVES = 6;
const MAX_WORDS = 4;
const ODD = /^(arch|obs|obsc|rare|poet|sl|net-sl|m-sl|vulg|X|derog|hist|joc)$/;
const AWKWARD = /\.\.\.|[;:!?"]|^\(|\betc\b|\bsomeone\b|\bsomething\b/;

/** A few short meanings to learn, and the others that may be answered. */
export interface LearnerGloss {
  /** At most three, between "; ". */
  readonly en: string;
  readonly others: string[];
}

/**
 * What a learner reads of a word's meanings: those of the sense that was asked for, the asked one first, without the dictionary's marks, remarks and
 * odd senses. `verb` writes a noun's meaning as that of its する verb.
 */
export function learnerGloss(
  word: DictionaryWord,
  { sense, gloss, verb = false }: { sense: number; gloss: number; verb?: boolean },
): LearnerGloss {
  const asked = word.senses[sense] ?? word.senses[0];
  if (!asked) return { en: '', others: [] };
  const first = asked.glosses[gloss] ?? asked.glosses[0] ?? '';
  const own = distinct(
    [first, ...asked.glosses].map((text, index) => shorten(text, index === 0)).filter(isString),
  );
  const shown = own.slice(0, MAX_MEANINGS);
  const rest = word.senses
    .filter((other) => other !== asked && !isOdd(other))
    .flatMap(({ glosses }) => glosses);
  const more = distinct([...own, ...rest.map((text) => shorten(text, false)).filter(isString)]);
  const say = (text: string) => (verb && !text.startsWith('to ') ? `to ${text}` : text);
  return {
    en: shown.map(say).join('; '),
    others: more.slice(shown.length, shown.length + MAX_ALTERNATIVES).map(say),
  };
}

const isString = (text: string | null): text is string => text !== null;

const isOdd = ({ marks }: Sense): boolean => marks.some((mark) => ODD.test(mark));

/** Without remarks; null for what is too long or too awkward to be learnt, unless it must be shown. */
function shorten(text: string, must: boolean): string | null {
  const bare = stripRemarks(text)
    .replace(/\s+([,;])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
  if (must) return bare || text;
  if (!bare || AWKWARD.test(bare) || bare.split(' ').length > MAX_WORDS) return null;
  return bare;
}

function stripRemarks(text: string): string {
  const shorter = text.replace(/\s*\([^()]*\)/g, '');
  return shorter === text ? text : stripRemarks(shorter);
}

/** "apartment building" after "apartment" is kept; "labour" after "labor" is not. */
function distinct(texts: readonly string[]): string[] {
  const seen = new Set<string>();
  return texts.filter((text) => {
    const key = englishKey(text);
    if (!key || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
