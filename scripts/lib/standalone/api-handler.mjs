import http from 'node:http';
import https from 'node:https';
import { findAnswer, keepAnswer, questionOf } from './recording.mjs';

/** Answers `/api` from a recording. */
export function recordedApi(recording) {
  return (request, response) => {
    const url = request.url.slice('/api'.length);
    if (url.startsWith('/events')) {
      // An event stream that stays quiet.
      response
        .writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
        .write(':\n\n');
      return;
    }
    const answer = findAnswer(recording, request.method, url);
    if (!answer) return sendJson(response, 404, missing(questionOf(request.method, url)));
    const { status, type, body, base64 } = answer;
    const content = base64 === undefined ? Buffer.from(JSON.stringify(body)) : Buffer.from(base64, 'base64');
    response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(content);
  };
}

const missing = (question) => {
  const text = `"${question}" is not in the recording. Record it with --record --api.`;
  return { success: false, error: text, message: text, code: 'NOT_RECORDED' };
};

export function sendJson(response, status, value) {
  response
    .writeHead(status, { 'content-type': 'application/json; charset=utf-8' })
    .end(JSON.stringify(value));
}

/** Hands `/api` on to a running suite; `recording` keeps what it answers, and `onKept` is told. */
export function realApi(api, { recording, onKept } = {}) {
  const target = new URL(api);
  const client = target.protocol === 'https:' ? https : http;
  return (request, response) => {
    const headers = { ...request.headers, host: target.host };
    if (recording) {
      // Compressed answers could not be kept as readable text, and a part of a sound is no sound.
      delete headers['accept-encoding'];
      delete headers.range;
    }
    const outgoing = client.request(
      new URL(request.url, target),
      { method: request.method, headers },
      (answer) => {
        response.writeHead(answer.statusCode, answer.headers);
        answer.pipe(response);
        if (!recording || request.url.startsWith('/api/events')) return;
        const parts = [];
        answer.on('data', (part) => parts.push(part));
        answer.on('end', () => {
          const url = request.url.slice('/api'.length);
          const type = answer.headers['content-type'] ?? 'application/octet-stream';
          keepAnswer(recording, {
            method: request.method,
            url,
            status: answer.statusCode,
            type,
            content: Buffer.concat(parts),
          });
          onKept();
        });
      },
    );
    outgoing.on('error', (error) => {
      const text = `${api} cannot be reached: ${error.message}`;
      sendJson(response, 502, { success: false, error: text, message: text, code: 'UNAVAILABLE' });
    });
    response.on('close', () => outgoing.destroy());
    request.pipe(outgoing);
  };
}
