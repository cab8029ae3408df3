import type { RemoteModule } from '@kotoba/contracts';

const remote: RemoteModule = {
  routes: [{ path: '/chat', lazy: () => import('./capture.page') }],
};

export default remote;
