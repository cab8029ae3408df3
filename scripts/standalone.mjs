// One remote alone in its own small host, signed in, with hot reload.
//   npm run standalone -w mfe-learn                            answers from standalone/recording.json
//   npm run standalone -w mfe-learn -- --api http://localhost:3000           … from a running suite
//   npm run standalone -w mfe-learn -- --api http://localhost:3000 --record  … and keeps what it answers
//   npm run standalone -w mfe-learn -- --build                 the optimised build, without hot reload
// PORT (3100), --token <bearer> for a suite without a mailbox.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startHotServer } from './lib/hot-server.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { remoteNames, root } from './lib/root.mjs';
import { realApi, recordedApi } from './lib/standalone/api-handler.mjs';
import { standaloneHandler } from './lib/standalone/handler.mjs';
import { learnerOf } from './lib/standalone/learner.mjs';
import { readRecording, RECORDED_TOKEN, writeRecording } from './lib/standalone/recording.mjs';
import { serveBuilt } from './lib/standalone/serve-built.mjs';
import { loadTypeScript } from './lib/typescript.mjs';

const fail = (message) => {
  console.error(message);
  process.exit(1);
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    api: { type: 'string' },
    token: { type: 'string' },
    record: { type: 'boolean', default: false },
    build: { type: 'boolean', default: false },
  },
});
const [app] = positionals;
if (!remoteNames().includes(app ?? '')) fail(`Which remote? One of ${remoteNames().join(', ')}.`);
if (values.record && !values.api) fail('A recording is made from a running suite: name it with --api.');
ensureInstalled();

const port = Number(process.env.PORT || 3100);
const recording = readRecording(app);
const { session, api } = await chooseApi().catch((error) => fail(error.message));
const tools = await loadTypeScript('packages/federation/src/build/index.ts');
const build = {
  root,
  app,
  flavour: 'standalone',
  mode: 'production',
  outputPath: join(root, app, 'dist', 'standalone'),
};
const publicPath = '/assets/';
let files = { early: [], scripts: [], styles: [] };
const handler = standaloneHandler({
  app,
  session,
  api,
  publicPath,
  isHot: !values.build,
  files: () => files,
});

await (values.build ? serveProduction() : serveDevelopment()).catch((error) =>
  fail(error.code === 'EADDRINUSE' ? `Port ${port} is in use. Start with another PORT.` : error.message),
);
console.log(`${app} stands alone: http://localhost:${port}`);

async function chooseApi() {
  if (!values.api) {
    const session = recording.user && { user: recording.user, token: RECORDED_TOKEN };
    return { session, api: recordedApi(recording) };
  }
  const session = await learnerOf(values.api, values.token);
  if (!values.record) return { session, api: realApi(values.api) };
  recording.user = session.user;
  const onKept = () => writeRecording(app, recording);
  return { session, api: realApi(values.api, { recording, onKept }) };
}

async function serveProduction() {
  files = await tools.buildStandalone(build);
  await serveBuilt({ folder: build.outputPath, publicPath, handler, port });
}

async function serveDevelopment() {
  const config = tools.developmentConfig(build, { publicPath });
  const onFiles = (compilation) => (files = tools.standaloneFiles(compilation));
  await startHotServer({ config, handler, port, onFiles });
}
