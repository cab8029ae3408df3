/** The walls of the house, for server and browser alike (docs/conventions.md); ESLint holds those that name packages. */
const api = '^services/api/src';
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
      from: {},
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
    engine('embedded-postgres'),
    engine('speech', 'providers'),
    engine('pictures', 'providers'),
    engine('assistant', 'language', 'providers'),
    {
      name: 'engines-through-their-door',
      comment: 'An engine has one door.',
      severity: 'error',
      from: { path: '^(services|engines)/([^/]+)/', pathNot: '\\.test\\.ts$|/testing/' },
      to: { path: '^engines/[^/]+/src/', pathNot: '^engines/($2)/|^engines/[^/]+/src/index\\.ts$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.test\\.tsx?$|/testing/|/dist/|/generated/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default'],
    },
  },
};
