/*
 * In development, in a remote: stands where react-refresh would be. A copy of its own would know of no renderer and
 * refresh nothing.
 */
module.exports = globalThis.kotobaRefresh;
