/** One generated file: every operation of the server's OpenAPI document as an RTK Query endpoint with a hook. */
module.exports = {
  schemaFile: '../../services/api/openapi.json',
  apiFile: './src/api.ts',
  apiImport: 'api',
  outputFile: './src/generated/endpoints.ts',
  exportName: 'generatedApi',
  hooks: { queries: true, lazyQueries: true, mutations: true },
};
