import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';

/** The answer to one message, in the hands of a test. */
export interface Answering {
  readonly write: (text: string) => void;
  /** Ends with the whole exchange, as the server stores it. */
  readonly done: (asked: string, answered: string) => void;
  readonly failed: (message: string) => void;
  /** The connection breaks. */
  readonly cut: () => void;
  /** Resolves when the page has left. */
  readonly left: Promise<void>;
}

const message = (id: number, type: 'user' | 'assistant', content: string) => ({
  ...{ id, userId: 1, type, content, vocabularyData: [] },
  ...{ createdAt: '2026-11-20T08:00:00.000Z', updatedAt: '2026-11-20T08:00:00.000Z' },
});

/**
 * Takes the page's messages to the assistant to a server that answers piece by piece, as the test wants it: the browser's network is real.
 * Gives the answers in the order in which they are asked for, and the server's end.
 */
export async function takeMessages(
  page: Page,
): Promise<{ readonly next: () => Promise<Answering>; readonly close: () => Promise<void> }> {
  const waiting: ((answering: Answering) => void)[] = [];
  const came: Answering[] = [];
  const server = createServer((request, response) => {
    const send = (event: string, data: unknown): void =>
      void response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    request.resume();
    const answering: Answering = {
      write: (text) => send('text', { text }),
      done: (asked, answered) => {
        send('done', {
          success: true,
          userMessage: message(901, 'user', asked),
          assistantMessage: message(902, 'assistant', answered),
        });
        response.end();
      },
      failed: (text) => {
        send('failed', { success: false, error: text, message: text, code: 'PROVIDER_FAILED', status: 502 });
        response.end();
      },
      cut: () => void response.destroy(),
      left: new Promise((left) => response.once('close', left)),
    };
    const taker = waiting.shift();
    if (taker) taker(answering);
    else came.push(answering);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  await page.route('**/api/chat/send', (route) =>
    route.continue({ url: `http://127.0.0.1:${port}/api/chat/send` }),
  );
  return {
    next: () =>
      new Promise((taken) => {
        const answering = came.shift();
        if (answering) taken(answering);
        else waiting.push(taken);
      }),
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
}
