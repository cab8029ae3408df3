import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { accountRoutes } from './accounts/account.routes';
import { ownAccountRoutes } from './accounts/own-account.routes';
import { sessionRoutes } from './accounts/session.routes';
import { chatRoutes } from './chat/chat.routes';
import { countriesRoutes } from './countries/countries.routes';
import { answersRoutes } from './learning/answers.routes';
import { choosingRoutes } from './learning/choosing.routes';
import { sessionsRoutes } from './learning/sessions.routes';
import { vacationRoutes } from './learning/vacation.routes';
import { wordHistoryRoutes } from './learning/word-history.routes';
import { wordHintRoutes } from './learning/word-hint.routes';
import { openMailbox } from './mail/mailer';
import { mailboxRoutes } from './mail/mailbox.routes';
import { mediaRoutes } from './media/media.routes';
import { wordAudioRoutes } from './media/word-audio.routes';
import { notesRoutes } from './notes/notes.routes';
import type { Platform } from './platform';
import { statsRoutes } from './stats/stats.routes';
import { topicsRoutes } from './topics/topics.routes';
import { exportRoutes } from './transfer/export/export.routes';
import { importRoutes } from './transfer/import/import.routes';
import { bulkRoutes } from './vocabulary/bulk.routes';
import { revisingRoutes } from './vocabulary/revising.routes';
import { vocabularyRoutes } from './vocabulary/vocabulary.routes';

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
  exportRoutes,
  importRoutes,
  wordAudioRoutes,
  notesRoutes,
  topicsRoutes,
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
