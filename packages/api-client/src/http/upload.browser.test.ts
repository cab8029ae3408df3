import { endpoints } from '../cache/endpoints';
import { reply } from '../testing';
import { signInAs, startClient } from '../testing/start-client';

test('a file is sent as its bytes, whatever type its name gives it', async () => {
  const { store, sent } = startClient(reply({ import_id: 4 }));
  signInAs(store);
  const body = new File(['English,Japanese'], 'words.csv', { type: 'text/csv' });
  await store.dispatch(endpoints.endpoints.uploadVocabularyFile.initiate({ name: 'words.csv', body }));
  const [request] = sent;
  expect(request?.headers.get('content-type')).toBe('application/octet-stream');
  expect(new URL(request?.url ?? '').search).toBe('?name=words.csv');
});
