import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { RuleSetRule } from 'webpack';
import type { AppBuild } from './app';
import { definitionsOnly } from './lean-libraries';

/** How sources become modules: TypeScript through swc, styles into files of their own, fonts and pictures as content-hashed assets. */
export function rules(build: AppBuild): RuleSetRule[] {
  const refresh = build.mode === 'development';
  return [
    { test: /\.tsx?$/, exclude: /node_modules/, use: { loader: 'kotoba-swc', options: { refresh } } },
    definitionsOnly,
    { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'], sideEffects: true },
    { test: /\.(woff2|svg|png|webp)$/, type: 'asset/resource' },
    // Libraries that are ES modules by name but import without file endings.
    { test: /\.m?js$/, resolve: { fullySpecified: false } },
  ];
}
