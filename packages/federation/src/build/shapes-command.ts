// Writes the shapes of the shared packages into the file that is named.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { shapesOf } from './shapes';
import { sharedPackages } from './shared';

const [file = ''] = process.argv.slice(2);
const config = path.join(__dirname, '../../tsconfig.json');
const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined };
const options = ts.getParsedCommandLineOfConfigFile(config, { types: [] }, host)?.options ?? {};
// Versions of libraries are compared by the loader.
const ours = sharedPackages.filter((request) => request.startsWith('@kotoba/'));
const entries = ours.map((request) => {
  const { resolvedModule } = ts.resolveModuleName(request, __filename, options, ts.sys);
  return [request, resolvedModule?.resolvedFileName ?? request];
});
writeFileSync(file, JSON.stringify(shapesOf(Object.fromEntries(entries), options)));
