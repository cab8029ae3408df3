/*
 * Fetches ahead the code of a protected page, for a learner who may see it: the edge does not know who asks, so it names the files in
 * `<meta name="kotoba-hint" content="address integrity">`, and a guest, who will be sent to sign-in, downloads none of them. Only whether
 * there is a session is looked at (key as in `auth.ts`); the guards decide. A classic script in <head>, after the hints.
 */
(function () {
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
    var link = document.createElement('link');
    link.rel = 'preload';
    link.as = /\.css$/.test(parts[0]) ? 'style' : 'script';
    link.crossOrigin = 'anonymous';
    link.setAttribute('integrity', parts[1]);
    link.href = parts[0];
    document.head.append(link);
  });
})();
