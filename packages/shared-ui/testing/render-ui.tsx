import { render, type RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { UiProvider } from '../src/core';

/** Renders what a page of the suite would: inside theme, toasts and a router. */
export function renderUi(element: ReactElement, path = '/'): RenderResult {
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] });
  return render(
    <UiProvider>
      <RouterProvider router={router} />
    </UiProvider>,
  );
}
