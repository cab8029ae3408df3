import { StoreProvider, type KotobaStore } from '@kotoba/session';
import { UiProvider } from '@kotoba/shared-ui/core';
import { RouterProvider, type createBrowserRouter } from '../router';

interface StandaloneHostProps {
  store: KotobaStore;
  router: ReturnType<typeof createBrowserRouter>;
}

/** One store, theme, snackbar and router, as the shell has them, and nothing else. */
export function StandaloneHost({ store, router }: StandaloneHostProps) {
  return (
    <StoreProvider store={store}>
      <UiProvider>
        <RouterProvider router={router} />
      </UiProvider>
    </StoreProvider>
  );
}
