// Writes what each answer of the API must hold, from services/api/openapi.json, as a module of zod/mini.
// Our own, because a browser checks less than the document says: unknown keys and new values of an enum pass, ranges
// and patterns are the server's business. A generator that renders the whole document would have to be undone there.

/** As much of JSON Schema as the server's document uses. */
interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly default?: unknown;
}

interface Operation {
  readonly operationId: string;
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema?: Schema }>> }>
  >;
}

/** An OpenAPI document, as far as answers go. */
export interface ApiDocument {
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

const nameOf = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1);

/** The expression for one schema. Ranges and lengths are the server's own business: no screen falls over them. */
function expressionOf(schema: Schema): string {
  if (schema.$ref !== undefined) return nameOf(schema.$ref);
  if (schema.anyOf) return anyOf(schema.anyOf);
  if (Array.isArray(schema.type)) return anyOf(schema.type.map((type: string) => ({ ...schema, type })));
  if ('const' in schema) return `z.literal(${JSON.stringify(schema.const)})`;
  switch (schema.type) {
    case 'object':
      return objectOf(schema);
    case 'array':
      return `z.array(${expressionOf(schema.items ?? {})})`;
    case 'string':
      return schema.format?.startsWith('date') ? 'time' : 'z.string()';
    // `success: true` says that it went well; any other value does not.
    case 'boolean':
      return schema.enum ? `z.literal(${JSON.stringify(schema.enum[0])})` : 'z.boolean()';
    case 'integer':
    case 'number':
      return 'z.number()';
    case 'null':
      return 'z.null()';
    case undefined:
      return 'z.unknown()';
    default:
      throw new Error(`No answer had the type ${String(schema.type)} before`);
  }
}

function anyOf(choices: readonly Schema[]): string {
  const [first, second, ...more] = choices;
  if (first && second?.type === 'null' && more.length === 0) return `z.nullable(${expressionOf(first)})`;
  return `z.union([${choices.map(expressionOf).join(', ')}])`;
}

/** Whether it is one of several shapes that a constant tells apart. */
const isOfAKind = ({ anyOf: choices = [] }: Schema): boolean =>
  choices.length > 1 &&
  choices.every(({ properties = {} }) => Object.values(properties).some((one) => 'const' in one));

function objectOf({ properties = {}, required = [], additionalProperties }: Schema): string {
  if (typeof additionalProperties === 'object')
    return `z.record(z.string(), ${expressionOf(additionalProperties)})`;
  const fields = Object.entries(properties).map(([key, field]) => {
    const expression = expressionOf(field);
    const whole =
      field.default !== undefined
        ? `z._default(${expression}, ${JSON.stringify(field.default)})`
        : required.includes(key)
          ? expression
          : isOfAKind(field)
            ? `z.catch(z.optional(${expression}), undefined)`
            : `z.optional(${expression})`;
    return `${JSON.stringify(key)}: ${whole}`;
  });
  return `z.looseObject({ ${fields.join(', ')} })`;
}

function refsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '$ref' && typeof inner === 'string' ? [nameOf(inner)] : refsOf(inner),
  );
}

/**
 * The module. Keys that are not known are let through: a newer server may send more. So is a new value of an enum,
 * which a screen that does not know it leaves out or shows as it is; an optional field of a kind that is not known is
 * left out. A field with a default may be missing: an older server does not send it yet.
 */
export function answersModule({ components, paths }: ApiDocument): string {
  const answers = Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .map(({ operationId, responses }) => {
      const [, good] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? [];
      return [operationId, good?.content?.['application/json']?.schema] as const;
    });
  const written = new Map<string, string>();
  const write = (name: string): void => {
    const schema = components.schemas[name];
    if (!schema || written.has(name)) return;
    refsOf(schema)
      .filter((each) => each !== name)
      .forEach(write);
    written.set(name, `const ${name} = ${expressionOf(schema)};`);
  };
  answers.flatMap(([, schema]) => refsOf(schema)).forEach(write);
  const lines = answers.flatMap(([name, schema]) => (schema ? [`  ${name}: ${expressionOf(schema)},`] : []));
  return `// Generated by npm run generate.
import * as z from 'zod/mini';

/** A moment or a day that a clock can show. */
const time = z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text))));
${[...written.values()].join('\n')}

/** What the good answer of each call holds, by its operation id. */
export const answers: Readonly<Record<string, z.ZodMiniType>> = {
${lines.join('\n')}
};
`;
}
