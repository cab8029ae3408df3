import { checkSession } from '@kotoba/api-client';
import { createBrowserRouter } from '@kotoba/federation/router';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { followErrors, reactErrors } from './problems/follow-errors';
import { readRegistry } from './registry/read-registry';
import { createSuite, createSuiteStore } from './suite/create-suite';
import { afterFirstPage, followLinks, startPage } from './suite/ahead';
import { followReader } from './news/read-marks';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root"');

const suite = createSuite({ reading: readRegistry() });
const { store, report } = createSuiteStore(suite.returnMemory);

followErrors(report);
startPage(suite, store, location);
void checkSession(store);
followReader(store, suite.readMarks);
const drawn = createRoot(root, reactErrors(report));
// In pieces, between which what has come meanwhile is read and more is asked for.
startTransition(() => drawn.render(<App store={store} suite={suite} createRouter={createBrowserRouter} />));
followLinks(suite);
afterFirstPage(suite, store);
