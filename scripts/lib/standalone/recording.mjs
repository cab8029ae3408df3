import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../root.mjs';

/** What a recording holds instead of secrets. */
export const RECORDED_TOKEN = 'recorded-token-of-nobody';

export const recordingFile = (app) => join(root, app, 'standalone', 'recording.json');

/** `{ user, answers: { "GET /vocabulary?limit=12": { status, type, body } } }`; media is base64 text in `base64` instead of `body`. */
export function readRecording(app) {
  const file = recordingFile(app);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { user: null, answers: {} };
}

/** The same question, however its parameters are ordered. */
export function questionOf(method, url) {
  const { pathname, searchParams } = new URL(url, 'http://api');
  searchParams.sort();
  const query = searchParams.toString();
  return `${method} ${pathname}${query ? `?${query}` : ''}`;
}

/** The recorded answer; a question with parameters that were never asked is answered like the same one without or with others. */
export function findAnswer(recording, method, url) {
  const question = questionOf(method, url);
  const exact = recording.answers[question];
  if (exact) return exact;
  const [bare] = question.split('?');
  const similar = Object.keys(recording.answers).find((key) => key.split('?')[0] === bare);
  return similar === undefined ? null : recording.answers[similar];
}

/** Tokens must not come into the repository, whoever made them. */
function withoutSecrets(value) {
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === 'token' ? RECORDED_TOKEN : withoutSecrets(inner),
    ]),
  );
}

/** Keeps an answer of the real API. JSON stays readable, so that a change shows in a review. */
export function keepAnswer(recording, { method, url, status, type, content }) {
  const isJson = type.includes('json');
  recording.answers[questionOf(method, url)] = isJson
    ? { status, type, body: withoutSecrets(JSON.parse(content.toString() || 'null')) }
    : { status, type, base64: content.toString('base64') };
}

export function writeRecording(app, recording) {
  const answers = Object.fromEntries(Object.entries(recording.answers).sort(([a], [b]) => (a < b ? -1 : 1)));
  const file = recordingFile(app);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ ...recording, answers }, null, 1)}\n`);
}
