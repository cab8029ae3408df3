import type { RegistryReading } from '../../../shell/src/registry/read-registry';
import { remoteContributions } from './remote-contributions';

/** Stands where the shell reads the page's registry: the remotes are part of the program. */
export function readRegistry(): RegistryReading {
  const id = '0'.repeat(16);
  const remotes = Object.entries(remoteContributions).map(([name, contributions]) => {
    const none = { contract: 1, version: '0.1.0', id, url: '/', entry: 'none', integrity: '', shared: {} };
    return [name, { current: { ...none, contributions }, previous: null }];
  });
  const createdAt = new Date(0).toISOString();
  return { registry: { id, createdAt, remotes: Object.fromEntries(remotes) }, problems: [] };
}
