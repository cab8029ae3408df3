import type { RemoteModule } from '@kotoba/contracts';
import { attach } from './host';

const remote: RemoteModule = {
  routes: [
    { path: '/vocabularies', lazy: () => import('./list/vocabulary-list.page') },
    { path: '/vocabularies/import', lazy: () => import('./transfer/import-words.page') },
    { path: '/vocabularies/:id/detail', lazy: () => import('./detail/vocabulary-detail.page') },
    { path: '/vocabularies/:id/edit', lazy: () => import('./edit/vocabulary-edit.page') },
  ],
  onMount: attach,
};

export default remote;
