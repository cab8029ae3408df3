import type { Page } from '@playwright/test';

interface Fiber {
  memoizedProps: { store?: object } | null;
  /** Of the topmost: the root, which names the newer of its two trees. */
  stateNode: { current: Fiber };
  child: Fiber | null;
  sibling: Fiber | null;
}
interface Counting {
  renderers: Set<unknown>;
}

/** From now on `page` keeps whatever renders with React there. */
export const countReact = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
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
  });

/** How many there are in the page: copies of react-dom, provided stores, caches of emotion (one style element each). */
export const countEach = (page: Page): Promise<Record<'renderers' | 'stores' | 'styles', number>> =>
  page.evaluate(() => {
    const root = document.getElementById('root') ?? document.body;
    const key = Object.keys(root).find((name) => name.startsWith('__reactContainer$')) ?? '';
    const stores = new Set<object>();
    const visit = (first: Fiber | null): void => {
      for (let fiber = first; fiber; fiber = fiber.sibling) {
        const store = fiber.memoizedProps?.store;
        if (store && 'dispatch' in store) stores.add(store);
        visit(fiber.child);
      }
    };
    visit((Reflect.get(root, key) as Fiber).stateNode.current);
    return {
      renderers: (globalThis as unknown as Counting).renderers.size,
      stores: stores.size,
      styles: document.querySelectorAll('style[data-emotion]:not([data-emotion$="global"])').length,
    };
  });
