import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { temporaryFolder } from './testing/releases';

const children: ChildProcess[] = [];
afterEach(async () => {
  for (const child of children.splice(0)) {
    if (child.exitCode !== null) continue;
    child.kill('SIGKILL');
    await once(child, 'close');
  }
});

/** Starts an edge whose API is elsewhere as a process of its own; gives all that it said until `until`, or its end. */
async function start(env: NodeJS.ProcessEnv, until: RegExp): Promise<string> {
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(__dirname, 'main.ts')], {
    env: { ...process.env, PORT: '0', DATA_DIR: temporaryFolder(), API_URL: 'http://127.0.0.1:9', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let said = '';
  const heard = new Promise<void>((done) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        if (until.test(said)) done();
      });
    }
  });
  await Promise.race([heard, once(child, 'close')]);
  return said;
}

const READY = /ready: (http:[\w/:.]+)/;
const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://kotoba.example',
  SMTP_URL: 'smtp://mail.example',
  MAIL_FROM: 'hello@kotoba.example',
  TRUST_PROXY: '127.0.0.1,::1',
  HOST: '0.0.0.0',
};

it('in production tells browsers to insist on https, and leads http over to it (OPS-43)', async () => {
  const [, url = ''] = READY.exec(await start(production, READY)) ?? [];
  const byHttp = { redirect: 'manual', headers: { 'x-forwarded-proto': 'http' } } as const;
  const [page, call] = await Promise.all([fetch(`${url}/learn`, byHttp), fetch(`${url}/api/notes`, byHttp)]);
  expect([page.status, page.headers.get('location')]).toEqual([308, 'https://kotoba.example/learn']);
  expect(call.status).toBe(400);
  for (const answer of [page, call]) {
    expect(answer.headers.get('strict-transport-security')).toBe('max-age=31536000');
  }
});

it('in production says everything in lines of JSON, the reason why it cannot start, too (OPS-53)', async () => {
  const said = await start({ ...production, METRICS_TOKEN: 'short' }, /METRICS_TOKEN.*\n/);
  const ready = await start(production, READY);
  for (const line of `${said}${ready}`.trim().split('\n')) {
    expect(JSON.parse(line)).toMatchObject({ level: expect.any(Number), time: expect.any(String) });
  }
  expect(JSON.parse(said).msg).toMatch(/METRICS_TOKEN: must have/);
  expect(await start({}, /mailbox/)).toMatch(/^\nKotoba is ready: /);
});

it('outside production lets other computers in only when told how they call it, and says so (OPS-40)', async () => {
  expect(await start({ HOST: '0.0.0.0' }, READY)).toMatch(
    /^The configuration is not usable:\n {2}- HOST: .*\n$/,
  );
  const said = await start({ HOST: '0.0.0.0', LOCAL_HOSTS: '192.168.1.20' }, /Other computers .*\n/);
  expect(said).toMatch(/Other computers can use it, and read its mails, as localhost, 192\.168\.1\.20\n/);
  expect(await start({}, /mailbox/)).not.toContain('Other computers');
});

it('says in one line that it cannot write where it keeps its data', async () => {
  const file = path.join(temporaryFolder(), 'file');
  writeFileSync(file, '');
  const said = await start({ DATA_DIR: path.join(file, 'data'), API_URL: undefined }, /DATA_DIR\./);
  expect(said).toMatch(
    /^Kotoba cannot write where it keeps its data \(ENOTDIR: .*\)\. Make room, .* another DATA_DIR\.\n$/,
  );
});

it('is a step of its own in a trace that a proxy began, before the server behind (OPS-54)', async () => {
  const heard: (string | undefined)[] = [];
  const behind = createServer((request, response) => {
    heard.push(String(request.headers.traceparent));
    response.end();
  });
  await once(behind.listen(0, '127.0.0.1'), 'listening');
  const API_URL = `http://127.0.0.1:${(behind.address() as AddressInfo).port}`;
  const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://127.0.0.1:9';
  const said = await start({ API_URL, OTEL_EXPORTER_OTLP_ENDPOINT, TRUST_PROXY: '127.0.0.1,::1' }, READY);
  const [, url = ''] = READY.exec(said) ?? [];
  const [trace, step] = ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331'];
  await fetch(`${url}/api/notes`, { headers: { traceparent: `00-${trace}-${step}-01` } });
  behind.close().closeAllConnections();
  expect(heard.at(-1)).toMatch(new RegExp(`^00-${trace}-(?!${step})[0-9a-f]{16}-01$`));
});
