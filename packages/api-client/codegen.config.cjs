/** One generated file: every operation of the server's OpenAPI document as an RTK Query endpoint with a hook. */
module.exports = {
  schemaFile: '../../services/api/openapi.json',
  apiFile: './src/api.ts',
  apiImport: 'api',
  outputFile: './src/generated/endpoints.ts',
  exportName: 'generatedApi',
  // Ours: the export is a file for the browser (`cache/download-export.ts`), a note brings its key along (`cache/create-note.ts`), and so
  // do a message, whose answer comes as a stream (`mfe-capture`, `assistant/chat.api.ts`), and what is done in a quiz (`mfe-learn`, `answers.api.ts`).
  filterEndpoints: (name) =>
    ![
      'exportAccount',
      'createNote',
      'sendChatMessage',
      'checkAnswerMode',
      'markReviewed',
      'undoAnswer',
      'acceptAnswer',
    ].includes(name),
  hooks: { queries: true, lazyQueries: true, mutations: true },
};
