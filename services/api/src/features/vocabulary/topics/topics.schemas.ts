import { z } from 'zod';
import { maxLength } from '@kotoba/contracts';
import { learnerText } from '@kotoba/contracts/learner-text';

const named = z.object({ id: z.int(), name: z.string() });

/** A collection. `words` counts its saved words. */
export const collection = named.extend({ words: z.int(), isDefault: z.boolean() }).meta({ id: 'Collection' });
export type Collection = z.infer<typeof collection>;

export const collectionsAnswer = z.object({ data: z.array(collection) });
export const collectionAnswer = z.object({ data: collection });
export const collectionBody = z.object({ name: learnerText(maxLength.name, { label: 'Name' }) });
export const deletedAnswer = z.object({
  data: z.object({ id: z.int(), movedWords: z.int(), movedTo: z.int().nullable() }),
});

/** The topics of a collection; each is the `parent` of its words. Source: VOC-18. */
export const topicTree = z
  .object({
    userTopic: named,
    topics: z.array(z.object({ parent: named, words: z.int() })),
  })
  .meta({ id: 'TopicTree' });
export const topicTreeAnswer = z.object({ data: topicTree });
