import type { Intent } from '../intent';
import type { Shape } from '../shape';

/** What an intent is made from, when a message has all that it needs and nothing that it does not understand. */
export interface Understood {
  readonly shape: Shape;
  /** The Japanese, without signs around it. */
  readonly runs: readonly string[];
  readonly text: string;
  /** What no word of the rule is about. */
  readonly rest: readonly string[];
}

/** One kind of request: what it must have, and which words it may have besides. */
export interface Rule {
  /** How many runs of Japanese. */
  readonly japanese: readonly [least: number, most: number];
  /** Each is a word of the message. */
  readonly needs: readonly RegExp[];
  /** What it may hold besides words that say nothing. */
  readonly may: string;
  /** Whether other words may be left over; they are the rule's own business then. */
  readonly rest?: true;
  /** What it needs says so surely what is asked that words beside it change nothing. */
  readonly firm?: true;
  readonly intent: (understood: Understood) => Intent | null;
}

/** The Japanese that a message is about. */
export const say = ({ runs }: Understood): string => runs[0] ?? '';
