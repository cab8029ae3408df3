import { routes, type RemoteModule } from '@kotoba/contracts';
import { attach } from './host';

const remote: RemoteModule = {
  routes: [
    { path: routes.learn.path, lazy: () => import('./home/home.page') },
    { path: routes.learnToday.path, lazy: () => import('./home/today.page') },
    { path: routes.learnStats.path, lazy: () => import('./stats/stats.page') },
    { path: routes.learnSession.path, lazy: () => import('./quiz/quiz.page') },
    { path: routes.learnResults.path, lazy: () => import('./results/results.page') },
  ],
  onMount: attach,
};

export default remote;
