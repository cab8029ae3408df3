import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { callerOf } from '../../platform/http/caller';
import { operationsOf } from '../../platform/http/operation';
import { idParams } from '../../platform/http/fields';
import {
  doneAnswer,
  userAnswer,
  devicesAnswer,
  eraseBody,
  passwordBody,
  profilePatch,
  settingsAnswer,
  settingsPatch,
} from './accounts.schemas';
import { exportAccount } from './export.service';
import * as service from './own-account.service';

const operation = operationsOf('accounts');
const success = true as const;

const exported = z.object({
  exportedAt: z.iso.datetime(),
  tables: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
});

/** The learner's own account: profile, password, settings, devices, export and deletion. Source: ACC-43. */
export const ownAccountRoutes: FastifyPluginAsyncZod = async (app) => {
  const { platform } = app;

  app.get('/account/profile', { schema: operation('getProfile', userAnswer) }, async ({ learner }) => ({
    user: await service.checkAuth(platform, learner.id),
  }));

  app.patch(
    '/account/profile',
    { schema: operation('updateProfile', userAnswer, { body: profilePatch }) },
    async ({ learner, body }) => ({ user: await service.changeProfile(platform, learner.id, body) }),
  );

  app.post(
    '/account/password',
    { schema: operation('changePassword', doneAnswer, { body: passwordBody }) },
    async (request) => {
      const { learner, body } = request;
      await service.changePassword(platform, learner, { body, caller: callerOf(request) });
      return { success };
    },
  );

  app.get('/account/settings', { schema: operation('getSettings', settingsAnswer) }, ({ learner }) =>
    service.getSettings(platform, learner.id),
  );

  app.patch(
    '/account/settings',
    { schema: operation('updateSettings', settingsAnswer, { body: settingsPatch }) },
    ({ learner, body }) => service.changeSettings(platform, learner.id, body),
  );

  app.get('/account/devices', { schema: operation('listDevices', devicesAnswer) }, async ({ learner }) => ({
    devices: await service.listDevices(platform, learner),
  }));

  app.delete(
    '/account/devices/:id',
    { schema: operation('revokeDevice', doneAnswer, { params: idParams }) },
    async (request) => {
      const { learner, params } = request;
      await service.revokeDevice(platform, learner, { id: params.id, caller: callerOf(request) });
      return { success };
    },
  );

  app.get('/account/export', { schema: operation('exportAccount', exported) }, async (request, reply) => {
    const { content, bytes } = await exportAccount(platform, request.learner.id, callerOf(request));
    // The schema describes what is in the stream.
    return (reply as FastifyReply)
      .header('content-disposition', 'attachment; filename="kotoba-export.json"')
      .header('content-length', bytes)
      .type('application/json; charset=utf-8')
      .send(content);
  });

  app.delete(
    '/account',
    { schema: operation('deleteAccount', doneAnswer, { body: eraseBody }) },
    async (request) => {
      const { learner, body } = request;
      await service.eraseAccount(platform, learner, { password: body.password, caller: callerOf(request) });
      return { success };
    },
  );
};
