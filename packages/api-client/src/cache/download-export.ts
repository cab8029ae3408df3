import { endpoints } from './endpoints';
import { blobAddress } from '../http/blob-address';

/** `GET /account/export` as a file: gives the address of its blob; whoever asked revokes it. */
const { useLazyDownloadExportQuery } = endpoints.injectEndpoints({
  endpoints: (build) => ({
    downloadExport: build.query<string, undefined>({
      query: () => ({ url: '/account/export', responseHandler: blobAddress }),
      keepUnusedDataFor: 0,
    }),
  }),
});

export { useLazyDownloadExportQuery };
