import remote from '@app/remote';
import { contributions } from '@app/contributions';
import { api, sessionMiddleware, startLiveUpdates, startNoteSender } from '@kotoba/api-client';
import { createKotobaStore, loadingChanged, sessionStarted } from '@kotoba/session';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from '../router';
import { createBusyTracker } from '../runtime/busy';
import { readStandaloneSession } from './session';
import { StandaloneHost } from './standalone-host';
import { standaloneRoutes } from './standalone-routes';

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
