import js from '@eslint/js';
import globals from 'globals';
import i18next from 'eslint-plugin-i18next';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { readdirSync } from 'node:fs';
import tseslint from 'typescript-eslint';

/** `npm test` leaves out the rules of React's compiler: it compiles each file for them, half of the lint's time. */
const isSmoke = process.env.TESTS === 'smoke';
const hooksAlone = { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' };

const remotes = readdirSync(import.meta.dirname).filter((name) => name.startsWith('mfe-'));

/** What may not be imported, and why. Each folder gets the walls that stand around it. */
const walls = {
  mui: {
    regex: '^(@mui|@emotion|notistack|formik|yup|i18next|react-i18next)(/|$)',
    message:
      'Only packages/shared-ui imports the component libraries; use @kotoba/shared-ui/core, /forms or /data.',
  },
  barrel: {
    regex: '^@mui/material$',
    message: 'Import each part of Material by its own path: @mui/material/Dialog.',
  },
  token: {
    regex: '^@kotoba/session/token$',
    message: 'Only packages/api-client reads the token.',
  },
  redux: {
    regex: '^(redux|react-redux|@reduxjs/toolkit)(/|$)',
    message: 'Remotes reach the store through @kotoba/session and @kotoba/api-client.',
  },
  router: {
    regex: '^react-router(-dom)?(/|$)',
    message: 'Use the shared router surface: @kotoba/federation/router.',
  },
  apps: {
    regex: `^(@kotoba/)?(shell|${remotes.join('|')})(/|$)|(^|/)\\.\\./(shell|${remotes.join('|')})/`,
    message: 'Nothing imports an app: remotes and shell meet in @kotoba/contracts.',
  },
  server: {
    regex: '^@kotoba/(api|edge)(/|$)|/services/',
    message: 'The browser talks to the server over HTTP only.',
  },
  browser: {
    regex: '^@kotoba/(shared-ui|session|api-client|federation/runtime)(/|$)|^(react|@mui)(/|$)',
    message: 'The server imports no browser code.',
  },
  gold: {
    regex: '(^|/)quality(/|$)',
    message: 'The gold is what the product is measured against; nothing of the product knows it.',
  },
  up: {
    regex: '^@kotoba/(shared-ui|api-client|federation)(/|$)',
    message: 'contracts, session and japanese stand below the packages that use them.',
  },
};
const wall = (...names) => ({
  'no-restricted-imports': ['error', { patterns: [...names, 'gold'].map((name) => walls[name]) }],
});

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/node_modules/**',
      '.data*/**',
      '**/generated/**',
      'services/api/drizzle/**',
      'test-results/**',
      'playwright-report/**',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strict,
  {
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': true, 'ts-ignore': true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-console': 'error',
      eqeqeq: 'error',
    },
  },
  // The compiler says it of these (noUnusedLocals, noUnusedParameters).
  { files: ['**/*.{ts,tsx}'], rules: { '@typescript-eslint/no-unused-vars': 'off' } },
  {
    files: ['**/*.tsx', '**/use-*.ts'],
    // What a test renders is a few lines.
    ignores: ['**/*.test.tsx'],
    plugins: { 'react-hooks': reactHooks },
    rules: isSmoke ? hooksAlone : reactHooks.configs.recommended.rules,
  },
  { files: ['**/*.tsx'], ...jsxA11y.flatConfigs.recommended },
  {
    files: ['{shell,mfe-*,packages}/**/*.tsx'],
    ignores: ['**/*.test.tsx', '**/testing/**'],
    plugins: { i18next },
    rules: {
      'i18next/no-literal-string': [
        'error',
        {
          mode: 'jsx-only',
          'jsx-attributes': {
            include: ['label', 'title', 'placeholder', 'alt', 'aria-label', 'helperText', 'description'],
          },
          words: { exclude: ['[^\\p{L}]+', 'Kotoba', '言葉', '言'] },
        },
      ],
    },
  },
  {
    files: ['mfe-*/**/*.{ts,tsx}'],
    rules: wall('mui', 'token', 'redux', 'router', 'apps', 'server'),
  },
  { files: ['shell/**/*.{ts,tsx}'], rules: wall('mui', 'token', 'redux', 'router', 'apps', 'server') },
  { files: ['packages/shared-ui/**/*.{ts,tsx}'], rules: wall('barrel', 'token', 'redux', 'apps', 'server') },
  { files: ['packages/api-client/**/*.{ts,tsx}'], rules: wall('mui', 'router', 'apps', 'server') },
  { files: ['packages/session/**/*.{ts,tsx}'], rules: wall('mui', 'router', 'apps', 'server', 'up') },
  {
    files: ['packages/{contracts,japanese}/**/*.{ts,tsx}'],
    rules: wall('mui', 'token', 'apps', 'server', 'up'),
  },
  { files: ['packages/federation/**/*.{ts,tsx}'], rules: wall('mui', 'token', 'apps', 'server') },
  {
    files: ['{engines,services}/**/*.ts'],
    rules: wall('mui', 'token', 'redux', 'router', 'apps', 'browser'),
  },
  {
    files: ['scripts/**', '**/scripts/**', 'bench/**', 'quality/**', '*.mjs', '**/*.cjs', 'e2e/**'],
    rules: { 'no-console': 'off', '@typescript-eslint/no-require-imports': 'off' },
  },
  // Playwright reads the names that a fixture needs from its first parameter, also when it needs none.
  { files: ['e2e/support/{test,outside-assistant}.ts'], rules: { 'no-empty-pattern': 'off' } },
);
