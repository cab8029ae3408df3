import { connect } from 'node:net';

/** Sends bytes as they are to the server at `url`; gives all that came back until somebody hung up. */
export function sendRaw(url: string, ...parts: readonly string[]): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(Number(port), hostname, () => parts.forEach((part) => socket.write(part)));
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
}

/** The body of an answer that was read as raw text. */
export const bodyOf = (answer: string): string => answer.slice(answer.indexOf('\r\n\r\n') + 4);
