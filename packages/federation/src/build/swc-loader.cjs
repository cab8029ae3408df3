'use strict';
/* Strips types and JSX. @swc/core is installed for the tests already, and unlike ts-loader it knows React's fast refresh. */
const { transform } = require('@swc/core');

module.exports = function swcLoader(source) {
  const done = this.async();
  const { refresh = false } = this.getOptions();
  const filename = this.resourcePath;
  transform(source, {
    filename,
    sourceMaps: this.sourceMap,
    sourceFileName: filename,
    configFile: false,
    swcrc: false,
    isModule: true,
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: filename.endsWith('x') },
      transform: { react: { runtime: 'automatic', refresh } },
    },
  }).then(
    ({ code, map }) => done(null, code, map ? JSON.parse(map) : undefined),
    (error) => done(error),
  );
};
