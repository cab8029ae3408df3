import { LISTENING_MODE, MIXED_MODE, TOPIC_MODE, type CardMode } from '@kotoba/contracts';

/** The ways to practise, in the order of the wizard. Source: LEARN-7. */
export const practiceModes = [1, 2, 3, 4, MIXED_MODE, LISTENING_MODE] as const;
export type PracticeMode = (typeof practiceModes)[number];

/** What a card shows and what it asks for. */
export type Prompt = 'english' | 'kana' | 'kanji' | 'sound';
export type Wanted = 'kana' | 'japanese' | 'english';

const behaviour: Record<CardMode, { prompt: Prompt; wanted: Wanted }> = {
  1: { prompt: 'english', wanted: 'kana' },
  2: { prompt: 'kana', wanted: 'english' },
  3: { prompt: 'english', wanted: 'japanese' },
  4: { prompt: 'kanji', wanted: 'english' },
  [LISTENING_MODE]: { prompt: 'sound', wanted: 'english' },
};

export const promptOf = (mode: CardMode): Prompt => behaviour[mode].prompt;
export const wantedOf = (mode: CardMode): Wanted => behaviour[mode].wanted;

/** The mode that a session is named after: unknown values act as Topic Mode. Source: LEARN-2. */
export const namedMode = (mode: number): PracticeMode | typeof TOPIC_MODE =>
  practiceModes.find((known) => known === mode) ?? TOPIC_MODE;
