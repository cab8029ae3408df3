/* global __webpack_get_script_filename__:writable, __webpack_require__ */
/**
 * The federation runtime of the page: the parts of the library that share modules, and no others. Fetching remotes,
 * manifests and snapshots is the loader's business (src/runtime), so none of that is here (13 kB become 5). It stands
 * in the shell where the library's own runtime would be, and is published, so that a remote's entry brings none
 * (`adopt-runtime.mjs` is the other half).
 */
import { ModuleFederation } from '@module-federation/runtime-core';
import { attachShareScopeMap } from '@module-federation/webpack-bundler-runtime/dist/attachShareScopeMap.js';
import { consumes } from '@module-federation/webpack-bundler-runtime/dist/consumes.js';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import { initializeSharing } from '@module-federation/webpack-bundler-runtime/dist/initializeSharing.js';
import { installInitialConsumes } from '@module-federation/webpack-bundler-runtime/dist/installInitialConsumes.js';

/** A runtime for one webpack build: the shell's own, then one for each remote. */
function createFederation() {
  return {
    bundlerRuntime: {
      S: {},
      I: initializeSharing,
      consumes,
      initContainerEntry,
      installInitialConsumes,
      init: ({ webpackRequire }) => {
        const { initOptions } = webpackRequire.federation;
        return new ModuleFederation({ id: `${initOptions.name}@${Date.now()}`, ...initOptions });
      },
    },
    attachShareScopeMap,
    // Names that the generated code looks for.
    runtime: {},
    instance: undefined,
    initOptions: undefined,
    bundlerRuntimeOptions: {},
  };
}

const federation = createFederation();

globalThis.kotobaFederation = {
  createFederation,
  /** The versions that the page offers, once the shell's runtime has started. */
  shareScope: () => __webpack_require__.federation.instance.shareScopeMap.default,
  attempt: 0,
};

// A retry must not be answered by the failed request before it, so each has its own address.
const fileOf = __webpack_get_script_filename__;
__webpack_get_script_filename__ = (chunk) => {
  const { attempt } = globalThis.kotobaFederation;
  return attempt > 0 ? `${fileOf(chunk)}?attempt=${attempt}` : fileOf(chunk);
};

export default federation;
