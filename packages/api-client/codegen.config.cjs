/** One generated file: every operation of the server's OpenAPI document as an RTK Query endpoint with a hook. */
module.exports = {
  schemaFile: '../../services/api/openapi.json',
  apiFile: './src/api.ts',
  apiImport: 'api',
  outputFile: './src/generated/endpoints.ts',
  exportName: 'generatedApi',
  // The export is a file for the browser: `cache/download-export.ts`.
  filterEndpoints: (name) => name !== 'exportAccount',
  hooks: { queries: true, lazyQueries: true, mutations: true },
};
