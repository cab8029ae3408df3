// Sets `data-theme` on <html> before the first paint, so that no wrong colour is ever painted: the stored choice
// (`theme-mode.ts`), else the system's. A classic script, first in <head>.
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
