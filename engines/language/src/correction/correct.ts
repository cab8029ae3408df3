import type { Token } from '../reading/tokeniser';
import { adjectiveRules, verbRules } from './inflection-rules';
import { particleRules } from './particle-rules';
import type { Fix } from './rule';

export interface Correction {
  /** The sentence put right; as it was when nothing was found. */
  readonly text: string;
  /** What was wrong, in the order of the text; empty when none of the usual mistakes was found. */
  readonly remarks: readonly string[];
}

const RULES = [...adjectiveRules, ...particleRules, ...verbRules];

/**
 * The usual mistakes of beginners in a sentence of which the tokens are given: endings of adjectives, particles, verb
 * forms, tense.
 */
export function correct(tokens: readonly Token[]): Correction {
  const fixes = findFixes(tokens);
  const fixAt = new Map(fixes.map((fix) => [fix.at, fix]));
  let text = '';
  for (let at = 0; at < tokens.length;) {
    const fix = fixAt.get(at);
    text += fix ? fix.text : (tokens[at]?.surface ?? '');
    at += fix?.length ?? 1;
  }
  return { text, remarks: [...new Set(fixes.map(({ why }) => why))] };
}

/** The first rule that holds wins; fixes do not overlap. */
function findFixes(tokens: readonly Token[]): Fix[] {
  const fixes: Fix[] = [];
  const taken = new Set<number>();
  for (let at = 0; at < tokens.length; at += 1) {
    for (const rule of RULES) {
      const fix = rule(tokens, at);
      if (!fix) continue;
      const places = Array.from({ length: fix.length }, (_, i) => fix.at + i);
      if (places.some((place) => taken.has(place))) continue;
      fixes.push(fix);
      for (const place of places) taken.add(place);
    }
  }
  return fixes.sort((a, b) => a.at - b.at);
}
