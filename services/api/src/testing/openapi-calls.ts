import { z } from 'zod';

interface Schema {
  $ref?: string;
  type?: string;
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  minLength?: number;
  minimum?: number;
  format?: string;
}

interface Operation {
  operationId: string;
  parameters?: { in: string; name: string; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

interface Document {
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

export interface Call {
  readonly operationId: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `/api`, with `{name}` for parameters. */
  readonly path: string;
  readonly pathParameters: readonly string[];
  readonly queryParameters: readonly string[];
  /** A body that says something plausible in every field, or undefined. */
  readonly body: Record<string, unknown> | undefined;
}

const methods = z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']);

/** Fields that take kana alone. */
const KANA = new Set(['hiragana', 'katakana']);

function example(schema: Schema, document: Document): unknown {
  if (schema.$ref)
    return example(document.components.schemas[schema.$ref.split('/').pop() ?? ''] ?? {}, document);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf?.[0]) return example(schema.anyOf[0], document);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, inner]) => [
          name,
          KANA.has(name) ? 'かさ' : example(inner, document),
        ]),
      );
    case 'array':
      return [example(schema.items ?? {}, document)];
    case 'integer':
    case 'number':
      return Math.max(1, schema.minimum ?? 1);
    case 'boolean':
      return true;
    default:
      return schema.format === 'email' ? 'a@example.com' : 'Umbrella 1'.padEnd(schema.minLength ?? 0, 'x');
  }
}

/** Every call that the server describes, ready to be filled with values. */
export function callsOf(openapi: object): Call[] {
  const document = openapi as Document;
  return Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { operationId, parameters = [], requestBody }]): Call => {
      const schema = requestBody?.content['application/json']?.schema;
      const named = (place: string) => parameters.filter((p) => p.in === place).map(({ name }) => name);
      return {
        operationId,
        method: methods.parse(method.toUpperCase()),
        path,
        pathParameters: named('path'),
        queryParameters: named('query'),
        body: schema && (example(schema, document) as Record<string, unknown>),
      };
    }),
  );
}
