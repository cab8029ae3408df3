export type { AppBuild, Flavour } from './app';
export { BuildFailed, buildApp, buildStandalone, compile, type BuiltApp } from './build-app';
export { developmentConfig } from './development-config';
export { overBudget, sizeLines, type MeasuredPart } from './budgets';
export { ContributionsError, readContributions } from './contributions';
export { duplicates, type Duplicate } from './duplicates';
export type { BuildReport } from './report';
export { standaloneFiles, type StandaloneFiles } from './standalone-files';
export { webpackConfig } from './webpack-config';
