import { setTimeout as sleep } from 'node:timers/promises';
import type { LanguageEngine } from '@kotoba/language';
import { collectionNames } from '@kotoba/contracts';
import { isOutage, ProviderFailure } from '@kotoba/providers';
import type { Assistant, Question, Reply } from '../assistant';
import { createAnswerText } from './answer-text';
import { completion, type ChatModel, type ChatTurn } from './completion';
import { createPatience } from './patience';
import { toPrompt } from './prompt';
import { parseCards, toDraft } from './provider-cards';
import { remoteLimits, type RemoteLimits } from './remote-limits';

export interface RemoteOptions {
  readonly model: ChatModel;
  readonly language: LanguageEngine;
  /** Tests wait less long. */
  readonly limits?: RemoteLimits;
}

interface Heard {
  readonly text: string;
  readonly cards: string | null;
}

/** How long to wait before the next attempt; null when it is not worth one. What was garbled once is garbled again. */
function delayAfter(attempt: number, error: unknown, limits: RemoteLimits): number | null {
  const base = limits.retryDelaysMs[attempt];
  const passing = error instanceof ProviderFailure && isOutage(error) && !FINAL.has(error.code);
  if (base === undefined || !passing) return null;
  const retryAfterMs = 1000 * (error.details.retryAfter ?? 0);
  return retryAfterMs > limits.longestRetryAfterMs
    ? null
    : Math.max(base * (1 + Math.random() / 2), retryAfterMs);
}
const FINAL: ReadonlySet<string> = new Set(['GARBLED', 'TOO_LARGE', 'REFUSED_ADDRESS']);

/**
 * An assistant behind any OpenAI-compatible server. Its text is passed on as it comes, its cards are checked like every entry. What was not shown
 * yet is tried again with back-off.
 * @throws ProviderFailure when it gives no usable answer; the question's own reason when nobody waits any more.
 */
export function createRemoteAssistant({ model, language, limits = remoteLimits }: RemoteOptions): Assistant {
  /** One attempt. */
  const listen = async (
    messages: readonly ChatTurn[],
    { signal, onText }: Pick<Question, 'signal' | 'onText'>,
    firstTextMs: number,
  ): Promise<Heard> => {
    const answer = createAnswerText(limits.textLength);
    const patience = createPatience(Math.min(limits.silenceMs, firstTextMs));
    const onPiece = (piece: string): void => {
      patience.heard();
      const fresh = answer.push(piece);
      if (fresh) onText(fresh);
    };
    try {
      await completion(model, messages, {
        signal: AbortSignal.any([signal, patience.signal]),
        timeoutMs: limits.totalMs,
        maxBytes: limits.answerBytes,
        onPiece,
      });
      return answer.finish();
    } catch (error) {
      throw patience.signal.aborted ? patience.signal.reason : error;
    } finally {
      patience.end();
    }
  };

  const hear = async (question: Question): Promise<Heard> => {
    const messages = toPrompt(question.thread, question.message);
    const until = Date.now() + limits.firstTextMs;
    let shown = false;
    const onText = (piece: string): void => {
      shown = true;
      question.onText(piece);
    };
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await listen(messages, { signal: question.signal, onText }, until - Date.now());
      } catch (error) {
        question.signal.throwIfAborted();
        const delay = shown ? null : delayAfter(attempt, error, limits);
        if (delay === null || Date.now() + delay >= until) throw error;
        await sleep(delay, undefined, { signal: question.signal }).catch(() =>
          question.signal.throwIfAborted(),
        );
      }
    }
  };

  return {
    async reply(question): Promise<Reply> {
      const { text, cards: block } = await hear(question);
      const cards = block === null ? [] : parseCards(block, limits.cards);
      if (text === '' && cards.length === 0) throw new ProviderFailure('UNFIT', 'The answer is empty');
      const drafts = [];
      for (const card of cards) drafts.push(await toDraft(language, card));
      const place = { collection: collectionNames.assistant };
      return { content: text || 'Here are words for you.', cards: drafts.map((draft) => ({ draft, place })) };
    },
  };
}
