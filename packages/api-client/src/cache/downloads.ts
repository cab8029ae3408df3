import type { ExportSelectedVocabularyApiArg, ExportVocabularyApiArg } from '../generated/endpoints';
import { endpoints } from './endpoints';

/**
 * The handler of an answer that is a file: it stays a blob of the browser and is neither parsed nor kept in the store,
 * because it may be of any size. Gives the address of that blob, which whoever asked revokes; a refusal is read as
 * JSON.
 */
const blobAddress = async (response: Response): Promise<unknown> =>
  response.ok ? URL.createObjectURL(await response.blob()) : response.json();

/** Hands the content at `address` (a blob of this page) to the browser as a download, and lets go of it. */
export function saveFile(name: string, address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has its own hold on the content by the next task.
  setTimeout(() => URL.revokeObjectURL(address));
}

/**
 * Files for the learner: all that is stored of them, the words of a selection, those of a list. Each gives the address
 * of its blob; whoever asked revokes it.
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
      // A mutation, although it changes nothing: an address is good for one download and must not be answered from the
      // cache.
      downloadList: build.mutation<string, ExportVocabularyApiArg>({
        query: ({ partOfSpeech: part_of_speech, sortBy: sort_by, ...rest }) => ({
          url: '/vocabulary/export',
          params: { part_of_speech, sort_by, ...rest },
          responseHandler: blobAddress,
        }),
      }),
    }),
  });
