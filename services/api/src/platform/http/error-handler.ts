import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { ApiFailure, toErrorBody, codeOf, isFullDisk, isUnavailable } from './errors';

const SERVER_ERROR = 'Server error occurred';

/**
 * Fastify's own refusals, in our words. Whatever is not named keeps its status and gets the general text of its class.
 */
const knownErrors: Record<string, () => ApiFailure> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () => new ApiFailure('TOO_LARGE', 413, 'The request is too large'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () =>
    new ApiFailure('UNSUPPORTED_MEDIA_TYPE', 415, 'The request body must be JSON'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () =>
    new ApiFailure('INVALID_INPUT', 400, 'The request body does not have the announced length'),
  FST_ERR_CTP_INVALID_JSON_BODY: () =>
    new ApiFailure('INVALID_INPUT', 400, 'The request body is not valid JSON'),
};

function describeIssue(instancePath: string, message: string): string {
  const field = instancePath.replace(/^\//, '').replaceAll('/', '.');
  const isGeneric =
    /^(Invalid|Too |Unrecognized)/.test(message) && /expected|received|option|key/i.test(message);
  return field && isGeneric ? `${field}: ${message}` : message;
}

/** Any error as the answer that it becomes. */
export function toFailure(error: unknown): ApiFailure {
  if (error instanceof ApiFailure) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const [first] = error.validation;
    return new ApiFailure(
      'INVALID_INPUT',
      400,
      first ? describeIssue(first.instancePath, first.message ?? 'Invalid input') : 'Invalid input',
    );
  }
  const known = knownErrors[codeOf(error)];
  if (known) return known();
  if (isFullDisk(error)) return noRoom(error);
  if (error instanceof Error && 'statusCode' in error) {
    const { statusCode } = error as FastifyError;
    if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
      return new ApiFailure('INVALID_INPUT', statusCode, 'Invalid request');
    }
    if (statusCode === 503) return unavailable(error);
  }
  return isUnavailable(error)
    ? unavailable(error)
    : new ApiFailure('SERVER_ERROR', 500, SERVER_ERROR, { cause: error });
}

const unavailable = (cause: unknown): ApiFailure =>
  new ApiFailure('UNAVAILABLE', 503, 'The server is busy. Please try again in a moment.', {
    retryAfter: 2,
    cause,
  });

/** Somebody has to make room first: nobody needs to ask every two seconds. */
const noRoom = (cause: unknown): ApiFailure =>
  new ApiFailure('UNAVAILABLE', 503, 'The server has no room left to save this. Please try again later.', {
    retryAfter: 30,
    cause,
  });

function sendFailure(reply: FastifyReply, failure: ApiFailure): FastifyReply {
  if (failure.retryAfter !== undefined) {
    void reply.header('retry-after', Math.max(1, Math.ceil(failure.retryAfter)));
  }
  return reply
    .headers({ 'cache-control': 'no-store', ...failure.headers })
    .code(failure.status)
    .type('application/json; charset=utf-8')
    .serializer((body: unknown) => JSON.stringify(body))
    .send(toErrorBody(failure.code, failure.message));
}

/** What was our fault, or nobody's, is logged with its cause; what a caller did wrong is not. */
export function logFailure({ status }: ApiFailure, error: unknown, request: FastifyRequest): void {
  if (status === 503) request.log.warn({ err: error }, 'request refused');
  else if (status >= 500) request.log.error({ err: error }, 'request failed');
}

export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = toFailure(error);
  logFailure(failure, error, request);
  return sendFailure(reply, failure);
}

/**
 * One place where errors become answers; nothing of the error itself leaves the server unless it was written for
 * people. `methodsOf` tells a wrong method (405 with `Allow`) from an unknown address (404).
 */
export function installErrorHandler(app: FastifyInstance, methodsOf: (path: string) => string[]): void {
  app.setErrorHandler(handleError);
  app.setNotFoundHandler((request, reply) => {
    const allow = methodsOf(request.url.split('?')[0] ?? '');
    return sendFailure(
      reply,
      allow.length === 0
        ? new ApiFailure('NOT_FOUND', 404, 'This address does not exist')
        : new ApiFailure('METHOD_NOT_ALLOWED', 405, `${request.method} is not possible here`, {
            headers: { allow: allow.join(', ') },
          }),
    );
  });
}

const toMatcher = (pattern: string): RegExp =>
  new RegExp(
    `^${pattern
      .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replace(/:[A-Za-z]+/g, '[^/]+')
      .replaceAll('*', '.*')}/?$`,
  );

/**
 * Collects the routes as they are registered, so that a wrong method on a known address can be told from an unknown
 * address. Must be installed before the routes. Gives the methods that `path` knows; none for an unknown path.
 */
export function collectMethods(app: FastifyInstance): (path: string) => string[] {
  const routes = new Map<string, { matcher: RegExp; methods: Set<string> }>();
  app.addHook('onRoute', (route: RouteOptions) => {
    const known = routes.get(route.url) ?? {
      matcher: toMatcher(route.url),
      methods: new Set<string>(),
    };
    for (const method of [route.method].flat()) known.methods.add(method.toUpperCase());
    routes.set(route.url, known);
  });
  return (path) => [
    ...new Set([...routes.values()].filter((r) => r.matcher.test(path)).flatMap((r) => [...r.methods])),
  ];
}
