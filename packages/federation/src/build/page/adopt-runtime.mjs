/* global __webpack_get_script_filename__:writable */
/**
 * Stands in a remote's entry where the federation runtime would be, and takes the shell's.
 *  - `init` must be `createInstance`: the shell's `init` would find the shell's own instance and return that.
 *  - `initContainerEntry` is left out of a host's runtime and has to be put back.
 */
const shell = globalThis.kotobaFederation;

export default {
  runtime: { ...shell.runtime, init: shell.runtime.createInstance },
  instance: undefined,
  initOptions: undefined,
  bundlerRuntime: { ...shell.bundlerRuntime, S: {}, initContainerEntry: shell.initContainerEntry },
  attachShareScopeMap: shell.attachShareScopeMap,
  bundlerRuntimeOptions: {},
};

// An entry that was fetched again fetches its chunks again, too: a failed one would be answered from the same failure.
const attempt = new URL(document.currentScript.src).searchParams.get('attempt');
if (attempt !== null) {
  const fileOf = __webpack_get_script_filename__;
  __webpack_get_script_filename__ = (chunk) => `${fileOf(chunk)}?attempt=${encodeURIComponent(attempt)}`;
}
