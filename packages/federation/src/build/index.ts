export type { AppBuild, Flavour } from './app';
export { webpackConfig } from './webpack-config';
