import type { AnswerInput } from '../../embedded/answers/answer';
import type { ToolCall } from '../completion';
import { languageTools } from './language-tools';
import { learnerTools } from './learner-tools';
import { problem, type Tool, type ToolResult } from './tool';

/** All that a model may call. */
export const tools: readonly Tool[] = [...languageTools, ...learnerTools];

const MOST_ARGUMENTS = 20_000;
const MOST_BYTES = 6000;

const empty = (value: unknown): unknown => value ?? undefined;

/** The arguments as JSON, what is null left out; undefined for a text that is none. */
function parseArguments(text: string): unknown {
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text, (_, value: unknown) => empty(value));
  } catch {
    return undefined;
  }
}

/** Calls the tool that a model named. Whatever was wrong with the call is told to the model. */
export async function callTool(input: AnswerInput, { function: asked }: ToolCall): Promise<ToolResult> {
  const tool = tools.find(({ name }) => name === asked.name);
  if (!tool) return problem(`There is no such tool. There are ${tools.map(({ name }) => name).join(', ')}.`);
  if (asked.arguments.length > MOST_ARGUMENTS) return problem('The arguments are too long');
  const args = parseArguments(asked.arguments);
  return args === undefined ? problem('The arguments are no JSON') : tool.call(input, args);
}

/** A result as the model reads it, of so many bytes at most. */
export const written = ({ told }: ToolResult): string =>
  Buffer.from(JSON.stringify(told))
    .subarray(0, MOST_BYTES)
    .toString('utf8')
    .replace(/\uFFFD+$/, '…');
