import { kindsOf, type Noun, type Parsed, type Reading, simple } from './noun';
import type { Piece } from './read-lexicon';
import { say } from './say';
import { hasJapanese, isKana } from '@kotoba/japanese';

const TITLES = /^(mr|ms|mrs|miss|dr)$/;

/** Tom, Mr. Tanaka, New York, or a name that the learner wrote in katakana. */
export function parseName({ tokens, lexicon }: Reading, at: number): Parsed<Noun> | null {
  const title = TITLES.test(tokens[at]?.text ?? '') ? 1 : 0;
  const from = at + title;
  const written = tokens[from]?.shown ?? '';
  if (hasJapanese(written) && isKana(written)) {
    const choice = { ...say(written), kinds: kindsOf('person place name'), piece: pieceOf(written, '') };
    return { value: simple(choice), next: from + 1 };
  }
  for (let length = 3; length > 0; length -= 1) {
    const words = tokens.slice(from, from + length).map((token) => token.text);
    const name = words.length === length ? lexicon.name(words) : null;
    // "mark" and "max" may be words; a name has its capital, unless it begins the sentence.
    if (name && (from === 0 || tokens[from]?.capital || name.kinds.has('place') || title > 0))
      return { value: simple(name), next: from + length };
  }
  return null;
}

const pieceOf = (written: string, en: string): Piece => ({ written, en, level: 'N5' });
