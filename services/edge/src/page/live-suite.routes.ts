import { LIVE_SUITE_PATH, liveTag, type LiveSuite } from '@kotoba/contracts';
import type { FastifyPluginCallback } from 'fastify';
import type { LiveSnapshot } from '../releases/live-snapshot';

/**
 * What the next tab would start with. An open tab asks with the tag of its own snapshot when the learner comes back to it: as long as
 * nothing was released that is a 304 without a body.
 */
export function liveSuiteRoutes(live: LiveSnapshot): FastifyPluginCallback {
  return (app, _options, done) => {
    app.get(LIVE_SUITE_PATH, (request, reply) => {
      const { snapshot } = live.read();
      reply.headers({ 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' });
      if (!snapshot?.shell) return reply.code(503).header('retry-after', '5').send();
      const tag = liveTag(snapshot.shell.current.id, snapshot.registry.id);
      reply.header('etag', tag);
      if (request.headers['if-none-match'] === tag) return reply.code(304).send();
      const suite: LiveSuite = { shell: snapshot.shell.current.id, registry: snapshot.registry };
      return reply.send(suite);
    });
    done();
  };
}
