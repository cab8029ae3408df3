import { useLayoutEffect } from 'react';

/** Makes the text area `id` as high as its lines where the browser does not by itself (`field-sizing`); its CSS sets the limits. */
export function useGrowingHeight(id: string, text: string): void {
  useLayoutEffect(() => {
    const area = document.getElementById(id);
    if (!area || globalThis.CSS?.supports?.('field-sizing', 'content')) return;
    area.style.height = 'auto';
    area.style.height = `${area.scrollHeight}px`;
  }, [id, text]);
}
