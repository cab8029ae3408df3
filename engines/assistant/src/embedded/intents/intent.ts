import type { Level } from '@kotoba/contracts';
import type { FormName, WordKind } from '@kotoba/language';

export type Fact = 'plural' | 'article' | 'future' | 'typing' | 'jlpt' | 'kanjiOfLevels' | 'learning';
/** What learners ask for and nobody here can do. */
export type Beyond =
  | 'accent'
  | 'origin'
  | 'frequency'
  | 'manners'
  | 'strokes'
  | 'delete'
  | 'account'
  | 'display'
  | 'noting';
/** What words and what is made of them can be told apart by. */
export type Trait =
  | 'polite'
  | 'plain'
  | 'past'
  | 'negative'
  | 'verb'
  | 'noun'
  | 'i-adjective'
  | 'na-adjective';
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
  /** Only a number and what is in it was said, “3 beers”: where it can be counted, it is. */
  readonly isCounted?: true;
}

/** What a message asks for by itself. */
export type PlainIntent =
  | LessonRequest
  /** English to Japanese. */
  /** `quoted`: the words themselves, though they may point at something: “this”. */
  /** `among`: it is one of these words. `or`: what is said where the text is not known as a whole. `style`: how. */
  | {
      readonly kind: 'say';
      readonly text: string;
      readonly quoted?: true;
      readonly among?: readonly string[];
      readonly or?: string;
      readonly style?: 'plain' | 'polite';
    }
  /** English with some Japanese in it: “窓 is dirty”. */
  | { readonly kind: 'sayMixed'; readonly text: string }
  /** Japanese (or romaji) to English. `within`: the piece of Japanese in which it stands. */
  | { readonly kind: 'mean'; readonly text: string; readonly within?: string }
  /** `many`: so many sentences, where one is not enough. */
  | { readonly kind: 'example'; readonly text: string; readonly many?: number }
  | { readonly kind: 'compare'; readonly one: string; readonly other: string }
  /** Null: all forms. `via`: the form of which the form is made, as the past of 食べたい. */
  /** `alone`: what was asked for last where `form` has what was asked before as well: the negative, of the past. */
  | {
      readonly kind: 'form';
      readonly text: string;
      readonly form: FormName | null;
      readonly via?: FormName;
      readonly alone?: FormName;
    }
  /** The word of which some Japanese is a form. */
  | { readonly kind: 'dictionaryForm'; readonly text: string }
  /** More than a form: what 飲む becomes with てはいけない. */
  | { readonly kind: 'construct'; readonly text: string; readonly name: string }
  /** When something is said: “before eating”. */
  | { readonly kind: 'occasion'; readonly text: string }
  /** Some English that is to be said with a word of one’s own: “please wait” with 待つ. */
  | { readonly kind: 'sayWith'; readonly text: string; readonly word: string }
  /** Whether some Japanese means some English. */
  | { readonly kind: 'meansSo'; readonly text: string; readonly claim: string }
  /** Which form some Japanese is. */
  | { readonly kind: 'whichForm'; readonly text: string }
  /** Which of several are so: polite, past, a verb. */
  | { readonly kind: 'whichAre'; readonly texts: readonly string[]; readonly trait: Trait }
  /** A sentence to be made a question. */
  | { readonly kind: 'question'; readonly text: string }
  /** `claims`: the readings between which it is not known which one is meant. */
  | { readonly kind: 'read'; readonly text: string; readonly claims?: readonly [string, string] }
  | { readonly kind: 'write'; readonly text: string; readonly script: Script }
  | {
      readonly kind: 'count';
      readonly value: number;
      readonly noun: string;
      readonly to?: number;
      /** How one asks for them is wanted. */
      readonly isOrdered?: true;
    }
  /** `words`: those that are written with it are asked for. */
  | { readonly kind: 'kanji'; readonly text: string; readonly words?: true }
  /** `english`: what it is meant to say. */
  | { readonly kind: 'check'; readonly text: string; readonly english?: string }
  /** To whom or when some Japanese is said. */
  | { readonly kind: 'manners'; readonly text: string }
  /** The kanji that have a part. */
  | { readonly kind: 'kanjiWith'; readonly part: string }
  /** `many` kanji that are written with so many strokes. */
  | { readonly kind: 'kanjiOfStrokes'; readonly strokes: number; readonly many: number }
  /** A year of an era, or of our calendar. */
  | { readonly kind: 'year'; readonly era: string | null; readonly year: number }
  /** Null: about the words of the conversation. */
  /** `isReversed`: English is to be asked for its Japanese. */
  | {
      readonly kind: 'quiz';
      readonly subject: string | null;
      readonly count?: number;
      readonly isReversed?: true;
    }
  /** `meaning`: of several things that it means the one that is meant. */
  | { readonly kind: 'opposite'; readonly text: string; readonly meaning?: string }
  /** What was noted on some days. */
  | { readonly kind: 'notes'; readonly days: Days }
  /** Notes that say something. */
  | { readonly kind: 'notesAbout'; readonly text: string }
  /** Saved words of a topic. */
  | { readonly kind: 'ownAbout'; readonly subject: string }
  | { readonly kind: 'mistakes' | 'countWords' | 'due' }
  /** `of` is what was told before: its words are meant; with `days` those of the days. */
  | {
      readonly kind: 'practise';
      readonly of?: PlainIntent;
      readonly days?: Days | null;
      readonly count?: number;
      /** Words of the conversation: those that are saved are meant, else all in a quiz. */
      readonly shown?: readonly string[];
    }
  /** How far the learner is; what of their life nobody told us. */
  | { readonly kind: 'progress' | 'personal' }
  | { readonly kind: 'has'; readonly text: string }
  /** A word that is named, to be saved; with its English where that was told. */
  | { readonly kind: 'saveWord'; readonly text: string; readonly meaning?: string }
  /** `isLast`, `isFirst`: those that were saved last or first; `many`: so many of them, or one. */
  | {
      readonly kind: 'myWords';
      readonly partOfSpeech: WordKind | null;
      readonly level: Level | null;
      readonly isLast?: true;
      readonly isFirst?: true;
      readonly many?: number;
    }
  /** One’s own words by topics. */
  | { readonly kind: 'ownByTopic' }
  /** What was asked before, the first or the last time. */
  | { readonly kind: 'asked'; readonly which: 'first' | 'last' }
  | {
      readonly kind: 'keigo';
      readonly verbs: readonly string[];
      readonly which: 'honorific' | 'humble' | null;
    }
  /** Which of them acts on something; `which` is asked for. */
  | { readonly kind: 'pair'; readonly verbs: readonly string[]; readonly which?: 'does' | 'happens' }
  /** The verbs that are said with a noun. */
  | { readonly kind: 'verbWith'; readonly text: string }
  /** Of the words for `of` the one that `text` tells: “for the dentist”. */
  | {
      readonly kind: 'narrow';
      readonly of: string;
      readonly text: string;
      readonly among: readonly string[];
    }
  /** Words that mean nearly the same. */
  | { readonly kind: 'similar'; readonly text: string }
  /** Whether it is a ru-verb or a u-verb. */
  | { readonly kind: 'verbClass'; readonly text: string }
  | { readonly kind: 'parts'; readonly text: string }
  /** "is 下手 read shitate?" */
  | { readonly kind: 'readSo'; readonly text: string; readonly claim: string }
  /** Points of grammar, words or sentences beside each other. */
  | { readonly kind: 'several'; readonly texts: readonly string[] }
  /** Why a sentence says what it says. */
  /** `within`: the sentence in which that stands. */
  | { readonly kind: 'explain'; readonly text: string; readonly within?: string }
  /** The particle that belongs between: 図書館__勉強する. */
  /** `among`: those that were told apart before. */
  | {
      readonly kind: 'blank';
      readonly before: string;
      readonly after: string;
      readonly among?: readonly string[];
    }
  /** The same of several words, each by itself. */
  | { readonly kind: 'each'; readonly of: readonly PlainIntent[] }
  /** A day of a month or a time of the clock, as it is written in Japanese. */
  | { readonly kind: 'date'; readonly english: string; readonly written: string }
  | { readonly kind: 'kin'; readonly english: string }
  /** "is ありがとうございます the past of ありがとう?" */
  | { readonly kind: 'isForm'; readonly claimed: string; readonly of: string; readonly form: FormName }
  /** Which of several spellings is a form of a word. */
  | { readonly kind: 'formAmong'; readonly text: string; readonly claims: readonly string[] }
  | { readonly kind: 'causativePassive'; readonly text: string }
  /** Some Japanese of which it is not understood what is asked. */
  /** `isNext`: nothing but it was said, behind something else. */
  | { readonly kind: 'partly'; readonly text: string; readonly isNext?: true }
  /** All signs of a kana script. */
  | { readonly kind: 'kanaChart'; readonly script: 'hiragana' | 'katakana' | 'kana' }
  /** Understood, and nothing that we can do; `word` is the Japanese that it is about. */
  | { readonly kind: 'cannot'; readonly about: Beyond; readonly word: string | null }
  /** What Japanese does without. */
  | { readonly kind: 'fact'; readonly about: Fact }
  /** `converse`: to talk in Japanese. */
  | { readonly kind: 'greet' | 'converse' | 'thank' | 'bye' | 'help' | 'saving' }
  /** Nothing but a word, a phrase or something else. */
  /** `asked` is a question or an order to the assistant that nobody understood: only what is said so is its answer. */
  /** `after`: the sentence that was said before it. */
  | { readonly kind: 'lookUp'; readonly text: string; readonly asked?: true; readonly after?: string };

/** Days that are named from today: so many back, a weekday, or a week. */
export type Days =
  | { readonly back: number }
  | { readonly weekday: number }
  /** 0 is this week. */
  | { readonly weeksBack: number }
  /** A whole month; 0 is this one. */
  | { readonly monthsBack: number }
  /** So many days, today the last of them. */
  | { readonly since: number };

/** What a message asks for when one knows what came before. */
export type FollowUp =
  | { readonly kind: 'more'; readonly count: number | null }
  | { readonly kind: 'shift'; readonly to: 'harder' | 'easier' }
  /** “only verbs”, “just n5 words”: of what was taught. */
  | {
      readonly kind: 'onlyKind';
      readonly partOfSpeech: WordKind | null;
      readonly level: Level | null;
    }
  /** "and chopsticks?" */
  /** `isBoth`: of the two kinds that there are. */
  | { readonly kind: 'sameQuestion'; readonly text: string; readonly isBoth?: true }
  /** "another example", "conjugate it": of the word that was talked about. */
  | { readonly kind: 'exampleOfIt' }
  | { readonly kind: 'formOfIt'; readonly form: FormName | null }
  /** "past tense?": of the word that was talked about, or something to be looked up. */
  | { readonly kind: 'formOnly'; readonly form: FormName; readonly text: string }
  /** “is that formal”: the sentence that was talked about. */
  | { readonly kind: 'mannersOfIt' }
  /** “how do i say "i broke it" with that” */
  | { readonly kind: 'sayWithIt'; readonly text: string }
  /** "make it a question": the sentence that was talked about. */
  | { readonly kind: 'questionOfIt' }
  /** "the opposite?": of the word that was talked about. */
  | { readonly kind: 'oppositeOfIt' }
  /** "in romaji?": what was talked about, in that script. */
  | { readonly kind: 'scriptOfIt'; readonly script: Script }
  /** "which one is november": of what was shown, what means so. */
  | { readonly kind: 'whichOfThem'; readonly text: string }
  /** "what verb goes with it" */
  | { readonly kind: 'verbWithIt' }
  /** "3 of them?" */
  | { readonly kind: 'countOfIt'; readonly value: number; readonly isOrdered?: true }
  /** "for the dentist, I mean": of what was asked last. */
  | { readonly kind: 'narrow'; readonly text: string; readonly whole: string; readonly of?: never }
  /** "practise them": what was shown, or told of one's own. */
  | { readonly kind: 'practiseThem' }
  /** "why?", "when do I use which?": of what was just said. */
  | { readonly kind: 'reason'; readonly text: string }
  /** "which one if i want to ask for a pen": of what was just told apart. */
  | { readonly kind: 'whichFor'; readonly text: string }
  /** "yes": to what was suggested. */
  | { readonly kind: 'yes'; readonly text: string }
  /** Cards of the last answer, counted from 0, or all of them. */
  | { readonly kind: 'save'; readonly places: readonly number[] | 'all' | 'it' }
  /** "any exceptions?": of the rules that were just listed. */
  | { readonly kind: 'exceptions' }
  /** "the one before" */
  | { readonly kind: 'before' }
  /** "the second one": a card of the last answer, counted from 0; -1 is the last. */
  /** `isSame`: what was asked last is asked of it. */
  | { readonly kind: 'card'; readonly place: number; readonly isSame?: true }
  /** "the first kanji alone?": of the word that was talked about. */
  | { readonly kind: 'kanjiOfIt'; readonly place: number }
  /** "fix my sentence": it comes with the next message. */
  | { readonly kind: 'checkNext' }
  | { readonly kind: 'giveUp' | 'stop' };

export type Intent = PlainIntent | FollowUp;
