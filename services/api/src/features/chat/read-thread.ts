import type { Database } from '../../platform/database/database';
import { selectCards, selectPage, type Card } from './chat.repository';
import type { ShownCard, Thread } from '@kotoba/assistant';

/** What the assistant remembers: enough for a lesson with all that follows it, little enough to be read at every message. */
const REMEMBERED = 60;

const toShown = ({ snapshot: { values } }: Card): ShownCard => ({
  en: values.enWord,
  ja: values.jaWord,
  kana: values.hiragana ?? values.katakana ?? values.jaWord,
  level: values.level,
  sentence: values.jaSentence,
});

/** The newest messages of a learner's conversation with their cards as they were shown. */
export async function readThread(db: Database, userId: number): Promise<Thread> {
  const rows = await selectPage(db, userId, { limit: REMEMBERED, offset: 0 });
  const cards = await selectCards(
    db,
    userId,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, type, content }) => ({
    type,
    content,
    cards: cards.filter(({ messageId }) => messageId === id).map(toShown),
  }));
}
