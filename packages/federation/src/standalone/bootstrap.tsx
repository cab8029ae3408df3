import remote from '@app/remote';
import { contributions } from '@app/contributions';
import { api, sessionMiddleware } from '@kotoba/api-client';
import { startLiveUpdates, startNoteSender } from '@kotoba/api-client/live';
import {
  createKotobaStore,
  loadingChanged,
  sessionStarted,
  StoreProvider,
  type KotobaStore,
} from '@kotoba/session';
import { createRoot } from 'react-dom/client';
import { UiProvider, warmFloating } from '@kotoba/shared-ui/core';
import { createBrowserRouter, RouterProvider } from '../router';
import { createBusyTracker } from '../runtime/busy';
import { readStandaloneSession } from './session';
import { standaloneRoutes } from './standalone-routes';

interface StandaloneHostProps {
  store: KotobaStore;
  router: ReturnType<typeof createBrowserRouter>;
}

/** One store, theme, snackbar and router, as the shell has them, and nothing else. */
function StandaloneHost({ store, router }: StandaloneHostProps) {
  return (
    <StoreProvider store={store}>
      <UiProvider>
        <RouterProvider router={router} />
      </UiProvider>
    </StoreProvider>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root"');

const { store } = createKotobaStore({ slices: [api], middleware: [sessionMiddleware] });
const session = await readStandaloneSession();
store.dispatch(session ? sessionStarted(session) : loadingChanged(false));
startLiveUpdates(store);
startNoteSender(store);
remote.onMount?.({ markBusy: createBusyTracker().markBusy });
const router = createBrowserRouter(standaloneRoutes(remote, contributions));
createRoot(root).render(<StandaloneHost store={store} router={router} />);
warmFloating();
