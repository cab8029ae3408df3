/* global __webpack_get_script_filename__:writable */
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
      globalThis.kotobaFederation ??= { ...federation, initContainerEntry, shell: args.origin, attempt: 0 };
      return args;
    },
  };
}

// A retry must not be answered by the failed request before it, so each has its own address.
const fileOf = __webpack_get_script_filename__;
__webpack_get_script_filename__ = (chunk) => {
  const attempt = globalThis.kotobaFederation.attempt;
  return attempt > 0 ? `${fileOf(chunk)}?attempt=${attempt}` : fileOf(chunk);
};
