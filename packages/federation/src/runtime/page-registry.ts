import { REGISTRY_ELEMENT_ID, registry, type Registry } from '@kotoba/contracts';

export type PageRegistry =
  | { ok: true; registry: Registry }
  | { ok: false; code: 'missing' | 'malformed'; cause?: unknown };

/** The snapshot that the server wrote into this page, checked to the letter. A tab keeps the one it started with. */
export function readPageRegistry(page: Pick<Document, 'getElementById'> = document): PageRegistry {
  const text = page.getElementById(REGISTRY_ELEMENT_ID)?.textContent;
  if (!text) return { ok: false, code: 'missing' };
  try {
    return { ok: true, registry: registry.parse(JSON.parse(text)) };
  } catch (cause) {
    return { ok: false, code: 'malformed', cause };
  }
}
