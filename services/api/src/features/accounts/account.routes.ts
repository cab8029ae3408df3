import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { findSignedIn } from '../../platform/http/auth';
import { arriving, callerOf } from '../../platform/http/caller';
import { operationsOf } from '../../platform/http/operation';
import countries from '../../../data/countries.json';
import { registerAccountMail } from './account-mail';
import {
  doneAnswer,
  forgotPasswordBody,
  resetPasswordBody,
  sessionAnswer,
  signInBody,
  signUpBody,
  verifyEmailBody,
  verifyEmailAnswer,
  resendVerificationBody,
  userAnswer,
} from './accounts.schemas';
import { forgotPassword, resetPassword } from './reset-password.service';
import { signIn } from './sign-in.service';
import { signUp } from './sign-up.service';
import { verifyEmail, resendVerification } from './verify-email.service';
import { settleTimeZone } from './users.repository';
import { checkAuth, signOut } from './own-account.service';

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
    { schema: operation('verifyEmail', verifyEmailAnswer, { body: verifyEmailBody }) },
    async (request) => {
      const signedIn = (await findSignedIn(request))?.userId ?? null;
      return verifyEmail(platform, request.body.token, { caller: callerOf(request), signedIn });
    },
  );
};

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

const country = z.object({ id: z.int(), name: z.string() }).meta({ id: 'Country' });

/** `GET /countries`: the choices of the sign-up form. The same for everybody. */
export const countriesRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get('/countries', { schema: operation('listCountries', z.array(country)) }, async (_request, reply) => {
    void reply.header('cache-control', 'public, max-age=3600');
    return countries;
  });
};
