import type { ServerEvent } from '@kotoba/contracts';

/** PostgreSQL carries at most 8000 bytes a notification; an id takes at most 11. */
const IDS_AT_A_TIME = 500;
const LONGEST_ERROR = 500;

function chunks(ids: readonly number[]): number[][] {
  const count = Math.max(1, Math.ceil(ids.length / IDS_AT_A_TIME));
  return Array.from({ length: count }, (_, i) => ids.slice(i * IDS_AT_A_TIME, (i + 1) * IDS_AT_A_TIME));
}

/** The event as parts that fit into a notification each; together they say the same. */
export function splitEvent(event: ServerEvent): ServerEvent[] {
  switch (event.type) {
    case 'vocabulary.changed':
      return chunks(event.ids).map((ids) => ({ ...event, ids }));
    case 'note.converted': {
      const [vocabularyIds = [], ...rest] = chunks(event.vocabularyIds);
      return [
        { ...event, vocabularyIds },
        ...rest.map((ids): ServerEvent => ({ type: 'vocabulary.changed', ids })),
      ];
    }
    case 'note.failed':
      return [{ ...event, error: event.error.slice(0, LONGEST_ERROR) }];
    default:
      return [event];
  }
}
