import type { FormName } from '@kotoba/language';
import type { LessonRequest, PlainIntent } from './intents/intent';

/** What of the conversation the next message may refer to. */
export interface Context {
  readonly last: PlainIntent | null;
  readonly lesson: LessonRequest | null;
  /** The word that was talked about. */
  readonly word: string | null;
  /**
   * Of several words that came together the one that has forms: the verb of a sentence. Else the word that was talked
   * about.
   */
  readonly inflected: string | null;
  /** The words of the last answer that brought any, in their order. */
  readonly cards: readonly string[];
  /** What the last answer asked about: "Did you mean …?" */
  readonly suggested: string | null;
  /** A sentence to be put right was announced. */
  readonly awaitsSentence: boolean;
  /** The words that were asked about by their names, the first first. */
  readonly subjects: readonly string[];
  /** The sentence that was looked at last, as it was written and as it is right. */
  readonly checked: string | null;
  readonly corrected: string | null;
  /** The Japanese sentence that was shown or looked at last. */
  readonly sentence: string | null;
  /** What the word that was talked about is in English. */
  readonly english: string | null;
  /** The form of an adjective of which the last answer gave the rule. */
  readonly taught: FormName | null;
}

/** What is to be answered: all that a message leaves open is filled in, or it cannot be. */
export type Resolved =
  | PlainIntent
  /** Why it is so; `of` is what was answered. */
  | {
      readonly kind: 'reason';
      readonly of: PlainIntent;
      readonly word: string | null;
      /** What one of what was told apart is asked for: “to my boss”. */
      readonly asksFor?: string;
    }
  | { readonly kind: 'save'; readonly places: readonly number[] | 'all' | 'it' }
  /** Some English of which it is not known what is asked. */
  | { readonly kind: 'askedWhat'; readonly text: string }
  /** Of several words it is not clear which one is meant. */
  | { readonly kind: 'whichOne'; readonly among: readonly string[] }
  | { readonly kind: 'giveUp' | 'stop' | 'checkNext' | 'unclear' | 'unnamed' | 'before' | 'exceptions' };

export const NOTHING: Context = {
  last: null,
  lesson: null,
  word: null,
  inflected: null,
  cards: [],
  suggested: null,
  awaitsSentence: false,
  subjects: [],
  checked: null,
  corrected: null,
  sentence: null,
  english: null,
  taught: null,
};

export const isPlain = (intent: Resolved): intent is PlainIntent =>
  ![
    'giveUp',
    'stop',
    'checkNext',
    'unclear',
    'unnamed',
    'whichOne',
    'askedWhat',
    'reason',
    'before',
    'exceptions',
    'save',
  ].includes(intent.kind);
export const isTalk = (intent: PlainIntent): boolean =>
  ['greet', 'converse', 'thank', 'bye', 'help', 'saving'].includes(intent.kind);
