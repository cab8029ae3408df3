import { prefetch } from '@kotoba/api-client';
import { parseId, routes, type PageAddress, type RemoteModule } from '@kotoba/contracts';
import { attach } from './host';
import { parseListAddress, toFilter } from './list-address';

function list({ search }: PageAddress) {
  const address = parseListAddress(search);
  const { page, limit } = address;
  return [
    prefetch('listVocabulary', { ...toFilter(address), page, limit }, {}),
    prefetch('listCollections', undefined, {}),
  ];
}

function word({ params }: PageAddress) {
  const id = parseId(params.id);
  return id === null ? [] : [prefetch('getVocabulary', { id }, {})];
}

const remote: RemoteModule = {
  routes: [
    { path: routes.vocabularies.path, lazy: () => import('./list/vocabulary-list.page'), firstCalls: list },
    { path: routes.vocabularyDecks.path, lazy: () => import('./decks/decks.page') },
    { path: routes.vocabularyImport.path, lazy: () => import('./transfer/import-words.page') },
    {
      path: routes.vocabularyDetail.path,
      lazy: () => import('./detail/vocabulary-detail.page'),
      firstCalls: word,
    },
    { path: routes.vocabularyEdit.path, lazy: () => import('./edit/vocabulary-edit.page'), firstCalls: word },
  ],
  onMount: attach,
};

export default remote;
