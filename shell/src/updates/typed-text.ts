/** Fields whose content is lost with the page; what is typed into a search is not worth waiting for. */
const WRITING = 'textarea, input:not([type="search"], [type="checkbox"], [type="radio"])';

/** Whether the learner has typed something that is still on the page. */
export interface TypedText {
  isThere(): boolean;
  /** Calls back when they type, or leave a field. Returns its undo. */
  subscribe(onChange: () => void): () => void;
}

/**
 * Follows what is typed anywhere on the page, so that a form is safe from an update also when its remote does not mark
 * the tab as busy. What was sent may still stand in its field: then an update waits for the next page, which does no
 * harm.
 */
export function watchTypedText(page: Document = document): TypedText {
  const written = new Set<HTMLInputElement | HTMLTextAreaElement>();
  page.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLElement && target.matches(WRITING)) {
      written.add(target as HTMLInputElement | HTMLTextAreaElement);
    }
  });
  return {
    isThere: () => {
      for (const field of written) if (!field.isConnected || field.value === '') written.delete(field);
      return written.size > 0;
    },
    subscribe: (onChange) => {
      const events = ['input', 'focusout'] as const;
      events.forEach((name) => page.addEventListener(name, onChange));
      return () => events.forEach((name) => page.removeEventListener(name, onChange));
    },
  };
}
