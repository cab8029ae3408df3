import type { VerbForm } from '../forms/conjugation';

/** A phrase with a gap that one of our own words fills. `{}` is the gap. */
export interface PhrasePattern {
  /** English ways to say it, as `phraseKey` writes them; the gap is a named group. */
  readonly said: readonly RegExp[];
  /** `[spelling, spaced reading]` before and after the word. */
  readonly before: readonly [string, string];
  readonly after: readonly [string, string];
  /** For a verb in the gap: the form it takes. */
  readonly form?: VerbForm;
  readonly question?: boolean;
}

const gap = (pattern: string): RegExp => new RegExp(`^${pattern.replace('{}', '(?<word>[a-z][a-z ]*?)')}$`);
const NONE = ['', ''] as const;

/** With a noun in the gap. */
export const NOUN_PATTERNS: readonly PhrasePattern[] = [
  {
    said: ['where is (the |a |an )?{}', 'where are (the )?{}', 'where can i find (the |a |an )?{}'].map(gap),
    before: NONE,
    after: ['はどこですか', 'は どこ です か'],
    question: true,
  },
  {
    said: ['how much (is|are|does) (this |the |that |these )?{}( cost)?'].map(gap),
    before: ['この', 'この'],
    after: ['はいくらですか', 'は いくら です か'],
    question: true,
  },
  {
    said: [
      '(a |an |the |some )?{} please',
      'i would like (a |an |the |some )?{}( please)?',
      '(can|could|may) i have (a |an |the |some )?{}( please)?',
      '(please )?give me (a |an |the |some )?{}( please)?',
    ].map(gap),
    before: NONE,
    after: ['をください', 'を ください'],
  },
  {
    said: ['i (really )?like (the )?{}'].map(gap),
    before: NONE,
    after: ['が好きです', 'が すき です'],
  },
  {
    said: ['i do not like (the )?{}'].map(gap),
    before: NONE,
    after: ['は好きではありません', 'は すき で は ありません'],
  },
  {
    said: [
      'do you have (a |an |any |some )?{}',
      'is there (a |an |any |some )?{}( here)?',
      'are there (any )?{}( here)?',
    ].map(gap),
    before: NONE,
    after: ['はありますか', 'は あります か'],
    question: true,
  },
  {
    said: ['i want to go to (the |a |an )?{}', 'i would like to go to (the |a |an )?{}'].map(gap),
    before: NONE,
    after: ['に行きたいです', 'に いきたい です'],
  },
  {
    said: ['i want (a |an |the |some )?{}'].map(gap),
    before: NONE,
    after: ['が欲しいです', 'が ほしい です'],
  },
  {
    said: ['i need (a |an |the |some )?{}'].map(gap),
    before: NONE,
    after: ['が必要です', 'が ひつよう です'],
  },
  {
    said: ['this is (a |an |my |the )?{}'].map(gap),
    before: ['これは', 'これ は'],
    after: ['です', 'です'],
  },
  {
    said: ['i (have )?lost (my |the )?{}'].map(gap),
    before: NONE,
    after: ['をなくしました', 'を なくしました'],
  },
];

/** With a verb in the gap, really conjugated. */
export const VERB_PATTERNS: readonly PhrasePattern[] = [
  {
    said: ['i want to {}', 'i would like to {}'].map(gap),
    before: NONE,
    form: 'want',
    after: ['です', ' です'],
  },
  {
    said: ['(may|can) i {}'].map(gap),
    before: NONE,
    form: 'te',
    after: ['もいいですか', ' も いい です か'],
    question: true,
  },
  {
    said: ['please {}', '{} please'].map(gap),
    before: NONE,
    form: 'te',
    after: ['ください', ' ください'],
  },
  {
    said: ['let us {}', 'shall we {}'].map(gap),
    before: NONE,
    form: 'stem',
    after: ['ましょう', 'ましょう'],
  },
  {
    said: ['i do not {}'].map(gap),
    before: NONE,
    form: 'politeNegative',
    after: ['', ''],
  },
];
