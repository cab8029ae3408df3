import type { RemoteModule } from '@kotoba/contracts';
import { attach } from './host';

const remote: RemoteModule = {
  routes: [
    { path: '/learn', lazy: () => import('./home/home.page') },
    { path: '/learn/stats', lazy: () => import('./stats/stats.page') },
    { path: '/learn/session/:sessionId', lazy: () => import('./quiz/quiz.page') },
    { path: '/learn/results/:sessionId', lazy: () => import('./results/results.page') },
  ],
  onMount: attach,
};

export default remote;
