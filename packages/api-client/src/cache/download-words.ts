import type { ExportSelectedVocabularyApiArg, ExportVocabularyApiArg } from '../generated/endpoints';
import { blobAddress } from '../http/blob-address';
import { endpoints } from './endpoints';

/** Words as a file, those of a selection or those of a list: gives the address of its blob; whoever asked revokes it. */
const { useDownloadWordsMutation, useDownloadListMutation } = endpoints.injectEndpoints({
  endpoints: (build) => ({
    downloadWords: build.mutation<string, ExportSelectedVocabularyApiArg['body']>({
      query: (body) => ({ url: '/vocabulary/export', method: 'POST', body, responseHandler: blobAddress }),
    }),
    // A mutation, although it changes nothing: an address is good for one download and must not be answered from the cache.
    downloadList: build.mutation<string, ExportVocabularyApiArg>({
      query: ({ partOfSpeech: part_of_speech, sortBy: sort_by, ...rest }) => ({
        url: '/vocabulary/export',
        params: { part_of_speech, sort_by, ...rest },
        responseHandler: blobAddress,
      }),
    }),
  }),
});

export { useDownloadListMutation, useDownloadWordsMutation };
