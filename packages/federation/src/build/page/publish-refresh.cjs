/*
 * In development: the fast refresh of the shell, which knew React's renderer before it started, for the remotes on the
 * page.
 */
globalThis.kotobaRefresh = require('react-refresh/runtime');
