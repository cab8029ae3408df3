import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { operationsOf } from '../http/operation';
import { mailboxMessage, type Mailbox } from './mailbox';

const operation = operationsOf('development');

const answer = z.object({ messages: z.array(mailboxMessage) }).meta({ id: 'MailboxAnswer' });

/** `GET /dev/mailbox`: the mails of local mode. Not registered when mails really leave. */
export const mailboxRoutes =
  (mailbox: Mailbox): FastifyPluginAsyncZod =>
  async (app) => {
    app.get('/dev/mailbox', { schema: operation('listMailbox', answer) }, async (_request, reply) => {
      void reply.header('cache-control', 'no-store');
      return { messages: await mailbox.list() };
    });
  };
