import { CARD_MODE, type CardMode } from '@kotoba/contracts';
import { clozeOf, type Cloze, type ClozeWord } from './cloze';
import { orderOf, type Order, type OrderWord } from './order';

/** How a card asks for its word, and with what beside it. */
export interface Asked {
  readonly mode: CardMode;
  readonly cloze?: Cloze;
  readonly order?: Order;
}

/**
 * How a card of a mode asks for a word: one whose sentence does not do is asked without it, in the same direction.
 * Options are chosen among all words, so whether there are enough is decided when the session starts.
 *
 * @param seed any whole number, which says how pieces are shuffled
 */
export function askedAs(mode: CardMode, word: ClozeWord & OrderWord, seed = 0): Asked {
  if (mode === CARD_MODE.cloze) {
    const cloze = clozeOf(word);
    return cloze ? { mode, cloze } : { mode: CARD_MODE.enToKanji };
  }
  if (mode !== CARD_MODE.order) return { mode };
  const order = orderOf(word, seed);
  return order ? { mode, order } : { mode: CARD_MODE.kanjiToEn };
}
