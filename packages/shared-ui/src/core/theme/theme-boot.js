/*
 * Sets `data-theme` on <html> before the first paint: the stored choice (key and values as in `theme-mode.ts`),
 * else the system's. A classic script, first in <head>, so that nothing is ever painted in the wrong colours.
 */
(function () {
  var chosen = null;
  try {
    chosen = localStorage.getItem('kotoba-theme');
  } catch {
    // Storage is closed to this page: the system decides.
  }
  if (chosen !== 'light' && chosen !== 'dark') {
    chosen = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  document.documentElement.setAttribute('data-theme', chosen);
})();
