// Everything that learners own into one file, while the suite runs or not: npm run backup [-- file]
import { commandOf, count } from './lib/backup-command.mjs';

await commandOf(async ({ backUp, context, given }) => {
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  const began = Date.now();
  const { file, bytes, tables } = await backUp({ ...context, file: given(`kotoba-${stamp}.tar.gz`) });
  const rows = (name) => tables.find((table) => table.name === name)?.rows ?? 0;
  console.log(
    `Backed up ${count(rows('users'), 'learner')} with ${count(rows('vocabulary'), 'word')} to ${file} ` +
      `(${(bytes / 1e6).toFixed(1)} MB, ${((Date.now() - began) / 1000).toFixed(1)} s).`,
  );
});
