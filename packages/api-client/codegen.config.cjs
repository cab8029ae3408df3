/** One generated file: every operation of the server's OpenAPI document as an RTK Query endpoint with a hook. */
module.exports = {
  schemaFile: '../../services/api/openapi.json',
  apiFile: './src/api.ts',
  apiImport: 'api',
  outputFile: './src/generated/endpoints.ts',
  exportName: 'generatedApi',
  // Ours, because their answers are no JSON: an export is a file for the browser (`cache/downloads.ts`), a message's answer comes as a stream
  // (`mfe-capture`, `assistant/chat.api.ts`).
  filterEndpoints: (name) => !['exportAccount', 'sendChatMessage'].includes(name),
  hooks: { queries: true, lazyQueries: true, mutations: true },
};
