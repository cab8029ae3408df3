import type { Token } from '../tokeniser/token';
import { isCounter, readCounted } from './counters';
import { numeralValue, readNumber } from './numerals';

const LONGEST_COUNTER = 3;

/** Numbers and the counter behind them as one word with the right reading: 四 + 人 → よにん. */
export function joinNumbers(given: readonly Token[]): Token[] {
  const tokens = given.flatMap((token, index) => splitMinutes(token, given[index + 1]));
  const joined: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    const end = endOfNumber(tokens, at);
    const value = numeralValue(surfaceOf(tokens.slice(at, end)));
    const first = tokens[at];
    if (!first) break;
    if (end === at || value === null) {
      joined.push(first);
      at += 1;
      continue;
    }
    const counter = counterAt(tokens, end);
    const reading = counter ? readCounted(value, counter.surface) : readNumber(value);
    const until = end + (counter?.length ?? 0);
    joined.push(asNoun(tokens.slice(at, until), reading ?? readNumber(value)));
    at = until;
  }
  return joined;
}

/** The tokeniser takes 分の for that of a fraction, which it is before a number only: 六分の一, but 六分の電車. */
function splitMinutes(token: Token, next: Token | undefined): readonly Token[] {
  if (token.surface !== '分の' || isNumber(next)) return [token];
  const minutes = { ...token, surface: '分', base: '分', reading: 'フン' };
  return [minutes, { surface: 'の', pos: '助詞', detail: '連体化', form: '*', base: 'の', reading: 'ノ' }];
}

function endOfNumber(tokens: readonly Token[], start: number): number {
  let end = start;
  while (isNumber(tokens[end])) end += 1;
  return end;
}

function isNumber(token: Token | undefined): boolean {
  return token !== undefined && (token.detail === '数' || /^\d+$/.test(token.surface));
}

function counterAt(tokens: readonly Token[], start: number): { surface: string; length: number } | null {
  for (let length = LONGEST_COUNTER; length > 0; length -= 1) {
    const surface = surfaceOf(tokens.slice(start, start + length));
    if (start + length <= tokens.length && isCounter(surface)) return { surface, length };
  }
  return null;
}

const surfaceOf = (tokens: readonly Token[]): string => tokens.map((token) => token.surface).join('');

/** Its detail says that a suffix may lean on it (五分 + 後) but no number does. */
function asNoun(tokens: readonly Token[], reading: string): Token {
  const surface = surfaceOf(tokens);
  return { surface, pos: '名詞', detail: '一般', form: '*', base: surface, reading };
}
