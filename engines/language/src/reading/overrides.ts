import type { ReadingRule } from './reading-rule';
import { authoredRows } from '../authored/read-authored';
import { READING_RULES } from './reading-rules';
import type { Token } from './tokeniser';

const MAX_SPAN_TOKENS = 5;
/** So far a rule looks for "some token": a sentence, and no whole page for each of its words. */
const NEAR = 40;

/** Words that have one reading, whatever stands beside them. */
const words = authoredRows('readings.tsv', 2).map(
  ({ columns: [surface = '', reading = ''] }): ReadingRule => ({ surface, reading }),
);
const byLength = [...READING_RULES, ...words].sort((a, b) => b.surface.length - a.surface.length);
const bySurface = new Map<string, ReadingRule[]>();
for (const entry of byLength) bySurface.set(entry.surface, [...(bySurface.get(entry.surface) ?? []), entry]);

/**
 * The tokens with every rule applied: the tokens that a rule spans become one with the rule's reading (in hiragana).
 */
export function applyOverrides(tokens: readonly Token[]): Token[] {
  const corrected: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    const hit = findRule(tokens, at);
    const first = tokens[at];
    if (!first) break;
    corrected.push(hit ? merged(tokens.slice(at, at + hit.length), hit.rule) : first);
    at += hit?.length ?? 1;
  }
  return corrected;
}

function findRule(tokens: readonly Token[], at: number): { rule: ReadingRule; length: number } | null {
  for (let length = Math.min(MAX_SPAN_TOKENS, tokens.length - at); length > 0; length -= 1) {
    const surface = tokens
      .slice(at, at + length)
      .map((token) => token.surface)
      .join('');
    const rule = bySurface.get(surface)?.find((candidate) => fitsPlace(candidate, tokens, at, length));
    if (rule) return { rule, length };
  }
  return null;
}

/** Whether all that the rule asks for stands around the tokens that it would read. */
function fitsPlace(rule: ReadingRule, tokens: readonly Token[], at: number, length: number): boolean {
  const beside = (pattern: RegExp | undefined, index: number): boolean =>
    pattern === undefined || pattern.test(tokens[index]?.surface ?? '');
  const among = (pattern: RegExp | undefined, part: readonly Token[]): boolean =>
    pattern === undefined || part.some(({ surface }) => pattern.test(surface));
  return (
    (!rule.base || rule.base === tokens[at]?.base) &&
    beside(rule.before, at - 1) &&
    beside(rule.of, at - 2) &&
    beside(rule.after, at + length) &&
    beside(rule.then, at + length + 1) &&
    among(rule.earlier, tokens.slice(Math.max(0, at - NEAR), at)) &&
    among(rule.later, tokens.slice(at + length, at + length + NEAR)) &&
    (!rule.role || rule.role.test(roleBefore(tokens, at)))
  );
}

/** 火曜日を除いて開く: what another verb has taken is not looked at. */
function roleBefore(tokens: readonly Token[], at: number): string {
  let verbs = 0;
  for (const { surface, pos, detail } of tokens.slice(Math.max(0, at - NEAR), at).reverse()) {
    if (pos === '動詞' && detail === '自立') verbs += 1;
    if (pos !== '助詞' || !/^[をがはも]$/.test(surface)) continue;
    if (verbs === 0 || /^[はも]$/.test(surface)) return surface;
    verbs -= 1;
  }
  return '';
}

/**
 * Several tokens become a noun; a single one stays what it is, but a noun read as a word of its own is no suffix (二回 +
 * 薬).
 */
function merged(span: readonly Token[], { reading, suffix = false }: ReadingRule): Token {
  const [first] = span;
  if (first && span.length === 1) {
    const detail = suffix ? '接尾' : first.pos === '名詞' ? '一般' : first.detail;
    return { ...first, reading, detail };
  }
  const surface = span.map((token) => token.surface).join('');
  return { surface, pos: '名詞', detail: '一般', form: '*', base: surface, reading };
}
