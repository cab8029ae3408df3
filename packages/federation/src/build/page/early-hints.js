/*
 * Says at the tag of a remote's entry what became of it, for the loader, which comes later: `data-entry` is "load" or "error" then.
 *
 * Fetches ahead the code of a protected page, for a learner who may see it: the edge does not know who asks, so it names the files in
 * `<meta name="kotoba-hint" content="address integrity">`, and a guest, who will be sent to sign-in, downloads none of them. Only whether
 * there is a session is looked at (key as in `auth.ts`); the guards decide. A classic script in <head>, after the hints.
 */
(function () {
  ['load', 'error'].forEach(function (outcome) {
    var note = function (event) {
      var data = event.target.dataset;
      if (data && 'entry' in data) data.entry = outcome;
    };
    document.addEventListener(outcome, note, true);
  });
  var session = null;
  try {
    session = localStorage.getItem('kotoba.session');
  } catch {
    // Storage is closed to this page: nobody is signed in yet.
  }
  if (session === null) return;
  var isVerified = session.indexOf('"emailVerified":true') >= 0;
  document.querySelectorAll('meta[name="kotoba-hint"]').forEach(function (hint) {
    if (hint.hasAttribute('data-verified') && !isVerified) return;
    var parts = hint.getAttribute('content').split(' ');
    var isEntry = hint.hasAttribute('data-entry');
    var element = document.createElement(isEntry ? 'script' : 'link');
    element.crossOrigin = 'anonymous';
    element.setAttribute('integrity', parts[1]);
    if (isEntry) {
      element.dataset.entry = '';
      element.src = parts[0];
    } else {
      element.rel = 'preload';
      element.as = /\.css$/.test(parts[0]) ? 'style' : 'script';
      element.href = parts[0];
    }
    document.head.append(element);
  });
})();
