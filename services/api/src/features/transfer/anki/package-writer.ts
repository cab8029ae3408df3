import { openThread } from '../thread';
import { noteFields, type AnkiNote } from './note';

export interface PackageWriter {
  add(notes: readonly AnkiNote[]): Promise<void>;
  /** Resolves when the package stands at its path. */
  finish(): Promise<void>;
  /** Ends the thread, whatever it is doing. */
  close(): Promise<void>;
}

/** Writes an Anki package (`.apkg`) to `path` in a thread of its own. Whoever opens it closes it. */
export function openPackageWriter(path: string, now: Date): PackageWriter {
  const thread = openThread({
    file: 'src/features/transfer/anki/write-package.worker.cjs',
    data: { path, fields: noteFields.map(({ name }) => name), now: now.getTime() },
    seconds: 300,
    memory: 256,
  });
  return {
    add: async (notes) => void (await thread.ask({ notes })),
    finish: async () => void (await thread.ask({ finish: true })),
    close: thread.close,
  };
}
