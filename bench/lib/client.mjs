import http from 'node:http';

/**
 * Asks over one kept-alive connection, one call at a time, as an attacker with a stop-watch would. `ask(path, { body, token, key })` gives
 * `{ status, headerNames, body, ms }`; with a body it posts, unless another `method` is named.
 */
export function createClient(base) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });

  function ask(path, { body, token, key, method = body === undefined ? 'GET' : 'POST' } = {}) {
    const payload = body === undefined ? undefined : JSON.stringify(body);
    return new Promise((resolve, reject) => {
      const began = process.hrtime.bigint();
      const request = http.request(
        `${base}${path}`,
        {
          agent,
          method,
          headers: {
            ...(payload === undefined
              ? {}
              : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }),
            ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
            ...(key === undefined ? {} : { 'idempotency-key': key }),
          },
        },
        (answer) => {
          let text = '';
          answer.setEncoding('utf8').on('data', (chunk) => (text += chunk));
          answer.once('error', reject);
          answer.once('end', () =>
            resolve({
              status: answer.statusCode,
              headerNames: Object.keys(answer.headers).sort(),
              body: text,
              ms: Number(process.hrtime.bigint() - began) / 1e6,
            }),
          );
        },
      );
      request.once('error', reject);
      request.end(payload);
    });
  }

  return { ask, close: () => agent.destroy() };
}
