import type { DraftEntry } from '@kotoba/language';
import { z } from 'zod';
import type { AnswerInput } from '../../embedded/answers/answer';
import type { ToolOffer } from '../completion';

/** What a tool gives: what the model is told of it, and what the learner gets with the answer. */
export interface ToolResult {
  readonly told: object;
  readonly cards?: readonly DraftEntry[];
  /** Words of the learner to be practised, by their ids, which the model never sees. */
  readonly practise?: readonly number[];
  /** How many words or notes of the learner it tells. */
  readonly rows?: number;
}

/** What a model may call. It reads and proposes; nothing is changed before the whole answer is there. */
export interface Tool extends ToolOffer {
  call(input: AnswerInput, args: unknown): Promise<ToolResult>;
}

/** Something that went otherwise than the model meant, for it to do better. */
export const problem = (text: string): ToolResult => ({ told: { problem: text } });

interface ToolParts<Args> {
  readonly name: string;
  readonly description: string;
  readonly args: z.ZodType<Args>;
  readonly run: (input: AnswerInput, args: Args) => Promise<ToolResult>;
}

/** A tool: one schema is the type of its arguments, what the model is told of them, and their check. */
export function defineTool<Args>({ name, description, args, run }: ToolParts<Args>): Tool {
  const { $schema: _dialect, ...parameters } = z.toJSONSchema(args, { io: 'input' });
  return {
    ...{ name, description, parameters },
    async call(input, given) {
      const parsed = args.safeParse(given);
      return parsed.success ? run(input, parsed.data) : problem(z.prettifyError(parsed.error));
    },
  };
}
