/* global __webpack_get_script_filename__:writable */
/** In the shell and in every remote: a retry must not be answered by the failed request before it, so each has its own address. */
const fileOf = __webpack_get_script_filename__;
__webpack_get_script_filename__ = (chunk) => {
  const { kotobaAttempt } = globalThis;
  return kotobaAttempt > 0 ? `${fileOf(chunk)}?attempt=${kotobaAttempt}` : fileOf(chunk);
};
