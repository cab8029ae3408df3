// How good the Japanese is, measured against hand-written gold: "npm run quality", or "npm run quality -- words topics assistant".
import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/root.mjs';
import { loadTypeScript } from './lib/typescript.mjs';

ensureInstalled();
process.chdir(root);
const { runQuality } = await loadTypeScript('quality/index.ts');
try {
  const good = await runQuality(process.argv.slice(2), (text) => console.log(text));
  console.log(good ? '\nEvery bar is reached.' : '\nA bar is missed: see above.');
  process.exit(good ? 0 : 1);
} catch (error) {
  console.error(error);
  process.exit(1);
}
