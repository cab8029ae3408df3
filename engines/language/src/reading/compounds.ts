import type { Token } from '../tokeniser/token';

const LONGEST_SPAN = 5;

/**
 * Known words that the tokeniser cuts in pieces (指定 + 席) become one again, with the reading that the word list gives.
 * @param readings spelling → reading in kana, for spellings with one reading only
 */
export function joinCompounds(tokens: readonly Token[], readings: ReadonlyMap<string, string>): Token[] {
  const joined: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    const hit = longestCompound(tokens, at, readings);
    const first = tokens[at];
    if (!first) break;
    joined.push(hit?.token ?? first);
    at += hit?.length ?? 1;
  }
  return joined;
}

function longestCompound(tokens: readonly Token[], at: number, readings: ReadonlyMap<string, string>) {
  for (let length = Math.min(LONGEST_SPAN, tokens.length - at); length > 1; length -= 1) {
    const span = tokens.slice(at, at + length);
    const surface = span.map((token) => token.surface).join('');
    const reading = readings.get(surface);
    if (reading === undefined || span.some(({ pos }) => pos !== '名詞' && pos !== '接頭詞')) continue;
    return { length, token: { surface, pos: '名詞', detail: '一般', form: '*', base: surface, reading } };
  }
  return null;
}
