/** One message of a server-sent event stream. Source: HTML Standard, section 9.2.6 (interpreting an event stream). */
export interface StreamMessage {
  readonly event: string;
  readonly data: string;
}

/**
 * Cuts a text stream into messages: feed it chunks as they come, it returns the messages that are complete. Comments (heartbeats)
 * and messages without data are passed over, as the standard says.
 */
export function createEventStreamParser() {
  let rest = '';
  let event = '';
  let data: string[] = [];

  function field(line: string): void {
    const colon = line.indexOf(':');
    const name = colon === -1 ? line : line.slice(0, colon);
    const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (name === 'event') event = value;
    if (name === 'data') data.push(value);
  }

  return function feed(chunk: string): StreamMessage[] {
    const text = rest + chunk;
    // A trailing CR may be the first half of CRLF: it waits for the next chunk.
    const end = text.endsWith('\r') ? text.length - 1 : text.length;
    const lines = text.slice(0, end).split(/\r\n|\n|\r/);
    rest = (lines.pop() ?? '') + text.slice(end);
    const messages: StreamMessage[] = [];
    for (const line of lines) {
      if (line !== '') {
        field(line);
        continue;
      }
      if (data.length > 0) messages.push({ event: event || 'message', data: data.join('\n') });
      event = '';
      data = [];
    }
    return messages;
  };
}
