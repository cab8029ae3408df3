import { isContent, type Token } from '../reading/tokeniser';
import { FALLING } from '../reading/reading-rules';
import type { FormName } from './inflect';

/** What a sentence ends in, taken apart. */
interface Ending {
  /** All before the predicate. */
  readonly before: string;
  /** The predicate in its dictionary form: 見ました is 見る, 静かでした is 静か. */
  readonly base: string;
  readonly kind: 'verb' | 'i-adjective' | 'na-adjective' | 'noun';
  /** Whether it is polite, past, negative now. */
  readonly traits: Traits;
  /** Particles and punctuation behind it: か。 */
  readonly after: string;
}

interface Traits {
  readonly polite: boolean;
  readonly past: boolean;
  readonly negative: boolean;
}

const AFTER = new Set(['記号', '補助記号']);
const isTail = ({ pos, detail }: Token): boolean =>
  AFTER.has(pos) || (pos === '助詞' && /終助詞/.test(detail));
/** What makes a predicate of the word before it and says nothing but how it is meant. */
const isEnding = ({ pos, base }: Token): boolean =>
  pos === '助動詞' && /^(ます|た|だ|です|ない|ん|ぬ|う)$/.test(base);

function kindOf(token: Token): Ending['kind'] | null {
  if (token.pos === '動詞') return 'verb';
  if (token.pos === '形容詞' || token.base === 'たい') return 'i-adjective';
  if (token.detail === '形容動詞語幹') return 'na-adjective';
  return token.pos === '名詞' ? 'noun' : null;
}

const baseOf = ({ base }: Token, before: readonly Token[]): string =>
  base === '降りる' && before.some(({ surface }) => FALLING.test(surface)) ? '降る' : base;

/** The end of a sentence that ends in a verb, an adjective or a noun; null for one that ends otherwise. */
export function endingOf(tokens: readonly Token[]): Ending | null {
  let end = tokens.length;
  while (end > 0 && isTail(tokens[end - 1] as Token)) end -= 1;
  let at = end;
  const isOfEnding = (place: number): boolean => {
    const token = tokens[place];
    if (!token) return false;
    // じゃ and では are said of a noun; ない and ある behind them are no words of their own.
    if (isEnding(token) || (token.pos === '助詞' && /^(じゃ|で|は)$/.test(token.surface) && place + 1 < end))
      return true;
    return /^(ない|ある)$/.test(token.base) && token.detail !== '自立' && place > 0;
  };
  while (at > 0 && isOfEnding(at - 1)) at -= 1;
  const head = tokens[at - 1];
  const kind = head ? kindOf(head) : null;
  if (!head || kind === null || (!isContent(head) && !['verb', 'i-adjective'].includes(kind))) return null;
  const endings = tokens.slice(at, end);
  const has = (...bases: string[]): boolean => endings.some(({ base }) => bases.includes(base));
  return {
    before: joined(tokens.slice(0, at - 1)),
    base: baseOf(head, tokens.slice(0, at - 1)),
    kind,
    traits: {
      polite: has('ます', 'です'),
      // かんだ alone is read as かん and だ.
      past: has('た') || (kind === 'verb' && has('だ')),
      negative: has('ない', 'ん', 'ぬ'),
    },
    after: joined(tokens.slice(end)),
  };
}

const joined = (tokens: readonly Token[]): string => tokens.map(({ surface }) => surface).join('');

const PARTS: readonly (readonly [name: FormName, polite: boolean, past: boolean, negative: boolean])[] = [
  ['plain', false, false, false],
  ['past', false, true, false],
  ['negative', false, false, true],
  ['pastNegative', false, true, true],
  ['polite', true, false, false],
  ['politePast', true, true, false],
  ['politeNegative', true, false, true],
  ['politePastNegative', true, true, true],
];

/**
 * The form that a predicate takes when it becomes so as well: 見ます in the past stays polite, 見た made polite stays past;
 * made plain, both lose what is polite, and made affirmative what is negative. A form that says nothing of these three,
 * such as the te-form, is taken as it is.
 */
export function withTraits(wanted: FormName, { polite, past, negative }: Traits): FormName {
  if (wanted === 'affirmative') return formOfTraits({ polite, past, negative: false });
  const traits = PARTS.find(([name]) => name === wanted);
  if (!traits) return wanted;
  const [, alsoPolite, alsoPast, alsoNegative] = traits;
  const stays = polite && wanted !== 'plain';
  const merged = PARTS.find(
    ([, isPolite, isPast, isNegative]) =>
      isPolite === (stays || alsoPolite) &&
      isPast === (past || alsoPast) &&
      isNegative === (negative || alsoNegative),
  );
  return merged?.[0] ?? wanted;
}

/** The form that says nothing but these three. */
export const formOfTraits = ({ polite, past, negative }: Traits): FormName =>
  PARTS.find(
    ([, isPolite, isPast, isNegative]) => isPolite === polite && isPast === past && isNegative === negative,
  )?.[0] ?? 'plain';

/** What is made of a verb and has all forms of a ru-verb: かんだ in the passive is かまれた. */
export const MAKES_VERB: ReadonlySet<FormName> = new Set<FormName>(['passive', 'causative', 'potential']);
