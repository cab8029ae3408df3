import type { RemoteModule } from '@kotoba/contracts';

const remote: RemoteModule = {
  routes: [{ path: '/chat', lazy: () => import('./notes/notes.page') }],
};

export default remote;
