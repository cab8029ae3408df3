import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { RuleSetRule } from 'webpack';
import type { AppBuild } from './app';

/** How sources become modules: TypeScript through swc, styles into files of their own, fonts and pictures as content-hashed assets. */
export function rules(build: AppBuild): RuleSetRule[] {
  const refresh = build.mode === 'development';
  return [
    { test: /\.tsx?$/, exclude: /node_modules/, use: { loader: 'kotoba-swc', options: { refresh } } },
    // Modules of definitions; their packages only do not say so.
    {
      test: /[\\/]@module-federation[\\/](runtime-core|runtime|webpack-bundler-runtime)[\\/]/,
      sideEffects: false,
    },
    { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'], sideEffects: true },
    { test: /\.(woff2|svg|png|webp)$/, type: 'asset/resource' },
    // Libraries that are ES modules by name but import without file endings.
    { test: /\.m?js$/, resolve: { fullySpecified: false } },
  ];
}
