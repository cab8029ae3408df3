import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * Builds an app in memory and replaces in the open page what changes. `handler` (like connect's) answers what is no file of the app;
 * `onFiles` gets each good compilation. Resolves when the first build is done, good or not.
 */
export async function startHotServer({ config, port, handler, onFiles = () => undefined }) {
  const webpack = require('webpack');
  const { default: DevServer } = await import('webpack-dev-server');
  const compiler = webpack(config);
  const built = new Promise((resolve) => {
    compiler.hooks.done.tap('hot-server', (stats) => {
      if (!stats.hasErrors()) onFiles(stats.compilation);
      resolve();
    });
  });
  const server = new DevServer(
    {
      port,
      host: '127.0.0.1',
      hot: true,
      client: {
        overlay: true,
        logging: 'warn',
        webSocketURL: { protocol: 'ws', hostname: '127.0.0.1', port, pathname: '/ws' },
      },
      static: false,
      devMiddleware: { publicPath: config.output.publicPath, index: false },
      setupMiddlewares: (middlewares) =>
        handler ? [{ name: 'handler', middleware: handler }, ...middlewares] : middlewares,
    },
    compiler,
  );
  await server.start();
  await built;
  return server;
}
