import { z } from 'zod';
import { MAX_IDS, maxLength } from '@kotoba/contracts';
import { learnerText } from '@kotoba/contracts/learner-text';
import { idList, MAX_TAGS, tag } from './entry.schemas';

const vocabulary_ids = idList(MAX_IDS);

export const moveBody = z.object({
  vocabulary_ids,
  /** Name of the collection; a new one is made. */
  user_topic: learnerText(maxLength.name, { label: 'Collection' }),
  /** Name of the topic in it; "General" unless named. */
  topic: learnerText(maxLength.name, { label: 'Topic' }).optional(),
});
export const moveAnswer = z.object({
  updated_count: z.int(),
  user_topic_id: z.int(),
  topic_id: z.int(),
});

const tags = z
  .array(tag)
  .max(MAX_TAGS, `At most ${MAX_TAGS} tags at once`)
  .overwrite((list) => [...new Set(list)])
  .default([]);
export const tagBody = z
  .object({ vocabulary_ids, add: tags, remove: tags })
  .refine(({ add, remove }) => add.length + remove.length > 0, { error: 'A tag to add or remove is needed' });
export const tagAnswer = z.object({ updated_count: z.int() });

export const deleteBody = z.object({ vocabulary_ids });
export const restoreBody = z.object({ vocabulary_ids });
export const restoreAnswer = z.object({ restored_count: z.int() });
