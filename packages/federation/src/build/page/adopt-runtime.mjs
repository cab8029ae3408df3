/* global __webpack_get_script_filename__:writable */
/** Stands in a remote's entry where the federation runtime would be, and takes the shell's (`publish-runtime.mjs`). */

// An entry that was fetched again fetches its chunks again, too: a failed one would be answered from the same failure.
const attempt = new URL(document.currentScript.src).searchParams.get('attempt');
if (attempt !== null) {
  const fileOf = __webpack_get_script_filename__;
  __webpack_get_script_filename__ = (chunk) => `${fileOf(chunk)}?attempt=${encodeURIComponent(attempt)}`;
}

export default globalThis.kotobaFederation.createFederation();
