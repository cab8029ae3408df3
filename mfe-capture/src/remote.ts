import { routes, type RemoteModule } from '@kotoba/contracts';

const remote: RemoteModule = {
  routes: [{ path: routes.capture.path, lazy: () => import('./capture.page') }],
};

export default remote;
