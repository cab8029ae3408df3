import type { ExportSelectedVocabularyApiArg, ExportVocabularyApiArg } from '../generated/endpoints';
import { blobAddress } from '../http/blob-address';
import { endpoints } from './endpoints';

/**
 * Files for the learner: all that is stored of them, the words of a selection, those of a list. Each gives the address of its blob; whoever
 * asked revokes it.
 */
export const { useLazyDownloadExportQuery, useDownloadWordsMutation, useDownloadListMutation } =
  endpoints.injectEndpoints({
    endpoints: (build) => ({
      downloadExport: build.query<string, undefined>({
        query: () => ({ url: '/account/export', responseHandler: blobAddress }),
        keepUnusedDataFor: 0,
      }),
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
