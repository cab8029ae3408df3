import { CARD_MODE, LISTENING_MODE, MIXED_MODE, TOPIC_MODE, type CardMode } from '@kotoba/contracts';
import { t } from './texts';

/** The ways to practise, in the order of the wizard. Source: LEARN-7. */
export const practiceModes = [
  CARD_MODE.enToKana,
  CARD_MODE.kanaToEn,
  CARD_MODE.enToKanji,
  CARD_MODE.kanjiToEn,
  MIXED_MODE,
  LISTENING_MODE,
  CARD_MODE.cloze,
  CARD_MODE.choice,
  CARD_MODE.order,
] as const;
export type PracticeMode = (typeof practiceModes)[number];

/** What a card shows and what it asks for. */
export type Prompt = 'english' | 'kana' | 'kanji' | 'sound' | 'gap' | 'translation';
export type Wanted = 'kana' | 'japanese' | 'english' | 'sentence';

const behaviour: Record<CardMode, { prompt: Prompt; wanted: Wanted }> = {
  [CARD_MODE.enToKana]: { prompt: 'english', wanted: 'kana' },
  [CARD_MODE.kanaToEn]: { prompt: 'kana', wanted: 'english' },
  [CARD_MODE.enToKanji]: { prompt: 'english', wanted: 'japanese' },
  [CARD_MODE.kanjiToEn]: { prompt: 'kanji', wanted: 'english' },
  [LISTENING_MODE]: { prompt: 'sound', wanted: 'english' },
  [CARD_MODE.cloze]: { prompt: 'gap', wanted: 'japanese' },
  [CARD_MODE.choice]: { prompt: 'kanji', wanted: 'english' },
  [CARD_MODE.order]: { prompt: 'translation', wanted: 'sentence' },
};

export const promptOf = (mode: CardMode): Prompt => behaviour[mode].prompt;
export const wantedOf = (mode: CardMode): Wanted => behaviour[mode].wanted;

/** The mode that a session is named after: unknown values act as Topic Mode. Source: LEARN-2. */
const namedMode = (mode: number): PracticeMode | typeof TOPIC_MODE =>
  practiceModes.find((known) => known === mode) ?? TOPIC_MODE;

/** A session's mode in words; no session is Practice Mode. Source: LEARN-2. */
export const modeName = (mode: number | undefined): string =>
  mode === undefined ? t('modeName.none') : t(`modeName.${namedMode(mode)}`);
