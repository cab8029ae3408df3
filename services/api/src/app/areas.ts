import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { accountRoutes } from '../features/accounts/account.routes';
import { ownAccountRoutes } from '../features/accounts/own-account.routes';
import { sessionRoutes } from '../features/accounts/session.routes';
import { chatRoutes } from '../features/chat/chat.routes';
import { countriesRoutes } from '../features/accounts/countries/countries.routes';
import { selectPracticeHistory } from '../features/learning/practice-history.repository';
import { answersRoutes } from '../features/learning/answers.routes';
import { choosingRoutes } from '../features/learning/choosing.routes';
import { sessionsRoutes } from '../features/learning/sessions.routes';
import { topicPracticeRoutes } from '../features/learning/topic-practice.routes';
import { vacationRoutes } from '../features/learning/vacation.routes';
import { wordHistoryRoutes } from '../features/learning/word-history.routes';
import { wordHintRoutes } from '../features/learning/word-hint.routes';
import { openMailbox } from '../platform/mail/mailer';
import { mailboxRoutes } from '../platform/mail/mailbox.routes';
import { mediaRoutes } from '../features/vocabulary/media/media.routes';
import { wordAudioRoutes } from '../features/vocabulary/media/word-audio.routes';
import { notesRoutes } from '../features/notes/notes.routes';
import type { Platform } from '../platform/platform';
import { statsRoutes } from '../features/learning/stats/stats.routes';
import { topicsRoutes } from '../features/vocabulary/topics/topics.routes';
import { exportRoutes } from '../features/transfer/export/export.routes';
import { importRoutes } from '../features/transfer/import/import.routes';
import { bulkRoutes } from '../features/vocabulary/bulk.routes';
import { revisingRoutes } from '../features/vocabulary/revising.routes';
import { vocabularyRoutes } from '../features/vocabulary/vocabulary.routes';

/** Areas that anybody may call. */
export function openAreas({ config, now }: Pick<Platform, 'config' | 'now'>): FastifyPluginAsyncZod[] {
  const mailbox = openMailbox(config, now);
  return [accountRoutes, countriesRoutes, mediaRoutes, ...(mailbox ? [mailboxRoutes(mailbox)] : [])];
}

/** Areas for signed-in learners, verified or not. */
export const signedInAreas: readonly FastifyPluginAsyncZod[] = [sessionRoutes];

/** Areas for signed-in learners with a verified email: the default for everything new. Add a line here for each area. */
export const verifiedAreas: readonly FastifyPluginAsyncZod[] = [
  vocabularyRoutes,
  revisingRoutes,
  bulkRoutes,
  exportRoutes(selectPracticeHistory),
  importRoutes,
  wordAudioRoutes,
  notesRoutes,
  topicsRoutes,
  topicPracticeRoutes,
  sessionsRoutes,
  answersRoutes,
  choosingRoutes,
  vacationRoutes,
  wordHistoryRoutes,
  wordHintRoutes,
  statsRoutes,
  chatRoutes,
  ownAccountRoutes,
];
