import {
  deployedRemote,
  registry as registrySchema,
  REGISTRY_ELEMENT_ID,
  remoteName,
  type Registry,
} from '@kotoba/contracts';
import type { Problem } from './problem';

export interface RegistryReading {
  readonly registry: Registry;
  readonly problems: readonly Problem[];
}

/** The suite without remotes: what a broken registry leaves. */
const bare: Registry = { id: '0'.repeat(16), createdAt: new Date(0).toISOString(), remotes: {} };

/** How many characters of a schema's complaint are kept. */
const DETAIL_LENGTH = 400;

const detailOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ').slice(0, DETAIL_LENGTH);

type Page = Pick<Document, 'getElementById'>;

/**
 * The snapshot that the edge inlined into `page`, parsed strictly. A missing or unreadable one leaves the bare shell;
 * a remote whose row alone is wrong is left out and named, so that one bad release cannot take the others with it.
 * Never throws.
 */
export function readRegistry(page: Page = document): RegistryReading {
  const text = page.getElementById(REGISTRY_ELEMENT_ID)?.textContent;
  if (!text) return { registry: bare, problems: [{ code: 'registry-missing' }] };
  try {
    const json: unknown = JSON.parse(text);
    const whole = registrySchema.safeParse(json);
    return whole.success ? { registry: whole.data, problems: [] } : salvage(json);
  } catch (error) {
    return { registry: bare, problems: [{ code: 'registry-broken', detail: detailOf(error) }] };
  }
}

/** What can be kept of a snapshot that is not wholly right. Throws when its frame is wrong. */
function salvage(json: unknown): RegistryReading {
  if (!hasRemotes(json)) throw new TypeError('The registry names no remotes');
  const problems: Problem[] = [];
  const sound: [string, unknown][] = [];
  for (const [remote, row] of Object.entries(json.remotes)) {
    const error = remoteName.safeParse(remote).error ?? deployedRemote.safeParse(row).error;
    if (error) problems.push({ code: 'remote-broken', remote, detail: detailOf(error) });
    else sound.push([remote, row]);
  }
  return { registry: registrySchema.parse({ ...json, remotes: Object.fromEntries(sound) }), problems };
}

function hasRemotes(json: unknown): json is { remotes: Record<string, unknown> } {
  if (typeof json !== 'object' || json === null || !('remotes' in json)) return false;
  return typeof json.remotes === 'object' && json.remotes !== null && !Array.isArray(json.remotes);
}
