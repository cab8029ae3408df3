const fieldsOf = (value: unknown): Record<string, unknown> | null =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;

/** A list that an earlier page kept in the browser, without what is something else; null when there is none. */
export function readList<T>(stored: string, isOne: (fields: Record<string, unknown>) => boolean): T[] | null {
  try {
    const parsed: unknown = JSON.parse(stored);
    if (!Array.isArray(parsed)) return null;
    return parsed.filter((value): value is T => {
      const fields = fieldsOf(value);
      return fields !== null && isOne(fields);
    });
  } catch {
    return null;
  }
}
