import path from 'node:path';
import type { RuleSetRule } from 'webpack';
import type { AppBuild } from './app';

/** Names the attributes that a styled element forwards, in place of a list of all attributes there are. */
const FORWARDED_PROP = 'packages/shared-ui/src/core/theme/forwarded-prop.ts';

const TOUCH_RIPPLE = 'node_modules/@mui/material/ButtonBase/TouchRipple.mjs';
/** Draws nothing. */
const NOTHING = 'packages/federation/src/build/page/nothing.mjs';

/** Lighter files in place of those that a library's package.json leads to. Each figure is Brotli, measured on the shell's start. */
export function leanLibraries(build: AppBuild): Record<string, string> {
  const router = path.join(build.root, 'node_modules/react-router/dist/production');
  return {
    // 1.7 kB
    '@emotion/is-prop-valid$': path.join(build.root, FORWARDED_PROP),
    // 2.1 kB: our theme has no ripple.
    [`${path.join(build.root, TOUCH_RIPPLE)}$`]: path.join(build.root, NOTHING),
    // 0.4 kB of warnings; bundlers are led to the development build, whatever the mode.
    ...(build.mode === 'production' && {
      'react-router$': path.join(router, 'index.mjs'),
      'react-router/dom$': path.join(router, 'dom-export.mjs'),
    }),
  };
}

/** Modules of definitions; their packages only do not say so, and unused ones would stay (`withTheme`'s helper: 0.5 kB). */
export const definitionsOnly: RuleSetRule = {
  test: [
    /[\\/]@module-federation[\\/](runtime-core|runtime|webpack-bundler-runtime)[\\/]/,
    /[\\/]hoist-non-react-statics[\\/]/,
  ],
  sideEffects: false,
};
