import { sql } from 'drizzle-orm';
import type { Events } from '../../platform/events/events';
import type { WordCompanion } from '../../platform/platform';
import { notesOfWords } from './note-words.repository';

/** A note knows which words were made of it: they leave it with their rows, and come back to it. */
export const noteCompanion = (events: Events): WordCompanion => ({
  kept: sql`jsonb_build_object('notes', (select coalesce(jsonb_agg(to_jsonb(n)), '[]') from note_words n
    where n.user_id = w.user_id and n.vocabulary_id = w.id))`,
  remove: async () => undefined,
  async restore(tx, userId, { ids, words }) {
    await tx.execute(sql`insert into note_words
      select k.* from ${words} cross join jsonb_populate_recordset(null::note_words, d.content->'notes') k
      join notes n on n.user_id = d.user_id and n.id = k.note_id
      on conflict do nothing`);
    // An open page knows which words its notes have, not which ones they had.
    for (const noteId of await notesOfWords(tx, userId, ids)) {
      await events.publish(tx, userId, { type: 'note.changed', noteId });
    }
  },
});
