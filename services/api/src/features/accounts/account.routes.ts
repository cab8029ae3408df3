import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { callerOf } from '../../platform/http/caller';
import { errorResponses } from '../../platform/http/error-body';
import { registerAccountMail } from './account-mail';
import {
  doneAnswer,
  forgotPasswordBody,
  resetPasswordBody,
  sessionAnswer,
  signInBody,
  signUpBody,
  verifyEmailBody,
} from './accounts.schemas';
import { forgotPassword, resetPassword } from './reset-password.service';
import { signIn } from './sign-in.service';
import { signUp } from './sign-up.service';
import { verifyEmail } from './verify-email.service';

const tags = ['accounts'];
const success = true as const;

/** The calls that open a session or lead to one. Source: ACC-44. */
export const accountRoutes: FastifyPluginAsyncZod = async (app) => {
  const { platform } = app;
  registerAccountMail(platform);

  app.addHook('onRequest', async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
  });

  app.post(
    '/auth/signin',
    {
      schema: {
        operationId: 'signIn',
        tags,
        body: signInBody,
        response: { 200: sessionAnswer, ...errorResponses },
      },
    },
    (request) => signIn(platform, request.body, callerOf(request)),
  );

  app.post(
    '/auth/signup',
    {
      schema: {
        operationId: 'signUp',
        tags,
        body: signUpBody,
        response: { 200: sessionAnswer, ...errorResponses },
      },
    },
    (request) => signUp(platform, request.body, callerOf(request)),
  );

  app.post(
    '/auth/forgot-password',
    {
      schema: {
        operationId: 'forgotPassword',
        tags,
        body: forgotPasswordBody,
        response: { 200: doneAnswer, ...errorResponses },
      },
    },
    async (request) => {
      await forgotPassword(platform, request.body.email, callerOf(request));
      return { success };
    },
  );

  app.post(
    '/auth/reset-password',
    {
      schema: {
        operationId: 'resetPassword',
        tags,
        body: resetPasswordBody,
        response: { 200: doneAnswer, ...errorResponses },
      },
    },
    async (request) => {
      await resetPassword(platform, request.body, callerOf(request));
      return { success };
    },
  );

  app.post(
    '/auth/verify-email',
    {
      schema: {
        operationId: 'verifyEmail',
        tags,
        body: verifyEmailBody,
        response: { 200: sessionAnswer, ...errorResponses },
      },
    },
    (request) => verifyEmail(platform, request.body.token, callerOf(request)),
  );
};
