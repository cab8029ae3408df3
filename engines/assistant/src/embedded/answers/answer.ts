import { collectionNames } from '@kotoba/contracts';
import type { DraftEntry, LanguageEngine } from '@kotoba/language';
import type { Reply, ReplyCard } from '../../assistant';
import type { Thread } from '../../thread';

/** What an answer is made from. */
export interface Material {
  readonly language: LanguageEngine;
  readonly thread: Thread;
}

export const card = (draft: DraftEntry): ReplyCard => ({
  draft,
  place: { collection: collectionNames.assistant },
});

export const saying = (content: string, drafts: readonly DraftEntry[] = []): Reply => ({
  content,
  cards: drafts.map(card),
});
