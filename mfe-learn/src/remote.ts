import { prefetch } from '@kotoba/api-client';
import { parseId, routes, type PageAddress, type RemoteModule } from '@kotoba/contracts';
import { pageQuery } from './home/session-pages';
import { attach } from './host';

function session({ params }: PageAddress) {
  const id = parseId(params.sessionId);
  return id === null ? [] : [prefetch('getSession', { id }, {})];
}

const remote: RemoteModule = {
  routes: [
    {
      path: routes.learn.path,
      lazy: () => import('./home/home.page'),
      firstCalls: () => [
        prefetch('listDue', { limit: 1 }, {}),
        prefetch('listUnfinishedSessions', pageQuery(0), {}),
        prefetch('listCollections', undefined, {}),
      ],
    },
    { path: routes.learnToday.path, lazy: () => import('./home/today.page') },
    { path: routes.learnStats.path, lazy: () => import('./stats/stats.page') },
    { path: routes.learnSession.path, lazy: () => import('./quiz/quiz.page'), firstCalls: session },
    { path: routes.learnResults.path, lazy: () => import('./results/results.page'), firstCalls: session },
  ],
  onMount: attach,
};

export default remote;
