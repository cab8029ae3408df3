import type { Level } from '@kotoba/contracts';
import type { FormName, WordKind } from '@kotoba/language';

export type Fact = 'plural' | 'article' | 'future';
export type Script = 'hiragana' | 'katakana' | 'kanji' | 'romaji';

/** Words of a topic, of a kind, of a level. */
export interface LessonRequest {
  readonly kind: 'lesson';
  readonly subject: string;
  /** Null: as many as usual. */
  readonly count: number | null;
  readonly wants: 'words' | 'phrases';
  readonly partOfSpeech: WordKind | null;
  readonly level: Level | null;
  /** Compared with the words that came before. */
  readonly shift: 'harder' | 'easier' | null;
}

/** What a message asks for by itself. */
export type PlainIntent =
  | LessonRequest
  /** English to Japanese. */
  | { readonly kind: 'say'; readonly text: string }
  /** Japanese (or romaji) to English. */
  | { readonly kind: 'mean'; readonly text: string }
  | { readonly kind: 'example'; readonly text: string }
  | { readonly kind: 'compare'; readonly one: string; readonly other: string }
  /** Null: all forms. */
  | { readonly kind: 'form'; readonly text: string; readonly form: FormName | null }
  /** A sentence to be made a question. */
  | { readonly kind: 'question'; readonly text: string }
  | { readonly kind: 'read'; readonly text: string }
  | { readonly kind: 'write'; readonly text: string; readonly script: Script }
  | { readonly kind: 'count'; readonly value: number; readonly noun: string }
  | { readonly kind: 'kanji'; readonly text: string }
  | { readonly kind: 'check'; readonly text: string }
  /** Null: about the words of the conversation. */
  | { readonly kind: 'quiz'; readonly subject: string | null }
  | { readonly kind: 'opposite'; readonly text: string }
  /** What Japanese does without. */
  | { readonly kind: 'fact'; readonly about: Fact }
  | { readonly kind: 'greet' | 'thank' | 'bye' | 'help' | 'saving' }
  /** Nothing but a word, a phrase or something else. */
  | { readonly kind: 'lookUp'; readonly text: string };

/** What a message asks for when one knows what came before. */
export type FollowUp =
  | { readonly kind: 'more'; readonly count: number | null }
  | { readonly kind: 'shift'; readonly to: 'harder' | 'easier' }
  /** "and chopsticks?" */
  | { readonly kind: 'sameQuestion'; readonly text: string }
  /** "another example", "conjugate it": of the word that was talked about. */
  | { readonly kind: 'exampleOfIt' }
  | { readonly kind: 'formOfIt'; readonly form: FormName | null }
  /** "past tense?": of the word that was talked about, or something to be looked up. */
  | { readonly kind: 'formOnly'; readonly form: FormName; readonly text: string }
  /** "make it a question": the sentence that was talked about. */
  | { readonly kind: 'questionOfIt' }
  /** "the opposite?": of the word that was talked about. */
  | { readonly kind: 'oppositeOfIt' }
  /** "in romaji?": what was talked about, in that script. */
  | { readonly kind: 'scriptOfIt'; readonly script: Script }
  /** "why?", "when do I use which?": of what was just said. */
  | { readonly kind: 'reason'; readonly text: string }
  /** "yes": to what was suggested. */
  | { readonly kind: 'yes'; readonly text: string }
  /** "the one before" */
  | { readonly kind: 'before' }
  /** "the second one": a card of the last answer, counted from 0; -1 is the last. */
  | { readonly kind: 'card'; readonly place: number }
  /** "fix my sentence": it comes with the next message. */
  | { readonly kind: 'checkNext' }
  | { readonly kind: 'giveUp' | 'stop' };

export type Intent = PlainIntent | FollowUp;
