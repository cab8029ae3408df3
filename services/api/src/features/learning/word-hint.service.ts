import type { Platform } from '../../platform/platform';
import { findPlacedItem } from './answers.service';
import type { ItemKey } from './items.repository';
import { selectNamesakes } from './rival-words.repository';
import { directionOf } from './session-mode';
import { hintOf } from './word-hint';
import type { WordHint } from './word-hint.schemas';

/** More of them help nobody to decide. */
const MOST_NAMESAKES = 4;

/** What helps to tell which word an English prompt means; nothing where the meaning is what is asked for. @throws 404 for what is missing or another learner's */
export async function wordHint({ db }: Platform, userId: number, key: ItemKey): Promise<WordHint> {
  const { mode, placed } = await findPlacedItem(db, userId, key);
  if (directionOf(mode) === 'recognition') return { meanings: [], namesakes: [] };
  return hintOf(placed.word, await selectNamesakes(db, userId, placed.word, MOST_NAMESAKES));
}
