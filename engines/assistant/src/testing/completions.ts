import type { ServerResponse } from 'node:http';

/** What a server that speaks the chat-completions protocol says to a call; `call` counts from 1. */
export type Say = (response: ServerResponse, call: number) => void;

/** What a chunk of a streamed answer adds. */
export const event = (delta: object): string => `data: ${JSON.stringify({ choices: [{ delta }] })}\n\n`;

/** A piece of a streamed answer, as the protocol writes it. */
export const chunk = (content: string): string => event({ content });
export const END = 'data: [DONE]\n\n';

/** The head of a streamed answer. */
export const open = (response: ServerResponse): ServerResponse =>
  response.writeHead(200, { 'content-type': 'text/event-stream' });

/** A whole answer in these pieces. */
export const stream =
  (...pieces: string[]): Say =>
  (response) =>
    void open(response).end(`${pieces.map(chunk).join('')}${END}`);

/** A call of a tool; its arguments as they are when they are a text. */
export type Called = readonly [name: string, args: unknown];

/** Calls of tools, their arguments in pieces of so many characters. */
export const calling =
  (calls: readonly Called[], { text = '', piece = 7 } = {}): Say =>
  (response) => {
    open(response);
    if (text !== '') response.write(chunk(text));
    calls.forEach(([name, args], index) => {
      const written = typeof args === 'string' ? args : JSON.stringify(args);
      response.write(
        event({
          tool_calls: [{ index, id: `call-${index}`, type: 'function', function: { name, arguments: '' } }],
        }),
      );
      for (let at = 0; at < written.length; at += piece)
        response.write(
          event({ tool_calls: [{ index, function: { arguments: written.slice(at, at + piece) } }] }),
        );
    });
    response.end(END);
  };

/** One answer after the other; the last one stays. */
export const inTurn = (...answers: readonly Say[]): Say => {
  let turn = 0;
  return (response, call) => {
    (answers[turn] ?? answers.at(-1))?.(response, call);
    turn += 1;
  };
};

export const status =
  (code: number, headers: Record<string, string> = {}): Say =>
  (response) =>
    void response.writeHead(code, headers).end('{"error":"no"}');
