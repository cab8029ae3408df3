import { duplicates } from './duplicates';

const shell = {
  app: 'shell',
  foreignModules: ['node_modules/react/index.js', 'packages/contracts/src/index.ts'],
};

it('finds a module of a library that two apps bring', () => {
  const learn = { app: 'mfe-learn', foreignModules: ['node_modules/react/index.js'] };
  expect(duplicates([shell, learn])).toEqual([
    { module: 'node_modules/react/index.js', apps: ['shell', 'mfe-learn'] },
  ]);
});

it('finds one that two remotes bring: a tab can hold both', () => {
  const own = ['packages/japanese/src/kana.ts'];
  const remotes = ['mfe-learn', 'mfe-vocabulary'].map((app) => ({ app, foreignModules: own }));
  expect(duplicates([shell, ...remotes])).toEqual([
    { module: own[0], apps: ['mfe-learn', 'mfe-vocabulary'] },
  ]);
});

it('lets every app have the few lines that the build tools put in', () => {
  const tools = [
    'packages/federation/src/build/page/adopt-runtime.mjs',
    'node_modules/css-loader/dist/runtime/api.js',
    'packages/shared-ui/src/assets/fonts.css',
  ];
  expect(duplicates(['mfe-a', 'mfe-b'].map((app) => ({ app, foreignModules: tools })))).toEqual([]);
});
