import type { Api } from '@kotoba/api';
import type { ApiPart } from './api-part';

/** The API in this process. Starting it is left to the caller, so that pages are served while the database is prepared. */
export function createOwnApi(api: Api): ApiPart {
  return {
    handle: (request, response) => api.handle(request, response),
    failing: async () => {
      const readiness = await api.health.check();
      return readiness.ready ? null : readiness.failing;
    },
    close: () => api.close(),
  };
}
