import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import { fileNotFound } from '../http/send-file';
import { makeNonce, pageHeaders } from '../page/page-headers';
import { ENTRY_FILE, ENTRY_FOLDER, entryOf } from './computer-entry';
import { askingPage, END_PATH, OVERRIDE_PATH, refusedPage } from './override-page';
import type { Overrides, Refusal } from './overrides';

/** Of this host alone, read by no script, sent with no form or file that another site asks for. */
const COOKIE = '__Host-kotoba-override';
const ATTRIBUTES = 'Path=/; Secure; HttpOnly; SameSite=Lax';

/** What a browser kept of the link that it opened. */
export function keptOverride({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const pair = headers.cookie?.split('; ').find((each) => each.startsWith(`${COOKIE}=`));
  return pair?.slice(COOKIE.length + 1) ?? null;
}

const OVER: readonly Refusal[] = ['forged', 'expired', 'too-long', 'other-suite'];

/** Whether a browser need not keep what was refused so: it will be good at no later moment. */
export const isOver = (refusal: Refusal | undefined): boolean =>
  refusal !== undefined && OVER.includes(refusal);

/** The header that has a browser forget it. */
export const FORGET = `${COOKIE}=; Max-Age=0; ${ATTRIBUTES}`;

const STATUS: Record<Refusal, number> = {
  forged: 403,
  'foreign-form': 403,
  'other-suite': 403,
  'too-long': 403,
  expired: 410,
  used: 410,
  'computers-refused': 403,
  missing: 404,
};

/** Forms of our own pages alone: another site's could not be told from the learner's wish. */
const isOwnForm = ({ headers }: FastifyRequest): boolean => headers['sec-fetch-site'] === 'same-origin';

const linkOf = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'link' in value && typeof value.link === 'string'
    ? value.link
    : '';

/** Where links lead to: a question, its answer, the way back, and what brings a remote from the browser's computer. */
export function overrideRoutes(overrides: Overrides): FastifyPluginCallback {
  const refuse = (reply: FastifyReply, refusal: Refusal, nonce = makeNonce()) =>
    reply.code(STATUS[refusal]).headers(headersOf(nonce)).send(refusedPage(refusal, nonce));
  const headersOf = (nonce: string) => ({ ...pageHeaders({ nonce }), 'cache-control': 'no-store' });

  return (app, _options, done) => {
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, parsed) => parsed(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    app.get(OVERRIDE_PATH, async (request, reply) => {
      const link = linkOf(request.query);
      const opened = await overrides.look(link);
      if (!opened.ok) return refuse(reply, opened.refusal);
      const nonce = makeNonce();
      return reply.headers(headersOf(nonce)).send(askingPage(opened.active, link, nonce));
    });
    app.post(OVERRIDE_PATH, async (request, reply) => {
      if (!isOwnForm(request)) return refuse(reply, 'foreign-form');
      const link = linkOf(request.body);
      // Pressed twice.
      if (keptOverride(request) === link) return reply.redirect('/', 303);
      const opened = await overrides.begin(link);
      if (!opened.ok) return refuse(reply, opened.refusal);
      const seconds = Math.floor((Date.parse(opened.active.override.until) - Date.now()) / 1000);
      const cookie = `${COOKIE}=${link}; Max-Age=${seconds}; ${ATTRIBUTES}`;
      return reply.header('set-cookie', cookie).header('cache-control', 'no-store').redirect('/', 303);
    });
    app.post(END_PATH, async (request, reply) => {
      if (!isOwnForm(request)) return refuse(reply, 'foreign-form');
      const kept = keptOverride(request);
      if (kept !== null) await overrides.end(kept);
      return reply.header('set-cookie', FORGET).header('cache-control', 'no-store').redirect('/', 303);
    });
    app.get(ENTRY_FOLDER + ENTRY_FILE, async (request, reply) => {
      const { active } = await overrides.suiteFor(keptOverride(request));
      if (!active || !('port' in active.override)) return fileNotFound(reply);
      const { app: remote, port } = active.override;
      return reply
        .headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
        .type('text/javascript; charset=utf-8')
        .send(entryOf(remote, port));
    });
    done();
  };
}
