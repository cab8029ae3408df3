import { appConfig } from '@kotoba/federation/build';

export default appConfig(__dirname);
