export type { AppBuild, Flavour } from './app';
export { BuildFailed, buildApp, compile, type BuiltApp } from './build-app';
export { overBudget, sizeLines, type MeasuredPart } from './budgets';
export { ContributionsError, readContributions } from './contributions';
export { duplicates, type Duplicate } from './duplicates';
export type { BuildReport } from './report';
export { webpackConfig } from './webpack-config';
