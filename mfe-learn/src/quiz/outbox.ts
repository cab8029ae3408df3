/** An answer that was given without a connection. */
export interface PostponedAnswer {
  readonly vocabularyId: number;
  /** Practice of a wrong word that came back. */
  readonly again: boolean;
  /** What was typed; null for a word that was left without an answer. */
  readonly text: string | null;
}

function isPostponed(value: unknown): value is PostponedAnswer {
  if (typeof value !== 'object' || value === null) return false;
  const { vocabularyId, again, text } = value as Record<string, unknown>;
  return (
    Number.isSafeInteger(vocabularyId) &&
    typeof again === 'boolean' &&
    (text === null || typeof text === 'string')
  );
}

/** The answers kept in the browser, in the order in which they were given; none when what is stored is something else. */
export function readOutbox(stored: string): PostponedAnswer[] {
  try {
    const parsed: unknown = JSON.parse(stored);
    return Array.isArray(parsed) ? parsed.filter(isPostponed) : [];
  } catch {
    return [];
  }
}

export const writeOutbox = (answers: readonly PostponedAnswer[]): string =>
  answers.length === 0 ? '' : JSON.stringify(answers);
