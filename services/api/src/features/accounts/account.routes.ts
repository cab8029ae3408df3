import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { arriving, callerOf } from '../../platform/http/caller';
import { operationsOf } from '../../platform/http/operation';
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

const operation = operationsOf('accounts');
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
    { schema: operation('signIn', sessionAnswer, { headers: arriving, body: signInBody }) },
    (request) => signIn(platform, request.body, callerOf(request)),
  );

  app.post(
    '/auth/signup',
    { schema: operation('signUp', sessionAnswer, { headers: arriving, body: signUpBody }) },
    (request) => signUp(platform, request.body, callerOf(request)),
  );

  app.post(
    '/auth/forgot-password',
    { schema: operation('forgotPassword', doneAnswer, { body: forgotPasswordBody }) },
    async (request) => {
      await forgotPassword(platform, request.body.email, callerOf(request));
      return { success };
    },
  );

  app.post(
    '/auth/reset-password',
    { schema: operation('resetPassword', doneAnswer, { body: resetPasswordBody }) },
    async (request) => {
      await resetPassword(platform, request.body, callerOf(request));
      return { success };
    },
  );

  app.post(
    '/auth/verify-email',
    { schema: operation('verifyEmail', sessionAnswer, { body: verifyEmailBody }) },
    (request) => verifyEmail(platform, request.body.token, callerOf(request)),
  );
};
