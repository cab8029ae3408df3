import type { FastifyBaseLogger } from 'fastify';
import { type Circuit, isOutage, ProviderFailure, createCircuit } from '@kotoba/providers';
import {
  type Assistant,
  type Question,
  type Reply,
  createEmbeddedAssistant,
  createRemoteAssistant,
} from '@kotoba/assistant';
import { ApiFailure } from '../../platform/http/errors';
import { tooMany, enforce } from '../../platform/limits/limits';
import type { Platform } from '../../platform/platform';
import { selectIsAtHome } from './chat.repository';

/** Source: CHAT-4. */
export const FAILED = 'Sorry, I encountered an error while processing your request. Please try again.';
const INSTEAD =
  'The assistant that usually answers cannot be reached at the moment, so Kotoba’s built-in assistant answers.';
const ONE_AT_A_TIME = 'Your last message is still being answered. Wait for the answer, or stop it.';

interface Guards {
  readonly remote: Assistant;
  /** Answers while the remote one does not. */
  readonly embedded: Assistant;
  readonly circuit: Circuit;
  /** Counts a message of a learner. @throws ApiFailure 429 when the learner has had as many as a day holds. */
  readonly spend: (learnerId: number) => Promise<void>;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** It gave no answer; any other failure is an answer that nobody should see. */
const NO_ANSWER: ReadonlySet<ProviderFailure['code']> = new Set([
  'TIMED_OUT',
  'UNREACHABLE',
  'REFUSED_ADDRESS',
  'STATUS',
]);

/**
 * The remote assistant as learners meet it: one message at a time, so many a day. When it gives no answer, and for a
 * while after several failures in a row, the embedded assistant answers and says so. An answer that breaks off or that
 * nobody should see is the documented failure.
 */
function guardAssistant({ remote, embedded, circuit, spend, log }: Guards): Assistant {
  const busy = new Set<number>();

  const replyInstead = async (question: Question): Promise<Reply> => {
    const lead = `${INSTEAD}\n\n`;
    question.onText(lead);
    const reply = await embedded.reply(question);
    return { ...reply, content: lead + reply.content };
  };

  const ask = async (question: Question): Promise<Reply> => {
    let isShown = false;
    const onText = (piece: string): void => {
      isShown = true;
      question.onText(piece);
    };
    try {
      const reply = await remote.reply({ ...question, onText });
      circuit.succeeded();
      return reply;
    } catch (error) {
      if (!(error instanceof ProviderFailure)) throw error;
      // What one learner's message made it say must not take it from the others.
      if (isOutage(error)) circuit.failed();
      else circuit.succeeded();
      log.warn({ err: error, code: error.code }, 'the assistant outside gave no usable answer');
      if (!isShown && NO_ANSWER.has(error.code)) return replyInstead(question);
      throw new ApiFailure('PROVIDER_FAILED', 502, FAILED, { cause: error });
    }
  };

  return {
    async reply(question) {
      const { learnerId } = question;
      if (busy.has(learnerId)) throw tooMany(ONE_AT_A_TIME, 5);
      busy.add(learnerId);
      try {
        await spend(learnerId);
        return await (circuit.enter() ? ask(question) : replyInstead(question));
      } finally {
        busy.delete(learnerId);
      }
    },
  };
}

const SPENT = 'You have asked the assistant as much as a day allows. It answers again tomorrow.';

/**
 * The assistant that the configuration names: one outside with the embedded one behind it, else the embedded one. It
 * alone answers learners who keep everything at home.
 */
export function createAssistant(platform: Platform): Assistant {
  const { language, log, now } = platform;
  const { model, baseUrl, ...endpoint } = platform.config.assistant;
  const embedded = createEmbeddedAssistant(language);
  if (baseUrl === undefined || model === undefined) return embedded;
  const outside = guardAssistant({
    embedded,
    remote: createRemoteAssistant({ model: { endpoint: { ...endpoint, baseUrl }, model }, language }),
    circuit: createCircuit(() => now().getTime()),
    spend: (learnerId) => enforce(platform, [{ name: 'assistantDay', of: learnerId }], SPENT),
    log,
  });
  return {
    async reply(question) {
      const isAtHome = await selectIsAtHome(platform.db, question.learnerId);
      return (isAtHome ? embedded : outside).reply(question);
    },
  };
}
