import type { RemoteModule } from '@kotoba/contracts';
import type { ComponentType } from 'react';
import { BrokenRelease } from './container';
import type { FailureCode } from './failure';
import { ScriptUnreachable } from './script';

/** The release has no route of that path. */
class RouteMissing extends Error {
  override name = 'RouteMissing';
}

/** Fetches the component of the route whose pattern is `path`. Throws what `lazy` throws. */
export async function screenOf(module: RemoteModule, path: string): Promise<ComponentType> {
  const route = module.routes.find((candidate) => candidate.path === path);
  if (!route) throw new RouteMissing(path);
  const resolved: unknown = typeof route.lazy === 'function' ? await route.lazy() : route;
  if (!hasComponent(resolved)) throw new BrokenRelease(`${path} resolves to no Component`);
  return resolved.Component;
}

function hasComponent(value: unknown): value is { Component: ComponentType } {
  if (typeof value !== 'object' || value === null || !('Component' in value)) return false;
  // Plain components are functions; memo() and forwardRef() give objects.
  return typeof value.Component === 'function' || typeof value.Component === 'object';
}

/** What kind of failure an error of the loading chain is. webpack marks chunks that could not be fetched by name and by code. */
export function failureCodeOf(error: unknown): FailureCode {
  if (error instanceof RouteMissing) return 'route-missing';
  if (error instanceof ScriptUnreachable) return 'unreachable';
  if (error instanceof Error && error.name === 'ChunkLoadError') return 'unreachable';
  if (error instanceof Error && 'code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED')
    return 'unreachable';
  return 'broken';
}
