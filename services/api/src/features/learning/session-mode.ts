import { z } from 'zod';
import {
  CARD_MODES,
  DIRECTIONS,
  MIXED_MODE,
  SESSION_MODES,
  TOPIC_MODE,
  type CardMode,
  type Direction,
  type SessionMode,
  CARD_MODE,
} from '@kotoba/contracts';
import { answerTypeOf } from '@kotoba/japanese/answers';

/** Topic Mode asks like this one. */
const TOPIC_CARD: CardMode = CARD_MODE.kanaToEn;

/** Unknown values act as Topic Mode. Source: LEARN-2. */
const toSessionMode = (value: number): SessionMode =>
  SESSION_MODES.find((mode) => mode === value) ?? TOPIC_MODE;

/** How a card asks: by a mode of its own, else as its session does. */
export function cardModeOf(session: SessionMode, own: CardMode | null): CardMode {
  const mode = own ?? session;
  return mode === TOPIC_MODE || mode === MIXED_MODE ? TOPIC_CARD : mode;
}

/**
 * Which of a word's two memories a card trains: whoever types English recognises, whoever types Japanese recalls.
 * Source: LEARN-31.
 */
export const directionOf = (mode: CardMode): Direction =>
  answerTypeOf(mode) === 'en' ? 'recognition' : 'recall';

/**
 * The ways to ask that train recall. Every other mode, of a card or of a session, comes down to a card that trains
 * recognition.
 */
export const RECALL_MODES: readonly CardMode[] = CARD_MODES.filter((mode) => directionOf(mode) === 'recall');

/** The memories that a session in this mode may train. */
export const directionsOf = (mode: SessionMode): readonly Direction[] =>
  mode === MIXED_MODE ? DIRECTIONS : [directionOf(cardModeOf(mode, null))];

const MAX_INTEGER = 2_147_483_647;
const wholeNumber = () => z.int().min(-MAX_INTEGER).max(MAX_INTEGER);

/** `mode` in a body: any whole number, of which those of `SESSION_MODES` have a meaning; absent is Topic Mode. */
export const sessionMode = () => wholeNumber().transform(toSessionMode).default(0);

/** `mode` in a query string. */
export const sessionModeQuery = () =>
  z.preprocess(
    (value) => (typeof value === 'string' && /^-?\d{1,10}$/.test(value) ? Number(value) : value),
    sessionMode(),
  );

/** The two ways to ask in each direction: by the reading, and by the spelling. */
const modes: Readonly<Record<Direction, readonly [CardMode, CardMode]>> = {
  recall: [CARD_MODE.enToKana, CARD_MODE.enToKanji],
  recognition: [CARD_MODE.kanaToEn, CARD_MODE.kanjiToEn],
};

const opposite = (direction: Direction): Direction => (direction === 'recall' ? 'recognition' : 'recall');

/**
 * How each card of a Mixed session asks. A word that is due in one direction alone is asked in that one; the others
 * are dealt so that the directions come out as even as can be. The cards of a direction ask for reading and spelling
 * alternately.
 *
 * @param words the directions in which each word is due now
 * @param seed any whole number; the next one starts the other way, so that a list does not ask the same each time
 */
export function chooseModes(words: readonly (readonly Direction[])[], seed: number): CardMode[] {
  const first: Direction = seed % 2 === 0 ? 'recall' : 'recognition';
  const wanted = words.map((due) => (due.length === 1 ? due[0] : undefined));
  const count = (direction: Direction) => wanted.filter((one) => one === direction).length;
  /** How many more cards ask in the first direction than in the other. */
  let lead = count(first) - count(opposite(first));
  const deal = (): Direction => {
    const direction = lead > 0 ? opposite(first) : first;
    lead += direction === first ? 1 : -1;
    return direction;
  };
  const asked = { recall: seed >> 1, recognition: seed >> 1 };
  return wanted.map((one) => {
    const direction = one ?? deal();
    return modes[direction][asked[direction]++ % 2 === 0 ? 0 : 1];
  });
}
