import {
  CARD_MODES,
  DIRECTIONS,
  MIXED_MODE,
  SESSION_MODES,
  TOPIC_MODE,
  type CardMode,
  type Direction,
  type SessionMode,
} from '@kotoba/contracts';
import { answerTypeOf } from '@kotoba/japanese/answers';

/** Topic Mode asks like this one. */
const TOPIC_CARD: CardMode = 2;

/** Unknown values act as Topic Mode. Source: LEARN-2. */
export const toSessionMode = (value: number): SessionMode =>
  SESSION_MODES.find((mode) => mode === value) ?? TOPIC_MODE;

/** How a card asks: as it was dealt, else as its session does. */
export function cardModeOf(session: number, dealt: number | null): CardMode {
  const mode = toSessionMode(dealt ?? session);
  return mode === TOPIC_MODE || mode === MIXED_MODE ? TOPIC_CARD : mode;
}

/** Which of a word's two memories a card trains: whoever types English recognises, whoever types Japanese recalls. Source: LEARN-31. */
export const directionOf = (mode: CardMode): Direction =>
  answerTypeOf(mode) === 'en' ? 'recognition' : 'recall';

/** The ways to ask that train recall. Every other mode, dealt or of a session, comes down to a card that trains recognition. */
export const RECALL_MODES: readonly CardMode[] = CARD_MODES.filter((mode) => directionOf(mode) === 'recall');

/** The memories that a session in this mode may train. */
export const directionsOf = (mode: SessionMode): readonly Direction[] =>
  mode === MIXED_MODE ? DIRECTIONS : [directionOf(cardModeOf(mode, null))];
