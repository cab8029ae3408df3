import type { z } from 'zod';
import { errorBody } from './errors';

/** What a route takes, each part checked before the route runs. */
interface Taken {
  readonly params?: z.ZodType;
  readonly querystring?: z.ZodType;
  readonly headers?: z.ZodType;
  readonly body?: z.ZodType;
}

/**
 * Gives the schemas of the routes of an area (`tag` in the API's description): the operation's id, what it answers,
 * and what it takes. Every operation may answer an error besides.
 */
export const operationsOf =
  (tag: string) =>
  <Answer extends z.ZodType, Parts extends Taken = Record<never, never>>(
    operationId: string,
    answer: Answer,
    parts: Parts = {} as Parts,
  ) => ({
    operationId,
    tags: [tag],
    ...parts,
    response: { 200: answer, '4xx': errorBody, '5xx': errorBody },
  });
