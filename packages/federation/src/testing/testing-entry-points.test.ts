import webpack from 'webpack';

/** What webpack says about an entry that imports `specifier`. Nothing is written. */
async function complaintsAbout(specifier: string): Promise<string[]> {
  const compiler = webpack({
    mode: 'development',
    context: __dirname,
    entry: `data:text/javascript,import ${JSON.stringify(specifier)}`,
    output: { path: __dirname },
  });
  compiler.outputFileSystem = null;
  return new Promise((resolve, reject) => {
    compiler.compile((error, compilation) => {
      if (error || !compilation) reject(error ?? new Error('No compilation'));
      else resolve(compilation.errors.map(({ message }) => message));
    });
  });
}

test.each(['@kotoba/federation/testing', '@kotoba/api-client/testing'])(
  'a build that imports %s fails, so that no test tool reaches a learner',
  async (entryPoint) => {
    const complaints = await complaintsAbout(entryPoint);
    expect(complaints).toHaveLength(1);
    expect(complaints[0]).toContain('"./testing" is not exported under the conditions');
  },
);

test('other entry points are open', async () => {
  expect(await complaintsAbout('@kotoba/contracts/package.json')).toEqual([]);
});
