import { AUDIO_FOLDER, prepareSpeech } from '@kotoba/speech';
import { sharedToolsDir } from '../engines/speech/src/testing/fixtures';
import { startTestServer } from '../services/api/src/testing/test-server';
import type { Entry, EntryInput } from '../services/api/src/features/vocabulary/entry.schemas';
import type { AudioVariant } from '../services/api/src/features/vocabulary/vocabulary.schemas';

/** A recording in hand: its address, its bytes, and how long it took from asking for it to its last byte. */
interface Heard {
  readonly address: string;
  readonly file: Buffer;
  readonly ms: number;
}

export interface SpeakingServer {
  /** Makes cards that are not saved, so that nothing of them is spoken before it is asked for. */
  addCards(cards: readonly EntryInput[]): Promise<Entry[]>;
  /** Asks as a browser does when a learner presses the button: for the address, then for the recording. */
  hear(id: number, variant: AudioVariant): Promise<Heard>;
  /** How many recordings there are on this server. */
  countClips(): Promise<number>;
  close(): Promise<void>;
}

/**
 * The API behind a port of its own, with the voices of this machine, no clip and one learner. Runs on the cluster that
 * is there.
 */
export async function openSpeakingServer(): Promise<SpeakingServer> {
  const toolsDir = sharedToolsDir();
  const server = await startTestServer({
    env: { KOTOBA_TOOLS_DIR: toolsDir },
    prepare: ({ config, log }) =>
      prepareSpeech({ dataDir: config.dataDir, toolsDir, log, onProgress: () => undefined }),
  });
  const { inject, token } = await server.createLearner();
  const url = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { files } = server.platform;

  const get = async (path: string): Promise<Response> => {
    const answer = await fetch(url + path, { headers: { authorization: `Bearer ${token}` } });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer;
  };

  return {
    async addCards(cards) {
      const made = await inject({ url: '/vocabulary/create', body: { vocabulary: cards } });
      const { vocabulary_ids: ids } = made.json<{ vocabulary_ids: number[] }>();
      const entries = await Promise.all(ids.map((id) => get(`/api/vocabulary/${id}`)));
      return Promise.all(
        entries.map(async (entry) => ((await entry.json()) as { vocabulary: Entry }).vocabulary),
      );
    },
    async hear(id, variant) {
      const began = performance.now();
      const answer = await get(`/api/vocabulary/${id}/audio?variant=${variant}`);
      const { audio_url: address } = (await answer.json()) as { audio_url: string };
      const file = Buffer.from(await (await get(address)).arrayBuffer());
      return { address, file, ms: performance.now() - began };
    },
    async countClips() {
      let clips = 0;
      for await (const _clip of files.list(AUDIO_FOLDER)) clips += 1;
      return clips;
    },
    close: server.close,
  };
}
