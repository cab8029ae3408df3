import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Builds in memory, replaces what changes in the open page, and answers everything else by `handler`. */
export async function serveHot({ config, handler, port, onFiles }) {
  const webpack = require('webpack');
  const { default: DevServer } = await import('webpack-dev-server');
  const compiler = webpack(config);
  const built = new Promise((resolve) => {
    compiler.hooks.done.tap('standalone', (stats) => {
      if (!stats.hasErrors()) onFiles(stats.compilation);
      resolve();
    });
  });
  const server = new DevServer(
    {
      port,
      host: '127.0.0.1',
      hot: true,
      client: { overlay: true, logging: 'warn' },
      static: false,
      devMiddleware: { publicPath: config.output.publicPath, index: false },
      allowedHosts: 'auto',
      setupMiddlewares: (middlewares) => [{ name: 'standalone', middleware: handler }, ...middlewares],
    },
    compiler,
  );
  await server.start();
  await built;
  return server;
}
