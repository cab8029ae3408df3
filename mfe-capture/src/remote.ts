import { prefetch } from '@kotoba/api-client';
import { routes, type RemoteModule } from '@kotoba/contracts';

const remote: RemoteModule = {
  routes: [
    {
      path: routes.capture.path,
      lazy: () => import('./capture.page'),
      firstCalls: ({ search }) =>
        search.get('view') === 'assistant' ? [] : [prefetch('noteList', undefined, {})],
    },
  ],
};

export default remote;
