import { api, checkSession, sessionMiddleware } from '@kotoba/api-client';
import { createBrowserRouter } from '@kotoba/federation/router';
import { createKotobaStore } from '@kotoba/session';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { readRegistry } from './registry/read-registry';
import { createSuite } from './suite/create-suite';
import { warmLazyGroups } from './suite/lazy-groups';
import { startLive } from './suite/start-live';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root"');

const { store } = createKotobaStore({ slices: [api], middleware: [sessionMiddleware] });
const suite = createSuite({ reading: readRegistry() });

void checkSession(store);
startLive(store, suite.news);
createRoot(root).render(<App store={store} suite={suite} createRouter={createBrowserRouter} />);
warmLazyGroups();
