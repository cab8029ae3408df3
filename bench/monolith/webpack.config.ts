import path from 'node:path';
import { monolithConfig } from '@kotoba/federation/build';

export default monolithConfig(__dirname, {
  root: path.resolve(__dirname, '../..'),
  replaced: [
    [/\/registry\/read-registry$/, 'read-registry.ts'],
    [/^\.\/page-routes$|\/pages\/page-routes$/, 'pages/page-routes.ts'],
    [/^@kotoba\/federation\/runtime$/, 'runtime.ts'],
    [/\/lazy-groups$/, 'lazy-groups.ts'],
  ],
});
