import type { Page } from '@playwright/test';

interface Fiber {
  memoizedProps: { store?: object; value?: unknown } | null;
  /** Of the topmost: the root, which names the newer of its two trees. */
  stateNode: { current: Fiber };
  child: Fiber | null;
  sibling: Fiber | null;
}
interface Container {
  init(scope: Scope): unknown;
  get(name: string): unknown;
}
/** What the shell shares with remotes, by package and version. */
type Scope = Record<string, Record<string, unknown>>;
interface Counting {
  renderers: Set<unknown>;
  shared?: Scope;
}

/**
 * From now on `page` keeps whatever renders with React there, and what the shell shares with the remote whose container
 * comes under the name `containerName`.
 */
export const countReact = (page: Page, containerName = 'kotoba_mfe_learn'): Promise<unknown> =>
  page.addInitScript((name) => {
    let left: Container | undefined;
    const init = (scope: Scope): unknown => {
      Object.assign(globalThis, { shared: scope });
      return left?.init(scope);
    };
    Object.defineProperty(window, name, {
      get: () => left && { init, get: left.get },
      set(container: Container) {
        left = container;
      },
    });
    const renderers = new Set<unknown>();
    const nothing = (): void => undefined;
    Object.assign(globalThis, {
      renderers,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: (renderer: unknown) => renderers.add(renderer).size,
        checkDCE: nothing,
        onCommitFiberRoot: nothing,
        onCommitFiberUnmount: nothing,
        onPostCommitFiberRoot: nothing,
      },
    });
  }, containerName);

/**
 * How many there are in the page: shared versions of React, copies of react-dom, provided stores, caches of emotion (those
 * that are provided, and a copy's own, which nobody does: each by the key of its style elements).
 */
export const countEach = (
  page: Page,
): Promise<Record<'reacts' | 'renderers' | 'stores' | 'styles', number>> =>
  page.evaluate(() => {
    const root = document.getElementById('root') ?? document.body;
    const key = Object.keys(root).find((name) => name.startsWith('__reactContainer$')) ?? '';
    const stores = new Set<object>();
    const caches = new Map<object, string>();
    const visit = (first: Fiber | null): void => {
      for (let fiber = first; fiber; fiber = fiber.sibling) {
        const store = fiber.memoizedProps?.store;
        if (store && 'dispatch' in store) stores.add(store);
        const value = fiber.memoizedProps?.value as { key: string } | null | undefined;
        if (typeof value === 'object' && value && 'sheet' in value) caches.set(value, value.key);
        visit(fiber.child);
      }
    };
    visit((Reflect.get(root, key) as Fiber).stateNode.current);
    const { renderers, shared } = globalThis as unknown as Counting;
    const provided = new Set(caches.values());
    const tags = document.querySelectorAll<HTMLElement>('style[data-emotion]:not([data-emotion$="global"])');
    const keys = new Set([...tags].map(({ dataset }) => dataset.emotion ?? ''));
    return {
      reacts: Object.keys(shared?.['react'] ?? {}).length,
      renderers: renderers.size,
      stores: stores.size,
      styles: caches.size + [...keys].filter((one) => !provided.has(one)).length,
    };
  });
