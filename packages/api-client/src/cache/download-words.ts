import type { ExportSelectedVocabularyApiArg } from '../generated/endpoints';
import { endpoints } from './endpoints';

/**
 * `POST /vocabulary/export` as a file: the answer stays a blob of the browser, whatever its format. Gives the address of that blob;
 * whoever asked revokes it. Neither the words nor the address are kept in the store.
 */
const { useDownloadWordsMutation } = endpoints.injectEndpoints({
  endpoints: (build) => ({
    downloadWords: build.mutation<string, ExportSelectedVocabularyApiArg['body']>({
      query: (body) => ({
        url: '/vocabulary/export',
        method: 'POST',
        body,
        responseHandler: async (response) =>
          response.ok ? URL.createObjectURL(await response.blob()) : (response.json() as Promise<unknown>),
      }),
    }),
  }),
});

export { useDownloadWordsMutation };
