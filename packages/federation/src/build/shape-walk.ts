import { createHash } from 'node:crypto';
import { HALF_A_FACT } from '@kotoba/contracts/surface';
import ts from 'typescript';

/** `given` is what the user gets (a result, an export), `taken` what it hands over (an argument, a prop). */
type Way = 'given' | 'taken';
const turned = (way: Way): Way => (way === 'given' ? 'taken' : 'given');

/** Types of libraries whose parameters are no results: which way each goes; null where it does not matter. */
const PARAMETERS: Readonly<Record<string, readonly ('same' | 'turned' | null)[]>> = {
  QueryDefinition: ['turned', null, null, 'same'],
  MutationDefinition: ['turned', null, null, 'same'],
  ApiEndpointQuery: ['same', null],
  ApiEndpointMutation: ['same', null],
  FC: ['turned'],
  FunctionComponent: ['turned'],
  ComponentType: ['turned'],
  ForwardRefExoticComponent: ['turned'],
  Dispatch: ['turned'],
};

/** Deeper than this a type is only named. */
const DEEPEST = 12;

/** What a schema of zod gives back. */
export function parsedBySchema(checker: ts.TypeChecker, type: ts.Type): ts.Type | undefined {
  const inside = type.getProperty('_zod');
  const output = inside && checker.getTypeOfSymbol(inside).getProperty('output');
  return output && checker.getTypeOfSymbol(output);
}

/** Half a fact. */
const hashed = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, HALF_A_FACT);

/** Walks through the type of one export. */
export class ShapeWalk {
  readonly #gives = new Set<string>();
  readonly #asks = new Set<string>();
  /** What is being walked through: a type that holds itself is not entered again. */
  readonly #around: ts.Type[] = [];
  /** Type parameters have no names here: a renamed one is the same. */
  readonly #parameters = new Map<ts.Type, string>();

  constructor(
    private readonly program: ts.Program,
    private readonly checker: ts.TypeChecker,
  ) {}

  shapeOf(type: ts.Type): string {
    this.#type(type, '', 'given');
    return [this.#gives, this.#asks].map((facts) => [...facts].sort().join('')).join('.');
  }

  #note(facts: Set<string>, place: string, fact: string): void {
    facts.add(hashed(place) + hashed(fact));
  }

  /** One of the things that a value can be: a user must know all that it gets, and may hand over what is known. */
  #kind(place: string, kind: string, way: Way): void {
    this.#note(way === 'given' ? this.#asks : this.#gives, place, kind);
  }

  #type(type: ts.Type, place: string, way: Way): void {
    if (type.isUnion()) this.#union(type, place, way);
    // A value alone is no shape: a limit or a colour may be another one.
    else this.#one(way === 'given' ? this.#widened(type) : type, place, way);
  }

  /** Of a library's own union (`ReactNode`) the objects have its name. */
  #union(union: ts.UnionType, place: string, way: Way): void {
    const name = this.#libraryName(union);
    if (name) this.#ofLibrary(union, name, place, way);
    for (const member of union.types.filter((each) => !name || !isObject(each))) {
      const mark = this.#tellingApart(member);
      if (mark) this.#kind(place, mark, way);
      this.#one(member, place + mark, way);
    }
  }

  #widened(type: ts.Type): ts.Type {
    return type.flags & (ts.TypeFlags.NumberLiteral | ts.TypeFlags.StringLiteral)
      ? this.checker.getBaseTypeOfLiteralType(type)
      : type;
  }

  #one(type: ts.Type, place: string, way: Way): void {
    if (type.flags & ts.TypeFlags.TypeParameter) {
      this.#kind(place, this.#parameters.get(type) ?? 'type parameter', way);
    } else if (!isObject(type)) {
      this.#kind(place, this.#named(type), way);
    } else if (this.#around.includes(type) || this.#around.length > DEEPEST) {
      this.#kind(place, 'again', way);
    } else {
      this.#around.push(type);
      this.#object(type, place, way);
      this.#around.pop();
    }
  }

  #named(type: ts.Type): string {
    return this.checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation);
  }

  #object(type: ts.Type, place: string, way: Way): void {
    const parsed = parsedBySchema(this.checker, type);
    if (parsed) return this.#type(parsed, place, way);
    const name = this.#libraryName(type);
    if (name) return this.#ofLibrary(type, name, place, way);
    if (type.isIntersection()) return type.types.forEach((each) => this.#type(each, place, way));
    if (this.checker.isTupleType(type)) return this.#tuple(type, place, way);
    const calls = [...type.getCallSignatures(), ...type.getConstructSignatures()];
    this.#kind(place, calls.length > 0 ? 'function' : 'object', way);
    calls.forEach((call, index) => this.#call(call, `${place}#${index || ''}`, way));
    this.#properties(type, place, way);
    for (const { keyType, type: each } of this.checker.getIndexInfosOfType(type)) {
      this.#note(this.#gives, place, `[${this.#named(keyType)}]`);
      this.#type(each, `${place}[]`, way);
    }
  }

  /** The name that a library has for a type. What the language's own aliases make (`Omit`) is what it consists of. */
  #libraryName(type: ts.Type): ts.Symbol | undefined {
    return [type.aliasSymbol, type.symbol].find((symbol) => {
      const library = symbol && !symbol.name.startsWith('__') && this.#libraryOf(symbol);
      return library && !(library === 'lib' && symbol === type.aliasSymbol);
    });
  }

  #tuple(type: ts.Type, place: string, way: Way): void {
    this.checker.getTypeArguments(type as ts.TypeReference).forEach((each, index) => {
      this.#note(this.#gives, place, `[${index}]`);
      this.#type(each, `${place}[${index}]`, way);
    });
  }

  /** The members of a union are told apart by their literals: `{type="a"}`. */
  #tellingApart(type: ts.Type): string {
    const literals = (isObject(type) ? type.getProperties() : []).flatMap((property) => {
      if (this.#libraryOf(property)) return [];
      const value = this.checker.getTypeOfSymbol(property);
      return value.isStringLiteral() ? `${property.name}="${value.value}"` : [];
    });
    return literals.length > 0 ? `{${literals.join()}}` : '';
  }

  #call(call: ts.Signature, place: string, way: Way): void {
    for (const parameter of call.typeParameters ?? [])
      this.#parameters.set(parameter, `type parameter ${this.#parameters.size}`);
    call.parameters.forEach((parameter, index) => {
      const { valueDeclaration: written } = parameter;
      const isNode = written && ts.isParameter(written);
      const isOptional = isNode && this.checker.isOptionalParameter(written);
      const isRest = isNode && written.dotDotDotToken;
      this.#member(
        `(${index}${isRest ? '…' : ''}`,
        isOptional || isRest ? 'may' : 'must',
        place,
        turned(way),
      );
      this.#type(this.checker.getTypeOfSymbol(parameter), `${place}(${index}`, turned(way));
    });
    this.#type(call.getReturnType(), `${place})`, way);
  }

  /** Something that stands below a place, and whether who hands the whole over must have it. */
  #member(name: string, need: 'may' | 'must', place: string, way: Way): void {
    this.#note(this.#gives, place, name);
    if (way === 'taken' && need === 'must') this.#note(this.#asks, place, `${name} is needed`);
  }

  #properties(type: ts.Type, place: string, way: Way): void {
    const ofLibraries = new Map<ts.Symbol, string[]>();
    for (const property of this.checker.getPropertiesOfType(type)) {
      const owner = property.declarations?.[0]?.parent;
      const interfaceOf = owner && ts.isInterfaceDeclaration(owner) && this.#symbolAt(owner);
      if (/^(__|#)/.test(property.name) || isHidden(property)) continue;
      if (interfaceOf && this.#libraryOf(property)) {
        ofLibraries.set(interfaceOf, [...(ofLibraries.get(interfaceOf) ?? []), property.name]);
        continue;
      }
      const isOptional = property.flags & ts.SymbolFlags.Optional;
      this.#member(`.${property.name}`, isOptional ? 'may' : 'must', place, way);
      this.#type(this.checker.getTypeOfSymbol(property), `${place}.${property.name}`, way);
    }
    for (const [owner, names] of ofLibraries) this.#inherited(owner, names, place);
  }

  #symbolAt(node: ts.InterfaceDeclaration): ts.Symbol | undefined {
    return this.checker.getSymbolAtLocation(node.name);
  }

  /** What a type has of an interface of a library, all attributes of a button: by its name, and what it leaves out. */
  #inherited(owner: ts.Symbol, names: readonly string[], place: string): void {
    const all = [...(owner.members?.keys() ?? [])].map(String);
    const missing = all.filter((name) => !names.includes(name));
    if (missing.length > names.length) for (const name of names) this.#note(this.#gives, place, `.${name}`);
    else {
      this.#note(this.#gives, place, `all of ${owner.name}`);
      for (const name of missing) this.#note(this.#asks, place, `no ${owner.name}.${name}`);
    }
  }

  /** A type of a library is its name there; what it is filled with may be ours. */
  #ofLibrary(type: ts.Type, name: ts.Symbol, place: string, way: Way): void {
    this.#kind(place, `${this.#libraryOf(name)} ${name.name}`, way);
    const filled =
      name === type.aliasSymbol
        ? (type.aliasTypeArguments ?? [])
        : this.checker.getTypeArguments(type as ts.TypeReference);
    filled.forEach((each, index) => {
      const known = PARAMETERS[name.name];
      const direction = known ? known[index] : 'same';
      if (direction) this.#type(each, `${place}<${index}>`, direction === 'same' ? way : turned(way));
    });
  }

  /** The library that declares a symbol; undefined for what is ours, installed or not. */
  #libraryOf(symbol: ts.Symbol): string | undefined {
    const source = symbol.declarations?.[0]?.getSourceFile();
    if (!source) return undefined;
    if (this.program.isSourceFileDefaultLibrary(source)) return 'lib';
    return /.*\/node_modules\/(?!@kotoba\/)((?:@[^/]+\/)?[^/]+)\//.exec(source.fileName)?.[1];
  }
}

const isObject = (type: ts.Type): boolean =>
  (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0;

const isHidden = (property: ts.Symbol): boolean =>
  property.declarations?.some(
    (each) => ts.getCombinedModifierFlags(each) & (ts.ModifierFlags.Private | ts.ModifierFlags.Protected),
  ) ?? false;
