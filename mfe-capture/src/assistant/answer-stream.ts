import { answerText, createEventStreamParser, type AnswerEventName } from '@kotoba/contracts';

const parse = (data: string): unknown => JSON.parse(data);

/**
 * Reads an answer while it is written; gives the data of its end, `done` or `failed`. `onText` gets the text so far.
 * @throws Error when the stream is cut before its end.
 */
export async function readAnswerStream(
  body: ReadableStream<Uint8Array>,
  onText: (text: string) => void,
): Promise<unknown> {
  const feed = createEventStreamParser();
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) throw new Error('The answer was cut');
    for (const { event, data } of feed(decoder.decode(value, { stream: true }))) {
      const name = event as AnswerEventName;
      if (name === 'done' || name === 'failed') return parse(data);
      const piece = name === 'text' ? answerText.safeParse(parse(data)) : null;
      if (!piece?.success) continue;
      text += piece.data.text;
      onText(text);
    }
  }
}

/** The answer of `POST /chat/send`, whether it comes as a stream or, from a server that knows none or refuses, as JSON. */
export const readAnswer = (response: Response, onText: (text: string) => void): Promise<unknown> =>
  response.body && response.headers.get('content-type')?.startsWith('text/event-stream')
    ? readAnswerStream(response.body, onText)
    : response.json();
