// An entry point of its own: the page fetches it with its first stream, not with its start.
import { createParser } from 'eventsource-parser';

/** One message of a server-sent event stream; `event` is `message` where the server names none. */
export interface StreamMessage {
  readonly event: string;
  readonly data: string;
}

/** Cuts a text stream into messages: feed it chunks as they come, it returns the messages that are complete. */
export function createEventStreamParser() {
  const messages: StreamMessage[] = [];
  const parser = createParser({
    onEvent: ({ event = 'message', data }) => messages.push({ event, data }),
  });
  return function feed(chunk: string): StreamMessage[] {
    parser.feed(chunk);
    return messages.splice(0);
  };
}
