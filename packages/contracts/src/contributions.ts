import * as z from 'zod/mini';
import { hintedFile } from './release-file';

/**
 * A text that travels as data (before a catalogue is loaded): English always, other languages when known. Keys are BCP
 * 47 tags.
 */
export const localizedText = z.strictObject({
  en: z.string().check(z.minLength(1), z.maxLength(200)),
  ja: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
});
export type LocalizedText = z.infer<typeof localizedText>;

/** The text in `language`, else in English. */
export function localize(text: LocalizedText, language: string): string {
  return (language === 'ja' ? text.ja : undefined) ?? text.en;
}

/** `public` anybody, `guest` only visitors without a session, `protected` only learners with one. */
export const guards = ['public', 'guest', 'protected'] as const;

/**
 * An absolute path pattern in React Router's syntax without optional segments or splats: `/learn/session/:sessionId`.
 */
const routePath = z.string().check(z.regex(/^\/(?:[a-z0-9-]+|:[A-Za-z]+)(?:\/(?:[a-z0-9-]+|:[A-Za-z]+))*$/));

/** An address inside the app, without parameters. */
const appPath = z.string().check(z.regex(/^\/[a-z0-9-/]*(?:\?[a-z0-9=&-]*)?$/));

/**
 * The `d` of a 24 × 24 SVG path: drawing, never markup, so that a remote brings its own icon without a release of the
 * shell.
 */
const iconPath = z.string().check(z.regex(/^[MmLlHhVvCcSsQqTtAaZz0-9eE ,.+-]+$/), z.maxLength(4000));

const id = z.string().check(z.regex(/^[a-z][a-z0-9-]*$/), z.maxLength(60));
const order = z.int().check(z.gte(0), z.lte(1000));

/** Unlike the rest not strict: what a later release asks of its pages is no reason to refuse them. */
export const routeContribution = z.object({
  path: routePath,
  guard: z.enum(guards),
  /**
   * Whether a protected route also wants a verified email. True by default; ignored for other guards. Source: SHELL-9.
   */
  verified: z.boolean(),
  title: localizedText,
  /**
   * The frame that a protected page asks for: `focus` is the page alone, on the whole screen. One that the shell does
   * not know is the usual one.
   */
  frame: z.optional(z.string()),
  /** What the keys do on this page: what stands on the key (`←`, `Ctrl+A`), and its effect. */
  keys: z.optional(z.array(z.object({ key: z.string(), does: localizedText }))),
  /**
   * Written by the build: what the page needs beside the entry, so that all of it is fetched at once. Its own files,
   * and the packages of the shell that are not part of the start.
   */
  code: z.optional(z.object({ files: z.array(hintedFile), shared: z.array(z.string()) })),
});

/** `/learn/session/:sessionId` and `/learn/session/:id` are the same address: the names of parameters do not count. */
export const addressOf = (path: string): string => path.replace(/:[A-Za-z]+/g, ':');

export const sidebarContribution = z.strictObject({
  id,
  label: localizedText,
  path: appPath,
  icon: iconPath,
  order,
});

export const dashboardCardContribution = z.strictObject({
  id,
  title: localizedText,
  description: localizedText,
  path: appPath,
  icon: iconPath,
  order,
});

/** Where the top bar's search goes: `path` with the query in `param`. */
export const searchContribution = z.strictObject({
  id,
  label: localizedText,
  path: appPath,
  param: id,
  order,
});

/** What a remote adds to the suite, declared as data and read before any of its code loads. */
export const contributions = z.strictObject({
  routes: z.array(routeContribution).check(z.maxLength(100)),
  sidebar: z.array(sidebarContribution).check(z.maxLength(20)),
  dashboardCards: z.array(dashboardCardContribution).check(z.maxLength(20)),
  search: z.array(searchContribution).check(z.maxLength(10)),
});

export type Guard = (typeof guards)[number];
export type RouteContribution = z.infer<typeof routeContribution>;
export type SidebarContribution = z.infer<typeof sidebarContribution>;
export type DashboardCardContribution = z.infer<typeof dashboardCardContribution>;
export type SearchContribution = z.infer<typeof searchContribution>;
export type Contributions = z.infer<typeof contributions>;
