import path from 'node:path';
import { shapesOf } from '@kotoba/federation/shapes';
import type { Surface } from '@kotoba/contracts/surface';
import ts from 'typescript';
import { misfits } from './misfits';

const PACKAGE = '@kotoba/shared';
const button = (props: string, body = 'return <button>{label}</button>') => `
  export interface ButtonProps { label: string; ${props} }
  export function Button({ label }: ButtonProps) { ${body} }`;
const events = (...types: string[]) => `
  import * as z from 'zod/mini';
  export const serverEvent = z.discriminatedUnion('type', [
    ${types.map((type) => `z.strictObject({ type: z.literal('${type}'), id: z.int() })`).join()}]);`;
const api = (answer: string, argument = 'id: number') => `
  import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
  const api = createApi({ baseQuery: fetchBaseQuery(), endpoints: (build) => ({
    word: build.query<{ ${answer} }, { ${argument} }>({ query: () => '/' }) }) });
  export const { useWordQuery } = api;`;
const attributes = (left: string) => `
  import type { ComponentProps } from 'react';
  export function Field(props: Omit<ComponentProps<'input'>, ${left}>) { return <input {...props} />; }`;
const icon = (names: string) => `
  type Name = ${names};
  export function Row({ icons }: { icons: readonly Name[] }) { return <p>{icons.length}</p>; }`;

/** What a remote was built with, what the shell has, and what does not fit. */
type Case = [change: string, before: string, after: string];

const harmless: Case[] = [
  ['a comment', button(''), `/** A button. */ ${button('/** Big? */')}`],
  ['a new optional prop', button(''), button('tone?: string;')],
  ['a new export', button(''), `${button('')} export const more = 1;`],
  ['another implementation', button(''), button('', 'return <b>{label.trim()}</b>')],
  ['props in another order', button('a: 1; b: 2'), button('b: 2; a: 1')],
  ['one more choice', button("tone: 'calm'"), button("tone: 'calm' | 'loud'")],
  ['one more name in a list', icon("'a' | 'b'"), icon("'a' | 'b' | 'c'")],
  ['a prop that is needed no more', button('tone: string'), button('tone?: string')],
  ['a text that may be an element', button('a: string'), button("a: import('react').ReactNode")],
  ['a callback that is told more', button('on(it: { a: 1 }): void'), button('on(it: { a: 1; b: 2 }): void')],
  ['a type of another name', button(''), button('').replaceAll('ButtonProps', 'Props')],
  [
    'a type in the place of an interface',
    button(''),
    button('').replace('interface ButtonProps', 'type ButtonProps ='),
  ],
  [
    'a function as a constant',
    'export function f(a: string) { return a; }',
    'export const f = (a: string) => a;',
  ],
  ['another name of a parameter', 'export const f = (a: string) => a;', 'export const f = (b: string) => b;'],
  ['another name of a type', 'export const f = <A,>(a: A) => a;', 'export const f = <B,>(b: B) => b;'],
  [
    'one more parameter that may be',
    'export const f = (a: 1) => a;',
    'export const f = (a: 1, b?: 2) => (b ? a : a);',
  ],
  ['a result with more', 'export const f = () => ({ a: 1 });', 'export const f = () => ({ a: 1, b: 2 });'],
  [
    'a result that is always there',
    'export declare const f: () => string | null;',
    'export declare const f: () => string;',
  ],
  ['a result that is written down', 'export const f = () => 1 + 1;', 'export const f = (): number => 1 + 1;'],
  [
    'another limit',
    'export const max = { note: 500 } as const;',
    'export const max = { note: 600 } as const;',
  ],
  [
    'another colour',
    "export const color = { ink: '#000' } as const;",
    "export const color = { ink: '#111' } as const;",
  ],
  ['one more member', 'export const max = { note: 500 };', 'export const max = { note: 500, name: 20 };'],
  ['a new event', events('a', 'b'), events('a', 'b', 'c')],
  ['an answer with more', api('text: string'), api('text: string; kana: string')],
  ['a call that takes more', api('text: string'), api('text: string', 'id: number; page?: number')],
  ['an attribute that is passed on', attributes("'size' | 'color'"), attributes("'size'")],
];

const breaking: [...Case, misfit: string][] = [
  ['a removed export', `${button('')} export const more = 1;`, button(''), 'more is gone'],
  ['a changed prop', button('tone: string'), button('tone: number'), 'Button has changed'],
  ['a removed prop', button('tone?: string'), button(''), 'Button has changed'],
  ['a new prop that is needed', button(''), button('tone: string'), 'Button has changed'],
  ['a prop that is needed now', button('tone?: string'), button('tone: string'), 'Button has changed'],
  ['a choice less', button("tone: 'calm' | 'loud'"), button("tone: 'calm'"), 'Button has changed'],
  ['a name less in a list', icon("'a' | 'b'"), icon("'a'"), 'Row has changed'],
  [
    'a callback that is told less',
    button('on(it: { a: 1; b: 2 }): void'),
    button('on(it: { a: 1 }): void'),
    'Button has changed',
  ],
  [
    'a callback that must answer',
    button('on(): string'),
    button('on(): { text: string }'),
    'Button has changed',
  ],
  [
    'a new parameter',
    'export const f = (a: 1) => a;',
    'export const f = (a: 1, b: 2) => [a, b];',
    'f has changed',
  ],
  [
    'a result with less',
    'export const f = () => ({ a: 1, b: 2 });',
    'export const f = () => ({ a: 1 });',
    'f has changed',
  ],
  [
    'a result that may be missing',
    'export declare const f: () => string;',
    'export declare const f: () => string | null;',
    'f has changed',
  ],
  [
    'one more kind of result',
    "export declare const f: () => 'a';",
    "export declare const f: () => 'a' | 'b';",
    'f has changed',
  ],
  ['a constant that is a function', 'export const f = 1;', 'export const f = () => 1;', 'f has changed'],
  [
    'a removed member',
    'export const max = { note: 500, name: 20 };',
    'export const max = { note: 500 };',
    'max.name is gone',
  ],
  ['a renamed event', events('a', 'b'), events('a', 'c'), 'serverEvent.b is gone'],
  ['an answer with less', api('text: string; kana: string'), api('text: string'), 'useWordQuery has changed'],
  [
    'an answer that may be missing',
    api('text: string'),
    api('text: string | null'),
    'useWordQuery has changed',
  ],
  [
    'a call that needs more',
    api('text: string'),
    api('text: string', 'id: number; page: number'),
    'useWordQuery has changed',
  ],
  [
    'an attribute that is passed on no more',
    attributes("'size'"),
    attributes("'size' | 'color'"),
    'Field has changed',
  ],
];

/** Where the packages of this repository are found; nothing is written there. */
const fileOf = (text: string) => path.join(__dirname, `shape-${texts.indexOf(text)}.tsx`);
const texts = [...new Set([...harmless, ...breaking].flatMap(([, before, after]) => [before, after]))];
const options: ts.CompilerOptions = {
  strict: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  types: [],
};
const host = ts.createCompilerHost(options);
const { readFile, fileExists } = host;
const written = new Map(texts.map((text) => [fileOf(text), text]));
host.readFile = (file) => written.get(path.normalize(file)) ?? readFile(file);
host.fileExists = (file) => written.has(path.normalize(file)) || fileExists(file);
const shapes = shapesOf(Object.fromEntries(texts.map((text) => [text, fileOf(text)])), options, host);

const nothing: Surface = { contract: 2, by: '1', symbols: {}, shapes: [], paths: {} };
function surfaceOf(text: string): Surface {
  const all = Object.entries(shapes[text] ?? {});
  const places = Object.fromEntries(all.map(([name], place) => [name, place]));
  return { ...nothing, symbols: { [PACKAGE]: places }, shapes: all.map(([, { shape }]) => shape) };
}
const found = (before: Surface, after: Surface) =>
  misfits(before, after).map(({ what, how }) => `${what.replace(` of ${PACKAGE}`, '')} ${how}`);

it.each(harmless)('lets pass %s', (_change, before, after) => {
  expect(surfaceOf(before).shapes.join('')).toMatch(/\w/);
  expect(found(surfaceOf(before), surfaceOf(after))).toEqual([]);
});

it.each(breaking)('refuses %s, by name', (_change, before, after, misfit) => {
  expect(found(surfaceOf(before), surfaceOf(after))).toEqual([misfit]);
});

const at = (paths: Record<string, string>): Surface => ({ ...nothing, paths });
it.each<[string, Surface, Surface, string[]]>([
  [
    'a moved path',
    at({ learn: '/learn' }),
    at({ learn: '/study' }),
    ['the path learn is /study, not /learn'],
  ],
  ['a path that is gone', at({ learn: '/learn' }), at({}), ['the path learn is gone']],
  ['a new path', at({ learn: '/learn' }), at({ learn: '/learn', exam: '/exam' }), []],
  ['an older contract', { ...nothing, contract: 1 }, nothing, ['the contract is 2, not 1']],
  ['a newer contract, which the shell holds back', { ...at({ a: '/a' }), contract: 3 }, nothing, []],
])('knows %s', (_name, used, given, expected) => {
  expect(found(used, given)).toEqual(expected);
});
