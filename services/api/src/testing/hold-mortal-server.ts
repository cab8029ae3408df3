import { createLanguage, type LanguageEngine } from '@kotoba/language';
import { createPool } from '../platform/database/database';
import { createLog } from '../platform/http/log';
import { startTestServer } from './test-server';

/**
 * A process with one whole API on the database of its argument that dies the moment it works on a text with the word
 * "deadly", and says so: for tests of what comes after.
 */
async function main(connectionString: string): Promise<void> {
  const log = createLog('fatal');
  const language = createLanguage({ pool: createPool({ connectionString, log }), log });
  const dieOf = (text: string): void => {
    if (text.includes('deadly')) process.kill(process.pid, 'SIGKILL');
  };
  const mortal: LanguageEngine = {
    ...language,
    convertNote: async (kind, text) => {
      dieOf(text);
      return language.convertNote(kind, text);
    },
    complete: async (given) => {
      dieOf(given.en_word);
      return language.complete(given);
    },
  };
  const server = await startTestServer({ connectionString, overrides: { language: mortal } });
  process.stdout.write(`ready ${await server.app.listen({ host: '127.0.0.1', port: 0 })}\n`);
}

main(process.argv[2] ?? '').catch((error: Error) => {
  process.stderr.write(`${error.stack}\n`);
  process.exit(1);
});
