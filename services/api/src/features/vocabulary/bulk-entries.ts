import type { z } from 'zod';
import { learnerTransaction } from '../../platform/database/learner-transaction';
import { ApiFailure } from '../../platform/http/errors';
import type { Platform } from '../../platform/platform';
import { ensureTopic } from './topics/place-words';
import { findTopic } from './topics/topics.repository';
import { changeTags, moveToTopic } from './bulk.repository';
import type { moveBody, tagBody } from './bulk.schemas';
import { publishChanged } from './changed-event';
import { MAX_TAGS } from './entry.schemas';
import { assertOwn } from './own-words';

/** Moves words to a collection and topic, which are made when they are not there yet. `updated_count` counts those that lay elsewhere. */
export function moveEntries(
  platform: Platform,
  userId: number,
  { vocabulary_ids: ids, user_topic: collection, topic }: z.infer<typeof moveBody>,
) {
  return learnerTransaction(platform.db, userId, async (tx) => {
    await assertOwn(tx, userId, ids);
    const topicId = await ensureTopic(tx, userId, { collection, topic });
    const moved = await moveToTopic(tx, userId, ids, { topicId, now: platform.now() });
    await publishChanged(platform, tx, userId, moved);
    const place = await findTopic(tx, userId, topicId);
    if (!place) throw new Error('A topic that was just made is not there');
    return { updated_count: moved.length, user_topic_id: place.collectionId, topic_id: topicId };
  });
}

/** Adds tags to words and takes others off. One word that would have too many refuses the whole call. */
export function tagEntries(
  platform: Platform,
  userId: number,
  { vocabulary_ids: ids, add, remove }: z.infer<typeof tagBody>,
): Promise<number> {
  return learnerTransaction(platform.db, userId, async (tx) => {
    await assertOwn(tx, userId, ids);
    const { changed, most } = await changeTags(tx, userId, ids, { add, remove, now: platform.now() });
    if (most > MAX_TAGS) {
      throw new ApiFailure('INVALID_INPUT', 400, `A word can have at most ${MAX_TAGS} tags`);
    }
    await publishChanged(platform, tx, userId, changed);
    return changed.length;
  });
}
