import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { SessionUser } from '@kotoba/session';
import { appFolder, type App } from '../build/app';

/** What a recording holds instead of secrets. */
export const RECORDED_TOKEN = 'recorded-token-of-nobody';

/** JSON is kept readable in `body`, so that a change shows in a review; media as text in `base64`. */
interface RecordedAnswer {
  status: number;
  type: string;
  body?: unknown;
  base64?: string;
}

/** What the API answered, by question: `GET /vocabulary?limit=12`. */
export interface Recording {
  user: SessionUser | null;
  answers: Record<string, RecordedAnswer>;
}

const fileOf = (app: App) => path.join(appFolder(app), 'standalone/recording.json');

export function readRecording(app: App): Recording {
  const file = fileOf(app);
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Recording)
    : { user: null, answers: {} };
}

export function writeRecording(app: App, recording: Recording): void {
  const answers = Object.fromEntries(Object.entries(recording.answers).sort(([a], [b]) => (a < b ? -1 : 1)));
  mkdirSync(path.dirname(fileOf(app)), { recursive: true });
  writeFileSync(fileOf(app), `${JSON.stringify({ ...recording, answers }, null, 1)}\n`);
}

/** The same question, however its parameters are ordered. */
function questionOf(method: string, url: string): string {
  const { pathname, searchParams } = new URL(url, 'http://api');
  searchParams.sort();
  const query = searchParams.toString();
  return `${method} ${pathname}${query ? `?${query}` : ''}`;
}

/**
 * The recorded answer; a question with parameters that were never asked is answered like the same one without or with
 * others.
 */
function findAnswer({ answers }: Recording, question: string): RecordedAnswer | undefined {
  const [bare] = question.split('?');
  const similar = Object.keys(answers).find((key) => key.split('?')[0] === bare);
  return answers[question] ?? (similar === undefined ? undefined : answers[similar]);
}

/** Answers `/api` from a recording. */
export function sendRecorded(recording: Recording, request: IncomingMessage, response: ServerResponse): void {
  const { method = 'GET', url = '' } = request;
  if (url.startsWith('/api/events')) {
    // An event stream that stays quiet.
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write(':\n\n');
    return;
  }
  const question = questionOf(method, url.slice('/api'.length));
  const answer = findAnswer(recording, question);
  if (!answer) {
    const text = `"${question}" is not in the recording. Record it: --env api=<address> --env record`;
    return sendJson(response, 404, { success: false, error: text, message: text, code: 'NOT_RECORDED' });
  }
  const { status, type, body, base64 } = answer;
  const content = base64 === undefined ? Buffer.from(JSON.stringify(body)) : Buffer.from(base64, 'base64');
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(content);
}

export function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response
    .writeHead(status, { 'content-type': 'application/json; charset=utf-8' })
    .end(JSON.stringify(value));
}

/** An answer of the real API. */
export interface Answer {
  method: string;
  url: string;
  status: number;
  type: string;
  content: Buffer;
}

export function keepAnswer(recording: Recording, { method, url, status, type, content }: Answer): void {
  recording.answers[questionOf(method, url)] = type.includes('json')
    ? { status, type, body: withoutSecrets(JSON.parse(content.toString() || 'null')) }
    : { status, type, base64: content.toString('base64') };
}

/** Tokens must not come into the repository, whoever made them. */
function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === 'token' ? RECORDED_TOKEN : withoutSecrets(inner),
    ]),
  );
}
