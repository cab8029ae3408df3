import { callResult, endpoints, type ChatMessage } from '@kotoba/api-client';
import { readEventStream } from '@kotoba/api-client/live';
import { answerText, type AnswerEventName } from '@kotoba/contracts';
import { answering } from './answering';
import { saveCardAs, type CardToSave } from './cards/save-card';
import { keepAction, mergeMessages, readNewest, readOlder, type ChatHistory, type ReadPage } from './history';
import { isMessage, wholeMessages } from './whole-message';

const parse = (data: string): unknown => JSON.parse(data);

/**
 * Reads an answer while it is written; gives the data of its end, `done` or `failed`. `onText` gets the text so far.
 * @throws Error when the stream is cut before its end.
 */
async function readAnswerStream(
  body: ReadableStream<Uint8Array>,
  onText: (text: string) => void,
): Promise<unknown> {
  let text = '';
  for await (const { event, data } of readEventStream(body)) {
    const name = event as AnswerEventName;
    if (name === 'done' || name === 'failed') return parse(data);
    const piece = name === 'text' ? answerText.safeParse(parse(data)) : null;
    if (!piece?.success) continue;
    text += piece.data.text;
    onText(text);
  }
  throw new Error('The answer was cut');
}

/**
 * The answer of `POST /chat/send`, whether it comes as a stream or, from a server that knows none or refuses, as JSON.
 */
const readAnswer = (response: Response, onText: (text: string) => void): Promise<unknown> =>
  response.body && response.headers.get('content-type')?.startsWith('text/event-stream')
    ? readAnswerStream(response.body, onText)
    : response.json();

interface NewMessage {
  readonly content: string;
  /** The `Idempotency-Key`: the same message sent again gets the first answer. */
  readonly key: string;
}
interface Exchange {
  readonly success: true;
  readonly userMessage: ChatMessage;
  readonly assistantMessage: ChatMessage;
}

const { clearChatHistory } = endpoints.endpoints;
/** These calls are part of another one, which is what is followed. */
const UNTRACKED = { track: false } as const;

type Dispatch = (action: ReturnType<typeof endpoints.endpoints.listChatHistory.initiate>) => {
  unwrap: () => Promise<{ messages: unknown }>;
};
/**
 * Pages are read past the cache: what is kept of them is the history as a whole.
 * @throws ApiError, or Error for a broken page
 */
const pages =
  (dispatch: unknown): ReadPage =>
  async (page) => {
    const ask = endpoints.endpoints.listChatHistory.initiate(page, { subscribe: false, forceRefetch: true });
    return wholeMessages((await (dispatch as Dispatch)(ask).unwrap()).messages);
  };

const changedByActions = ['Chat', 'Vocabulary', 'Topic', 'Stats', 'Session'] as const;

/** What is known of the conversation now. */
function known(getState: () => unknown): ChatHistory | undefined {
  return chatHistory.select(undefined)(getState() as never).data;
}

const chatApi = endpoints.injectEndpoints({
  endpoints: (build) => ({
    /** The conversation, as far as it was read. Asked for again, it reads as much anew as was read before. */
    chatHistory: build.query<ChatHistory, undefined>({
      queryFn: (_none, { dispatch, getState }) => {
        const before = known(getState)?.messages ?? [];
        const newest = before.at(-1)?.id ?? 0;
        const reading = readNewest(pages(dispatch), before).then((read) => {
          // What was said while the pages were pending is not lost with them.
          const now = known(getState)?.messages ?? [];
          const meanwhile = now.filter(({ id }) => id > newest);
          return { ...read, messages: keepAction(now, mergeMessages(meanwhile, read.messages)) };
        });
        return callResult(reading);
      },
      providesTags: ['Chat'],
    }),
    /** The page above what was read. */
    olderMessages: build.mutation<ChatHistory, undefined>({
      queryFn: (_none, { dispatch, getState }) =>
        callResult(readOlder(pages(dispatch), known(getState)?.messages ?? [])),
      onQueryStarted: async (_none, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (!answer) return;
        const { messages, isComplete } = answer.data;
        const add = chatApi.util.updateQueryData('chatHistory', undefined, (history) => ({
          messages: [...mergeMessages(messages, history.messages)],
          isComplete,
        }));
        dispatch(add);
      },
    }),
    sendChatMessage: build.mutation<Exchange, NewMessage>({
      query: ({ content, key }) => ({
        url: '/chat/send',
        method: 'POST',
        body: { content },
        headers: { 'idempotency-key': key, accept: 'text/event-stream' },
        responseHandler: (response) => readAnswer(response, (text) => answering.write(key, text)),
        validateStatus: ({ ok }, body: Partial<Exchange> | null) =>
          ok && body?.success === true && isMessage(body.userMessage) && isMessage(body.assistantMessage),
      }),
      onQueryStarted: async (_message, { dispatch, queryFulfilled, getState }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (!answer) return;
        const { userMessage, assistantMessage } = answer.data;
        const history = known(getState) ?? { messages: [], isComplete: false };
        const messages = mergeMessages(history.messages, [userMessage, assistantMessage]);
        await dispatch(chatApi.util.upsertQueryData('chatHistory', undefined, { ...history, messages }));
        // What it did changes words, sessions and the cards of earlier answers.
        if (assistantMessage.action) dispatch(chatApi.util.invalidateTags([...changedByActions]));
      },
    }),
    forgetMessages: build.mutation<unknown, undefined>({
      queryFn: (_none, { dispatch }) =>
        callResult(dispatch(clearChatHistory.initiate(undefined, UNTRACKED)).unwrap()),
      onQueryStarted: async (_none, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        const nothing: ChatHistory = { messages: [], isComplete: true };
        if (answer) void dispatch(chatApi.util.upsertQueryData('chatHistory', undefined, nothing));
      },
    }),
    /**
     * Saves the word of a card with the given options. What was done before a call failed stays, and can be repeated.
     */
    saveCard: build.mutation<number, CardToSave>({
      queryFn: (options, { dispatch }) => callResult(saveCardAs(options, dispatch)),
      onQueryStarted: async ({ message, index }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (!answer) return;
        const mark = chatApi.util.updateQueryData('chatHistory', undefined, ({ messages }) => {
          const card = messages.find(({ id }) => id === message.id)?.vocabularyData[index];
          if (card) Object.assign(card, { id: answer.data, is_saved: true, status: true });
        });
        dispatch(mark);
      },
    }),
  }),
});

const { chatHistory } = chatApi.endpoints;
export const { sendChatMessage } = chatApi.endpoints;
/** What is known of the conversation may be out of date: it is read anew, after what is pending. */
export const renewHistory = () => chatApi.util.invalidateTags(['Chat']);
export const {
  useChatHistoryQuery,
  useOlderMessagesMutation,
  useForgetMessagesMutation,
  useSaveCardMutation,
} = chatApi;
