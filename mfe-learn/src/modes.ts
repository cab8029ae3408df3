/** The four ways to practise, in the order of the wizard. Source: document 2, "Learning home". */
export const practiceModes = [1, 2, 3, 4] as const;
export type PracticeMode = (typeof practiceModes)[number];

/** What a mode shows and what it asks for. */
export type Prompt = 'english' | 'kana' | 'kanji';
export type Wanted = 'kana' | 'japanese' | 'english';

const behaviour: Record<PracticeMode, { prompt: Prompt; wanted: Wanted }> = {
  1: { prompt: 'english', wanted: 'kana' },
  2: { prompt: 'kana', wanted: 'english' },
  3: { prompt: 'english', wanted: 'japanese' },
  4: { prompt: 'kanji', wanted: 'english' },
};

/** Topic Mode and unknown values ask like this one, as the server checks them (`packages/japanese/src/answers/prompt.ts`). */
const FALLBACK = 2;

export const isPracticeMode = (mode: number): mode is PracticeMode =>
  practiceModes.some((known) => known === mode);

export const promptOf = (mode: number): Prompt => behaviour[isPracticeMode(mode) ? mode : FALLBACK].prompt;
export const wantedOf = (mode: number): Wanted => behaviour[isPracticeMode(mode) ? mode : FALLBACK].wanted;
