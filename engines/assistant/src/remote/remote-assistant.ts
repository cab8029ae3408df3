import { setTimeout as sleep } from 'node:timers/promises';
import { ProviderFailure, isOutage } from '@kotoba/providers';
import type { LanguageEngine } from '@kotoba/language';
import { collectionNames } from '@kotoba/contracts';
import type { Thread, Assistant, Question, Reply } from '../assistant';
import { type ChatMessage, completion, type ChatModel } from './completion';
import { createAnswerText, parseCards, toDraft } from './provider-answer';

/** Times and sizes of the assistant outside. Milliseconds, characters, bytes. */
export const remoteLimits = {
  /** Without any text for so long the server is taken for dead. */
  silenceMs: 8000,
  /** All attempts together until the first text: what a learner waits at most for an answer or a failure. */
  firstTextMs: 20_000,
  /** From the first attempt to the last text. */
  totalMs: 60_000,
  /** Waits before the second and third attempt; half as much again is added at random. */
  retryDelaysMs: [300, 1200] as readonly number[],
  /** A `Retry-After` longer than this is not waited for. */
  longestRetryAfterMs: 3000,
  answerBytes: 512 * 1024,
  textLength: 6000,
  cards: 20,
} as const;

type RemoteLimits = {
  readonly [Name in keyof typeof remoteLimits]: (typeof remoteLimits)[Name] extends number
    ? number
    : readonly number[];
};

interface IdleTimeout {
  /** Aborted with a ProviderFailure after the silence. */
  readonly signal: AbortSignal;
  /** Starts the silence anew. */
  reset(): void;
  /** Ends the timer. */
  clear(): void;
}

/** A limit on silence: aborts unless it is reset in time. */
function createIdleTimeout(silenceMs: number): IdleTimeout {
  const control = new AbortController();
  const giveUp = () => control.abort(new ProviderFailure('TIMED_OUT', 'The assistant is silent.'));
  const start = () => setTimeout(giveUp, silenceMs);
  let silence = start();
  return {
    signal: control.signal,
    reset() {
      clearTimeout(silence);
      silence = start();
    },
    clear: () => clearTimeout(silence),
  };
}

/** As much of the conversation as a small model can hold. */
const MAX_MESSAGES = 20;
const MAX_MESSAGE_LENGTH = 1500;

const SYSTEM = `You are the assistant of Kotoba, a place where people learn Japanese. Answer in short, correct, friendly English, with Japanese in kanji and kana.
Write plain text only: no HTML, no Markdown, no links, no pictures. Help with Japanese alone; for anything else say in one sentence what you can do.
When you teach or explain words, end your answer with one block of cards, and write nothing after it:
\`\`\`cards
[{"en_word":"umbrella","ja_word":"傘","kana":"かさ","part_of_speech":"noun","level":"N5","ja_sentence":"傘を忘れました。","en_sentence":"I forgot my umbrella."}]
\`\`\`
The block is a JSON list of at most 20 cards. kana is the reading of ja_word; the sentence uses the word. part_of_speech is one of noun, verb, i-adjective, na-adjective, adverb, pronoun, particle, conjunction, interjection, counter, prefix, suffix, expression, phrase, other.
Do not bring a card again that you have just shown, unless it is asked for.`;

/** What is sent: the rules, the newest part of the conversation with the words of its cards, the message. */
function toPrompt(thread: Thread, message: string): ChatMessage[] {
  const messages = thread.slice(-MAX_MESSAGES).map(({ type, content, cards }): ChatMessage => {
    const words = cards.map(({ ja, kana }) => `${ja} (${kana})`).join(', ');
    const text = [...content].slice(0, MAX_MESSAGE_LENGTH).join('');
    return { role: type, content: words ? `${text}\n[cards shown: ${words}]` : text };
  });
  return [{ role: 'system', content: SYSTEM }, ...messages, { role: 'user', content: message }];
}

interface RemoteOptions {
  readonly model: ChatModel;
  readonly language: LanguageEngine;
  /** Tests wait less long. */
  readonly limits?: RemoteLimits;
}

interface ProviderAnswer {
  readonly text: string;
  readonly cards: string | null;
}

/** How long to wait before the next attempt; null when it is not worth one. A malformed answer stays malformed. */
function delayAfter(attempt: number, error: unknown, limits: RemoteLimits): number | null {
  const base = limits.retryDelaysMs[attempt];
  const passing = error instanceof ProviderFailure && isOutage(error) && !FINAL.has(error.code);
  if (base === undefined || !passing) return null;
  const retryAfterMs = 1000 * (error.details.retryAfter ?? 0);
  return retryAfterMs > limits.longestRetryAfterMs
    ? null
    : Math.max(base * (1 + Math.random() / 2), retryAfterMs);
}
const FINAL: ReadonlySet<string> = new Set(['MALFORMED', 'TOO_LARGE', 'REFUSED_ADDRESS']);

/**
 * An assistant behind any OpenAI-compatible server. Its text is passed on as it comes, its cards are checked like
 * every entry. What was not shown yet is tried again with back-off.
 * @throws ProviderFailure when it gives no usable answer; the question's own reason when nobody waits any more.
 */
export function createRemoteAssistant({ model, language, limits = remoteLimits }: RemoteOptions): Assistant {
  /** One attempt. */
  const attempt = async (
    messages: readonly ChatMessage[],
    { signal, onText }: Pick<Question, 'signal' | 'onText'>,
    firstTextMs: number,
  ): Promise<ProviderAnswer> => {
    const answer = createAnswerText(limits.textLength);
    const idle = createIdleTimeout(Math.min(limits.silenceMs, firstTextMs));
    const onPiece = (piece: string): void => {
      idle.reset();
      const fresh = answer.push(piece);
      if (fresh) onText(fresh);
    };
    try {
      await completion(model, messages, {
        signal: AbortSignal.any([signal, idle.signal]),
        timeoutMs: limits.totalMs,
        maxBytes: limits.answerBytes,
        onPiece,
      });
      return answer.finish();
    } catch (error) {
      throw idle.signal.aborted ? idle.signal.reason : error;
    } finally {
      idle.clear();
    }
  };

  const ask = async (question: Question): Promise<ProviderAnswer> => {
    const messages = toPrompt(question.thread, question.message);
    const until = Date.now() + limits.firstTextMs;
    let shown = false;
    const onText = (piece: string): void => {
      shown = true;
      question.onText(piece);
    };
    for (let attempts = 0; ; attempts += 1) {
      try {
        return await attempt(messages, { signal: question.signal, onText }, until - Date.now());
      } catch (error) {
        question.signal.throwIfAborted();
        const delay = shown ? null : delayAfter(attempts, error, limits);
        if (delay === null || Date.now() + delay >= until) throw error;
        await sleep(delay, undefined, { signal: question.signal }).catch(() =>
          question.signal.throwIfAborted(),
        );
      }
    }
  };

  return {
    async reply(question): Promise<Reply> {
      const { text, cards: block } = await ask(question);
      const cards = block === null ? [] : parseCards(block, limits.cards);
      if (text === '' && cards.length === 0) throw new ProviderFailure('UNSUITABLE', 'The answer is empty');
      const drafts = [];
      for (const card of cards) drafts.push(await toDraft(language, card));
      const place = { collection: collectionNames.assistant };
      return { content: text || 'Here are words for you.', cards: drafts.map((draft) => ({ draft, place })) };
    },
  };
}
