import { endpoints } from './endpoints';

/**
 * `GET /account/export` as a file: the answer stays a blob of the browser and is neither parsed nor kept in the store, because it may be
 * of any size. Gives the address of that blob; whoever asked revokes it.
 */
const { useLazyDownloadExportQuery } = endpoints.injectEndpoints({
  endpoints: (build) => ({
    downloadExport: build.query<string, undefined>({
      query: () => ({
        url: '/account/export',
        responseHandler: async (response) =>
          response.ok ? URL.createObjectURL(await response.blob()) : (response.json() as Promise<unknown>),
      }),
      keepUnusedDataFor: 0,
    }),
  }),
});

export { useLazyDownloadExportQuery };
