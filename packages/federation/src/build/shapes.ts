import { createHash } from 'node:crypto';
import ts from 'typescript';
import { parsedBySchema, ShapeWalk } from './shape-walk';

interface Shape {
  shape: string;
  /** As a surface names it; nothing of what a library declares. */
  source?: string;
}

/**
 * Of each shared package the shape (as `@kotoba/contracts/surface` describes it) of each export that is a value. Of an
 * object it is that of each member, so that whoever uses one does not depend on the others: `maxLength.note`,
 * `endpoints.createNote`, `serverEvent.chat.changed`.
 */
export type Shapes = Record<string, Record<string, Shape>>;

/** Raise the number when the same type gets other facts. */
export const SHAPED_BY = `1, TypeScript ${ts.versionMajorMinor}`;

/** What stands around the definition of an endpoint; the name of the export tells which it is. */
const AROUND_ENDPOINT = /^(ApiEndpoint|UseLazy|Use)(Query|Mutation)$/;

/** The shapes of everything that `entries` export: the file of each shared package. */
export function shapesOf(
  entries: Readonly<Record<string, string>>,
  options: ts.CompilerOptions,
  host?: ts.CompilerHost,
): Shapes {
  const program = ts.createProgram({ rootNames: Object.values(entries), options, host });
  const checker = program.getTypeChecker();
  return Object.fromEntries(
    Object.entries(entries).map(([request, file]) => {
      const source = program.getSourceFile(file);
      const module = source && checker.getSymbolAtLocation(source);
      if (!module) throw new Error(`${file} exports nothing`);
      const shapes = checker.getExportsOfModule(module).flatMap((exported): [string, Shape][] => {
        const isAlias = exported.flags & ts.SymbolFlags.Alias;
        const symbol = isAlias ? checker.getAliasedSymbol(exported) : exported;
        if (!(symbol.flags & ts.SymbolFlags.Value)) return [];
        const parts = partsOf(checker, checker.getTypeOfSymbol(symbol));
        return parts.map(([member, type]) => [
          [exported.name, ...member].join('.'),
          { shape: new ShapeWalk(program, checker).shapeOf(type), ...sourceOf(symbol) },
        ]);
      });
      return [request, Object.fromEntries(shapes.sort(([a], [b]) => (a < b ? -1 : 1)))];
    }),
  );
}

/** The file that declares it, among the packages here or where they are installed. */
function sourceOf({ declarations }: ts.Symbol): Pick<Shape, 'source'> {
  const { fileName = '', text = '' } = declarations?.[0]?.getSourceFile() ?? {};
  const file = /.*\/(?:packages|node_modules\/@kotoba)\/((?!.*\/node_modules\/).+)$/.exec(fileName)?.[1];
  if (!file) return {};
  return { source: `${file}#${createHash('sha256').update(text).digest('base64url').slice(0, 8)}` };
}

/** The members of an export that is an object, or all of it without a name. */
function partsOf(checker: ts.TypeChecker, type: ts.Type): [member: string[], type: ts.Type][] {
  const [definition] = AROUND_ENDPOINT.test(type.aliasSymbol?.name ?? '')
    ? (type.aliasTypeArguments ?? [])
    : [];
  if (definition) return [[[], definition]];
  const parsed = parsedBySchema(checker, type);
  // Redux Toolkit's API is a list of endpoints.
  const object = type.aliasSymbol?.name === 'Api' ? (type.aliasTypeArguments?.[1] ?? type) : type;
  const members = parsed
    ? eventsOf(checker, parsed)
    : isPlain(object)
      ? object.getProperties().map((each): [string, ts.Type] => [each.name, checker.getTypeOfSymbol(each)])
      : [];
  return members.length > 0 ? members.map(([name, each]) => [[name], each]) : [[[], type]];
}

/** An object literal, as it is written or mapped from another one. */
const isPlain = (type: ts.Type): boolean =>
  /^__(object|type)$/.test(type.symbol?.name ?? '') &&
  type.getCallSignatures().length + type.getConstructSignatures().length === 0;

/** The members of a union by their `type`. */
function eventsOf(checker: ts.TypeChecker, union: ts.Type): [string, ts.Type][] {
  return (union.isUnion() ? union.types : []).flatMap((each): [string, ts.Type][] => {
    const name = each.getProperty('type');
    const literal = name && checker.getTypeOfSymbol(name);
    return literal?.isStringLiteral() ? [[literal.value, each]] : [];
  });
}
