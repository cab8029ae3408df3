import fc from 'fast-check';
import { serverEvent } from '@kotoba/contracts';
import { splitEvent } from './event-hub';

const ids = fc.array(fc.integer({ min: 1, max: 2_147_483_647 }), { maxLength: 2500 });
/** PostgreSQL's limit, less what the envelope takes. */
const MAX_PAYLOAD_BYTES = 7900;

it('makes parts that fit, are valid and name every id once, in order', () => {
  fc.assert(
    fc.property(ids, (all) => {
      for (const event of [
        { type: 'vocabulary.changed', ids: all } as const,
        { type: 'note.converted', noteId: 1, vocabularyIds: all } as const,
      ]) {
        const parts = splitEvent(event);
        for (const part of parts) {
          expect(serverEvent.safeParse(part).success).toBe(true);
          expect(Buffer.byteLength(JSON.stringify(part))).toBeLessThan(MAX_PAYLOAD_BYTES);
        }
        expect(parts[0]?.type).toBe(event.type);
        const named = parts.flatMap((part) =>
          'ids' in part ? part.ids : 'vocabularyIds' in part ? part.vocabularyIds : [],
        );
        expect(named).toEqual(all);
      }
    }),
  );
});

it('shortens an error that is too long and leaves the others alone', () => {
  const long = splitEvent({ type: 'note.failed', noteId: 1, error: '語'.repeat(5000) });
  expect(long).toHaveLength(1);
  expect(Buffer.byteLength(JSON.stringify(long[0]))).toBeLessThan(MAX_PAYLOAD_BYTES);
  expect(splitEvent({ type: 'session.revoked' })).toEqual([{ type: 'session.revoked' }]);
});
