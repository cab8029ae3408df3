import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { callerOf } from '../../platform/http/caller';
import { errorResponses } from '../../platform/http/error-body';
import { settleTimeZone } from './own-account.repository';
import { doneAnswer, resendVerificationBody, userAnswer } from './accounts.schemas';
import { checkAuth, signOut } from './session.service';
import { resendVerification } from './verify-email.service';

const tags = ['accounts'];
const success = true as const;

/** The calls of a session that even an unverified learner may make. Source: ACC-30. */
export const sessionRoutes: FastifyPluginAsyncZod = async (app) => {
  const { platform } = app;

  app.post(
    '/auth/check-auth',
    { schema: { operationId: 'checkAuth', tags, response: { 200: userAnswer, ...errorResponses } } },
    async (request) => {
      const { id } = request.learner;
      await settleTimeZone(platform.db, id, callerOf(request).timeZone);
      return { user: await checkAuth(platform, id) };
    },
  );

  app.post(
    '/auth/signout',
    { schema: { operationId: 'signOut', tags, response: { 200: doneAnswer, ...errorResponses } } },
    async (request) => {
      await signOut(platform, request.learner, callerOf(request));
      return { success };
    },
  );

  app.post(
    '/auth/resend-verification',
    {
      schema: {
        operationId: 'resendVerification',
        tags,
        body: resendVerificationBody,
        response: { 200: doneAnswer, ...errorResponses },
      },
    },
    async (request) => {
      await resendVerification(platform, request.learner, {
        from: request.body.from ?? null,
        caller: callerOf(request),
      });
      return { success };
    },
  );
};
