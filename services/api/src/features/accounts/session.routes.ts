import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { arriving, callerOf } from '../../platform/http/caller';
import { operationsOf } from '../../platform/http/operation';
import { settleTimeZone } from './own-account.repository';
import { doneAnswer, resendVerificationBody, userAnswer } from './accounts.schemas';
import { checkAuth, signOut } from './session.service';
import { resendVerification } from './verify-email.service';

const operation = operationsOf('accounts');
const success = true as const;

/** The calls of a session that even an unverified learner may make. Source: ACC-30. */
export const sessionRoutes: FastifyPluginAsyncZod = async (app) => {
  const { platform } = app;

  app.post(
    '/auth/check-auth',
    { schema: operation('checkAuth', userAnswer, { headers: arriving }) },
    async (request) => {
      const { id } = request.learner;
      await settleTimeZone(platform.db, id, callerOf(request).timeZone);
      return { user: await checkAuth(platform, id) };
    },
  );

  app.post('/auth/signout', { schema: operation('signOut', doneAnswer) }, async (request) => {
    await signOut(platform, request.learner, callerOf(request));
    return { success };
  });

  app.post(
    '/auth/resend-verification',
    { schema: operation('resendVerification', doneAnswer, { body: resendVerificationBody }) },
    async (request) => {
      await resendVerification(platform, request.learner, {
        from: request.body.from ?? null,
        caller: callerOf(request),
      });
      return { success };
    },
  );
};
