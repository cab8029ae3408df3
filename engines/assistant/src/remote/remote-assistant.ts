import { ProviderFailure } from '@kotoba/providers';
import type { DraftEntry, LanguageEngine } from '@kotoba/language';
import { collectionNames } from '@kotoba/contracts';
import type { Assistant, Question, Reply } from '../assistant';
import { createServer, remoteLimits, type RemoteLimits } from './ask-server';
import type { ChatMessage, ChatModel, ToolCall } from './completion';
import { createPatience, type Patience } from './patience';
import { conversation } from './prompt';
import { createAnswerText, MOST_CARDS, parseCards, toDraft } from './provider-answer';
import { callTool, tools, written } from './tools/call-tool';
import { MOST_ROWS } from './tools/learner-tools';
import { problem, type ToolResult } from './tools/tool';

interface RemoteOptions {
  readonly model: ChatModel;
  readonly language: LanguageEngine;
  /** Tests wait less long. */
  readonly limits?: RemoteLimits;
}

/** A call as it may be sent back: a server need not bear what its model wrote. */
const sentBack = ({ function: { name, arguments: text }, ...call }: ToolCall): ToolCall => ({
  ...call,
  function: { name: /^[\w-]{1,64}$/.test(name) ? name : 'unknown', arguments: asJson(text) },
});
function asJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text));
  } catch {
    return '{}';
  }
}

const OF_THE_LEARNER = `One question tells at most ${MOST_ROWS} words and notes of the learner`;

const asTold = ({ id }: ToolCall, result: ToolResult): ChatMessage => ({
  role: 'tool',
  tool_call_id: id,
  content: written(result),
});

/** What tools brought for the learner while the answer was made. */
interface Gathered {
  readonly cards: Map<string, DraftEntry>;
  practise: readonly number[];
  /** So many words and notes of the learner the model was told. */
  rows: number;
}

/**
 * An assistant behind any OpenAI-compatible server. It may call tools, which look things up for it; its text is passed
 * on as it comes, its cards are checked like every entry. What was not heard yet is tried again with back-off.
 * @throws ProviderFailure when it gives no usable answer; the question's own reason when nobody waits any more.
 */
export function createRemoteAssistant({ model, language, limits = remoteLimits }: RemoteOptions): Assistant {
  /** One conversation with the model until it calls no tool any more. */
  const converse = async (question: Question, patience: Patience, onPiece: (piece: string) => void) => {
    const gathered: Gathered = { cards: new Map(), practise: [], rows: 0 };
    const messages = conversation(question.thread, question.message);
    const signal = AbortSignal.any([question.signal, patience.signal]);
    const ask = createServer({ model, tools, limits, signal, onSign: patience.heard });

    /** What a call gave; cards and practice are kept for the learner. */
    const answer = async (call: ToolCall): Promise<ChatMessage> => {
      const result = await callTool({ language, learner: question.learner, thread: question.thread }, call);
      const rows = gathered.rows + (result.rows ?? 0);
      if (rows > MOST_ROWS) return asTold(call, problem(OF_THE_LEARNER));
      gathered.rows = rows;
      const cards = (result.cards ?? []).map((card) => [`${card.ja_word} ${card.en_word}`, card] as const);
      const all = new Map([...gathered.cards, ...cards]);
      const isTooMuch = all.size > MOST_CARDS;
      if (!isTooMuch) for (const [key, card] of cards) gathered.cards.set(key, card);
      gathered.practise = result.practise ?? gathered.practise;
      return asTold(call, isTooMuch ? problem(`An answer has at most ${MOST_CARDS} cards`) : result);
    };

    for (let round = 0; ; round += 1) {
      let text = '';
      const calls = await ask(messages, round < limits.rounds ? 'auto' : 'none', (piece) => {
        text += piece;
        onPiece(piece);
      });
      if (calls.length === 0) return gathered;
      if (round === limits.rounds)
        throw new ProviderFailure('UNSUITABLE', 'The assistant calls tools without an end');
      if (calls.length > limits.callsOfARound)
        throw new ProviderFailure('UNSUITABLE', `The assistant calls ${calls.length} tools at once`);
      if (text !== '') onPiece('\n\n');
      messages.push({ role: 'assistant', content: text, tool_calls: calls.map(sentBack) });
      // The time that tools take is ours, not the model's.
      patience.rest();
      for (const call of calls) {
        signal.throwIfAborted();
        messages.push(await answer(call));
      }
      patience.heard();
    }
  };

  return {
    async reply(question): Promise<Reply> {
      const patience = createPatience(limits);
      const answer = createAnswerText(limits.textLength);
      const onPiece = (piece: string): void => {
        const fresh = answer.push(piece);
        if (fresh) question.onText(fresh);
      };
      try {
        const { cards, practise } = await converse(question, patience, onPiece);
        const { text, cards: block } = answer.finish();
        const drafts = [...cards.values()];
        for (const card of block === null ? [] : parseCards(block))
          drafts.push(await toDraft(language, card));
        if (text === '' && drafts.length === 0 && practise.length === 0)
          throw new ProviderFailure('UNSUITABLE', 'The answer is empty');
        const place = { collection: collectionNames.assistant };
        return {
          content: text || (drafts.length > 0 ? 'Here are words for you.' : 'Your practice is ready.'),
          cards: drafts.slice(0, MOST_CARDS).map((draft) => ({ draft, place })),
          ...(practise.length > 0 && { action: { type: 'practise', ids: practise } as const }),
        };
      } finally {
        patience.end();
      }
    },
  };
}
