// Puts a backup back while the suite is stopped; what was there is kept beside it: npm run restore -- file
import { commandOf, count } from './lib/backup-command.mjs';

await commandOf(async ({ restore, context, given }) => {
  const file = given(null);
  if (!file) throw new Error('Which backup? npm run restore -- <file>');
  const { manifest, kept } = await restore({ ...context, file });
  const rows = (name) => manifest.tables.find((table) => table.name === name)?.rows ?? 0;
  console.log(
    `Restored ${count(rows('users'), 'learner')} with ${count(rows('vocabulary'), 'word')} as of ${manifest.createdAt}.` +
      (kept ? ` What was there before is kept as the database ${kept}.` : ''),
  );
});
