import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';

/** Everything under it belongs to the API. */
export const API_PREFIX = '/api';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Models = Record<string, Json>;

export interface OpenApiDocument {
  paths?: Json;
  components?: { schemas?: Models };
}

const PREFIX = '#/components/schemas/';
const SUFFIX = 'Input';

/** The names of models that `value` refers to directly. */
function references(value: Json | undefined): string[] {
  if (Array.isArray(value)) return value.flatMap(references);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '$ref' && typeof inner === 'string' && inner.startsWith(PREFIX)
      ? [inner.slice(PREFIX.length)]
      : references(inner),
  );
}

function reachable(start: Json | undefined, models: Models): Set<string> {
  const seen = new Set<string>();
  const queue = references(start);
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (seen.has(name)) continue;
    seen.add(name);
    queue.push(...references(models[name]));
  }
  return seen;
}

function rename(value: Json, names: ReadonlyMap<string, string>): Json {
  if (Array.isArray(value)) return value.map((inner) => rename(inner, names));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      const name = key === '$ref' && typeof inner === 'string' ? inner.slice(PREFIX.length) : null;
      return [key, name === null ? rename(inner, names) : PREFIX + (names.get(name) ?? name)];
    }),
  );
}

/**
 * The type provider describes every named schema twice, as `X` (what the server gives) and `XInput` (what it takes).
 * Keeps what is used, under the plain name wherever the two do not both occur or say the same, so that the generated
 * client has one type for one thing. For this no schema's own id may end in "Input".
 */
export function tidyModels<Document extends OpenApiDocument>(document: Document): Document {
  const models = document.components?.schemas ?? {};
  const used = reachable(document.paths, models);
  const names = new Map<string, string>();
  for (const name of used) {
    const plain = name.endsWith(SUFFIX) ? name.slice(0, -SUFFIX.length) : name;
    const isSame = JSON.stringify(models[plain]) === JSON.stringify(models[name]);
    names.set(name, !used.has(plain) || isSame ? plain : name);
  }
  const schemas = Object.fromEntries(
    [...used]
      .map((name): [string, Json] => [names.get(name) ?? name, rename(models[name] ?? {}, names)])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  return {
    ...document,
    paths: rename(document.paths ?? {}, names),
    components: { ...document.components, schemas },
  };
}

/** Collects the routes' schemas into the document that the client is generated from. Before the routes. */
export async function installOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Kotoba', version: '1.0.0' },
      servers: [{ url: API_PREFIX }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
}
