import path from 'node:path';
import { monolithConfig } from '@kotoba/federation/build';

export default monolithConfig(__dirname, {
  root: path.resolve(__dirname, '../..'),
  replaced: [
    [/^\.\/page-routes$|\/pages\/page-routes$/, 'pages/page-routes.ts'],
    [/\/read-registry$|\/lazy-groups$|^@kotoba\/federation\/runtime$/, 'stand-ins.ts'],
  ],
});
