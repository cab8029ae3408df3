/** The import rules (docs/conventions.md), for server and browser alike. */
const api = '^services/api/src';
const apps = '(shell|mfe-[^/]+)';
const library = (...names) => `(^|/)node_modules/(${names.join('|')})/`;
/** Holds for every file, tests too. */
const wall = (name, comment, from, to, pathNot) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: { path: to, ...(pathNot && { pathNot }) },
});
const engine = (name, ...below) => ({
  name: `engine-${name}`,
  comment: 'An engine knows contracts, japanese and the engines below it.',
  severity: 'error',
  from: { path: `^engines/${name}/src`, pathNot: '\\.test\\.ts$|/testing/' },
  to: {
    path: '^(engines|services|packages)/',
    pathNot: `^packages/(contracts|japanese)/|^engines/(${[name, ...below].join('|')})/`,
  },
});

module.exports = {
  forbidden: [
    {
      name: 'no-circle',
      comment: 'What imports each other cannot be read, tested or moved alone.',
      severity: 'error',
      from: { pathNot: '/testing/' },
      to: { circular: true },
    },
    {
      name: 'features-below-app',
      comment: 'app puts the features together; they do not know it.',
      severity: 'error',
      from: { path: `${api}/(features|platform)/`, pathNot: '\\.test\\.ts$|/testing/' },
      to: { path: `${api}/app/` },
    },
    {
      name: 'platform-below-features',
      comment: 'The platform knows no feature.',
      severity: 'error',
      from: { path: `${api}/platform/`, pathNot: '\\.test\\.ts$|/testing/' },
      to: { path: `${api}/(app|features)/` },
    },
    {
      name: 'features-apart',
      comment: 'Of other features only vocabulary is used, and only through its door.',
      severity: 'error',
      from: { path: `${api}/features/([^/]+)/`, pathNot: '\\.test\\.ts$|/testing/' },
      to: {
        path: `${api}/features/`,
        pathNot: [`${api}/features/$1/`, `${api}/features/vocabulary/index\\.ts$`],
      },
    },
    engine('language'),
    engine('providers'),
    engine('files'),
    engine('embedded-postgres'),
    engine('speech', 'files', 'providers'),
    engine('pictures', 'providers'),
    engine('assistant', 'language', 'providers'),
    {
      name: 'engines-through-their-door',
      comment: 'An engine has one door.',
      severity: 'error',
      from: { path: '^(services|engines)/([^/]+)/', pathNot: '\\.test\\.ts$|/testing/' },
      to: { path: '^engines/[^/]+/src/', pathNot: '^engines/($2)/|^engines/[^/]+/src/index\\.ts$' },
    },
    wall(
      'component-libraries',
      'Only packages/shared-ui imports them; use @kotoba/shared-ui/core, /forms or /data.',
      `^(${apps}|engines|services|packages/(?!shared-ui/)[^/]+)/`,
      library('@mui', '@emotion', 'notistack', 'formik', 'yup', 'i18next', 'react-i18next'),
    ),
    wall(
      'material-by-part',
      'Import each part of Material by its own path: @mui/material/Dialog.',
      '^packages/shared-ui/',
      'node_modules/@mui/material/(esm/)?index\\.',
    ),
    wall(
      'token',
      'Only packages/api-client reads the token.',
      `^(${apps}|engines|services|packages/(?!api-client/|session/)[^/]+)/`,
      '^packages/session/src/token\\.ts$',
    ),
    wall(
      'store',
      'The store is reached through @kotoba/session and @kotoba/api-client.',
      `^(${apps}|engines|services|packages/shared-ui)/`,
      library('redux', 'react-redux', '@reduxjs/toolkit'),
    ),
    wall(
      'router',
      'Use the shared router surface: @kotoba/federation/router.',
      `^(${apps}|engines|services|packages/(api-client|session))/`,
      library('react-router', 'react-router-dom'),
    ),
    wall('apps', 'Remotes and shell meet in @kotoba/contracts.', '^([^/]+)/', `^${apps}/`, '^$1/'),
    wall('server', 'The browser talks to the server over HTTP only.', `^(${apps}|packages)/`, '^services/'),
    wall(
      'browser',
      'The server imports no browser code.',
      '^(engines|services)/',
      `^packages/(shared-ui|session|api-client|federation/src/runtime)/|${library('react', '@mui')}`,
    ),
    wall(
      'below',
      'contracts, session and japanese stand below the packages that use them.',
      '^packages/(contracts|session|japanese)/',
      '^packages/(shared-ui|api-client|federation)/',
    ),
    wall('gold', 'The product does not know what it is measured against.', '^(?!quality/)', '^quality/'),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: ['^(shell|mfe-[^/]+)/dist/', '^(packages|engines|services)/[^/]+/dist/', '/generated/'],
    },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default'],
    },
  },
};
