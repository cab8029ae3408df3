import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { callerOf } from '../../platform/http/caller';
import { errorResponses } from '../../platform/http/error-body';
import { idParams } from '../../platform/http/fields';
import { doneAnswer, userAnswer } from './accounts.schemas';
import { exportAccount } from './export.service';
import {
  devicesAnswer,
  eraseBody,
  passwordBody,
  profilePatch,
  settings,
  settingsPatch,
} from './own-account.schemas';
import * as service from './own-account.service';
import { checkAuth } from './session.service';

const tags = ['accounts'];
const success = true as const;

const exported = z.object({
  exportedAt: z.iso.datetime(),
  tables: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
});

/** The learner's own account: profile, password, settings, devices, export and deletion. Source: ACC-43. */
export const ownAccountRoutes: FastifyPluginAsyncZod = async (app) => {
  const { platform } = app;

  app.get(
    '/account/profile',
    { schema: { operationId: 'getProfile', tags, response: { 200: userAnswer, ...errorResponses } } },
    async ({ learner }) => ({ user: await checkAuth(platform, learner.id) }),
  );

  app.patch(
    '/account/profile',
    {
      schema: {
        operationId: 'updateProfile',
        tags,
        body: profilePatch,
        response: { 200: userAnswer, ...errorResponses },
      },
    },
    async ({ learner, body }) => ({ user: await service.changeProfile(platform, learner.id, body) }),
  );

  app.post(
    '/account/password',
    {
      schema: {
        operationId: 'changePassword',
        tags,
        body: passwordBody,
        response: { 200: doneAnswer, ...errorResponses },
      },
    },
    async (request) => {
      const { learner, body } = request;
      await service.changePassword(platform, learner, { body, caller: callerOf(request) });
      return { success };
    },
  );

  app.get(
    '/account/settings',
    { schema: { operationId: 'getSettings', tags, response: { 200: settings, ...errorResponses } } },
    ({ learner }) => service.getSettings(platform, learner.id),
  );

  app.patch(
    '/account/settings',
    {
      schema: {
        operationId: 'updateSettings',
        tags,
        body: settingsPatch,
        response: { 200: settings, ...errorResponses },
      },
    },
    ({ learner, body }) => service.changeSettings(platform, learner.id, body),
  );

  app.get(
    '/account/devices',
    { schema: { operationId: 'listDevices', tags, response: { 200: devicesAnswer, ...errorResponses } } },
    async ({ learner }) => ({ devices: await service.listDevices(platform, learner) }),
  );

  app.delete(
    '/account/devices/:id',
    {
      schema: {
        operationId: 'revokeDevice',
        tags,
        params: idParams,
        response: { 200: doneAnswer, ...errorResponses },
      },
    },
    async (request) => {
      const { learner, params } = request;
      await service.revokeDevice(platform, learner, { id: params.id, caller: callerOf(request) });
      return { success };
    },
  );

  app.get(
    '/account/export',
    { schema: { operationId: 'exportAccount', tags, response: { 200: exported, ...errorResponses } } },
    async (request, reply) => {
      const { content, bytes } = await exportAccount(platform, request.learner.id, callerOf(request));
      // The schema describes what is in the stream.
      return (reply as FastifyReply)
        .header('content-disposition', 'attachment; filename="kotoba-export.json"')
        .header('content-length', bytes)
        .type('application/json; charset=utf-8')
        .send(content);
    },
  );

  app.delete(
    '/account',
    {
      schema: {
        operationId: 'deleteAccount',
        tags,
        body: eraseBody,
        response: { 200: doneAnswer, ...errorResponses },
      },
    },
    async (request) => {
      const { learner, body } = request;
      await service.eraseAccount(platform, learner, { password: body.password, caller: callerOf(request) });
      return { success };
    },
  );
};
