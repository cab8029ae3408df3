import type { WebpackPluginInstance } from 'webpack';
import MinimizerPlugin from 'minimizer-webpack-plugin';

export function minimizer(): WebpackPluginInstance {
  return new MinimizerPlugin({
    extractComments: false,
    terserOptions: { ecma: 2020, format: { comments: false } },
  });
}
