/**
 * Runs in the shell, once, before anything else: publishes the shell's federation runtime, so that a remote's entry brings none of its
 * own (`adopt-runtime.mjs` is the other half). It is an ES module of the same files that the shell bundles anyway; the plugin that the
 * library ships for this purpose adds a second, CommonJS copy of the runtime to the page (9.6 KB).
 */
import federation from '@module-federation/webpack-bundler-runtime/bundler';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

export default function publishRuntime() {
  return {
    name: 'kotoba-publish-runtime',
    beforeInit(args) {
      globalThis.kotobaFederation ??= { ...federation, initContainerEntry };
      return args;
    },
  };
}
