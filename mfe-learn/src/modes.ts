import {
  ENGLISH_TO_JAPANESE_MODE,
  ENGLISH_TO_KANA_MODE,
  JAPANESE_TO_ENGLISH_MODE,
  KANA_TO_ENGLISH_MODE,
  LISTENING_MODE,
  MIXED_MODE,
  TOPIC_MODE,
  type CardMode,
} from '@kotoba/contracts';
import { t } from './texts';

/** The ways to practise, in the order of the wizard. Source: LEARN-7. */
export const practiceModes = [
  ENGLISH_TO_KANA_MODE,
  KANA_TO_ENGLISH_MODE,
  ENGLISH_TO_JAPANESE_MODE,
  JAPANESE_TO_ENGLISH_MODE,
  MIXED_MODE,
  LISTENING_MODE,
] as const;
export type PracticeMode = (typeof practiceModes)[number];

/** What a card shows and what it asks for. */
export type Prompt = 'english' | 'kana' | 'kanji' | 'sound';
export type Wanted = 'kana' | 'japanese' | 'english';

const behaviour: Record<CardMode, { prompt: Prompt; wanted: Wanted }> = {
  [ENGLISH_TO_KANA_MODE]: { prompt: 'english', wanted: 'kana' },
  [KANA_TO_ENGLISH_MODE]: { prompt: 'kana', wanted: 'english' },
  [ENGLISH_TO_JAPANESE_MODE]: { prompt: 'english', wanted: 'japanese' },
  [JAPANESE_TO_ENGLISH_MODE]: { prompt: 'kanji', wanted: 'english' },
  [LISTENING_MODE]: { prompt: 'sound', wanted: 'english' },
};

export const promptOf = (mode: CardMode): Prompt => behaviour[mode].prompt;
export const wantedOf = (mode: CardMode): Wanted => behaviour[mode].wanted;

/** The mode that a session is named after: unknown values act as Topic Mode. Source: LEARN-2. */
const namedMode = (mode: number): PracticeMode | typeof TOPIC_MODE =>
  practiceModes.find((known) => known === mode) ?? TOPIC_MODE;

/** A session's mode in words; no session is Practice Mode. Source: LEARN-2. */
export const modeName = (mode: number | undefined): string =>
  mode === undefined ? t('modeName.none') : t(`modeName.${namedMode(mode)}`);
