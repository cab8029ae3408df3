import { routes, type RemoteModule } from '@kotoba/contracts';
import { attach } from './host';

const remote: RemoteModule = {
  routes: [
    { path: routes.vocabularies.path, lazy: () => import('./list/vocabulary-list.page') },
    { path: routes.vocabularyDecks.path, lazy: () => import('./decks/decks.page') },
    { path: routes.vocabularyImport.path, lazy: () => import('./transfer/import-words.page') },
    { path: routes.vocabularyDetail.path, lazy: () => import('./detail/vocabulary-detail.page') },
    { path: routes.vocabularyEdit.path, lazy: () => import('./edit/vocabulary-edit.page') },
  ],
  onMount: attach,
};

export default remote;
