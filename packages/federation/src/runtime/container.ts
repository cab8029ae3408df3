import type { DeployedRelease, RemoteModule } from '@kotoba/contracts';
import type { ComponentType } from 'react';
import { containerGlobal } from '../container-global';
import type { FailureCode } from './failure';
import { addScript, collectScriptErrors, ScriptUnreachable } from './script';
import { shareScope, type ShareScope } from './shell-runtime';

/** What webpack's container entry exports. */
interface Container {
  init(scope: ShareScope): unknown;
  get(name: './remote'): Promise<() => unknown>;
}

/** The files came, but are not what the contract says. */
class BrokenRelease extends Error {
  override name = 'BrokenRelease';
}

/** The release has no route of that path. */
class RouteMissing extends Error {
  override name = 'RouteMissing';
}

/**
 * Fetches and runs a release's entry and gives the module that it exposes. `attempt` above 0 changes the address of
 * everything fetched, so that it is fetched again. Throws what the browser or the release throws.
 */
export async function openContainer(
  remote: string,
  release: DeployedRelease,
  attempt: number,
): Promise<RemoteModule> {
  const url = release.url + release.entry;
  const container =
    (attempt === 0 && (await earlyContainer(remote, url))) ||
    (await fetchContainer(remote, attempt > 0 ? `${url}?attempt=${attempt}` : url, release.integrity));
  await container.init(shareScope());
  const exposed = (await container.get('./remote'))();
  if (!hasDefault(exposed) || !isRemoteModule(exposed.default)) {
    throw new BrokenRelease(`the default export of ${remote}/src/remote.ts is no RemoteModule`);
  }
  return exposed.default;
}

const earlyTag = (url: string): HTMLScriptElement | null =>
  document.querySelector<HTMLScriptElement>(`script[data-entry][src="${CSS.escape(url)}"]`);

/**
 * Has a release's entry run before anybody asks for it, by a tag as the page's own. What it throws is told when it is
 * asked for.
 */
export function runAhead({ url, entry, integrity }: DeployedRelease): void {
  if (earlyTag(url + entry)) return;
  const script = document.createElement('script');
  script.dataset['entry'] = '';
  Object.assign(script, { async: true, crossOrigin: 'anonymous', integrity, fetchPriority: 'low' });
  script.setAttribute('src', url + entry);
  const { stop } = collectScriptErrors(url);
  for (const end of ['load', 'error']) script.addEventListener(end, stop);
  document.head.append(script);
}

/** What such a tag left, or is about to leave; null when there is none, or it failed. */
async function earlyContainer(remote: string, url: string): Promise<Container | null> {
  const script = earlyTag(url);
  if (!script) return null;
  if (script.dataset['entry'] === '' && !(containerGlobal(remote) in window))
    await new Promise((settle) => (script.onload = script.onerror = settle));
  script.remove();
  return containerGlobal(remote) in window ? takeContainer(remote) : null;
}

async function fetchContainer(remote: string, url: string, integrity: string): Promise<Container> {
  // What another release left here is not this one's.
  Reflect.deleteProperty(window, containerGlobal(remote));
  await addScript(url, integrity).done;
  return takeContainer(remote);
}

/**
 * A script's load event follows its run immediately, so what lies under the global is the container of the entry just
 * awaited.
 */
function takeContainer(remote: string): Container {
  const name = containerGlobal(remote);
  const container: unknown = Reflect.get(window, name);
  Reflect.deleteProperty(window, name);
  if (!isContainer(container)) throw new BrokenRelease(`${remote} left no container`);
  return container;
}

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null && 'init' in value && 'get' in value;
}

function hasDefault(value: unknown): value is { default: unknown } {
  return typeof value === 'object' && value !== null && 'default' in value;
}

function isRemoteModule(value: unknown): value is RemoteModule {
  return typeof value === 'object' && value !== null && 'routes' in value && Array.isArray(value.routes);
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

/**
 * What kind of failure an error of the loading chain is. webpack marks chunks that could not be fetched by name and by
 * code.
 */
export function failureCodeOf(error: unknown): FailureCode {
  if (error instanceof RouteMissing) return 'route-missing';
  if (error instanceof ScriptUnreachable) return 'unreachable';
  if (error instanceof Error && error.name === 'ChunkLoadError') return 'unreachable';
  if (error instanceof Error && 'code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED')
    return 'unreachable';
  return 'broken';
}
