import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
// Before notistack, as on every page: it reads the nonce while it loads.
import { UiProvider, warmFloating } from '../../src/core';
import { closeSnackbar } from 'notistack';
import type { Sample } from './sample.types';
import { actionSamples } from './samples/actions';
import { dataSamples } from './samples/data';
import { feedbackSamples } from './samples/feedback';
import { formSamples } from './samples/forms';
import { layoutSamples } from './samples/layout';
import { overlaySamples } from './samples/overlays';
import { typeSamples } from './samples/type';

const samples: Sample[] = [
  ...typeSamples,
  ...actionSamples,
  ...feedbackSamples,
  ...layoutSamples,
  ...overlaySamples,
  ...formSamples,
  ...dataSamples,
];

interface Shown {
  windowHeight: number | null;
}

declare global {
  interface Window {
    gallery: { names: string[]; show: (name: string) => Promise<Shown> };
  }
}

const container = document.getElementById('root') ?? document.body;
const root = createRoot(container);

function draw(sample: Sample | null): void {
  const element = (
    <div id="stage" style={{ padding: 24, minWidth: 0 }}>
      {sample?.render()}
    </div>
  );
  root.render(
    <StrictMode>
      <UiProvider>
        <RouterProvider key={sample?.name} router={createMemoryRouter([{ path: '*', element }])} />
      </UiProvider>
    </StrictMode>,
  );
}

window.gallery = {
  names: samples.map(({ name }) => name),
  async show(name) {
    const sample = samples.find((candidate) => candidate.name === name);
    if (!sample) throw new Error(`No sample is called ${name}`);
    // notistack knows it only once its provider stands, which comes after the page.
    (closeSnackbar as typeof closeSnackbar | undefined)?.();
    flushSync(() => draw(sample));
    const stage = document.getElementById('stage');
    if (stage) await sample.prepare?.(stage);
    return { windowHeight: sample.windowHeight ?? null };
  },
};

draw(null);
warmFloating();
