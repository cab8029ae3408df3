import { api } from '../api';
import { endpoints } from '../cache/endpoints';
import { cut, reply, startFakeApi, type Answer, type FakeApi } from '../testing';
import { createKotobaStore } from '@kotoba/session';
import { signInAs } from '../testing/start-client';
import { createErrorReports } from './error-reports';

let server: FakeApi;
afterEach(() => server.stop());

const { listNotes } = endpoints.endpoints;
const withId =
  (id: string, body: unknown, status = 200): Answer =>
  () =>
    Response.json(body, { status, headers: { 'x-request-id': id } });

/** A tab; `reports` is what its server was told. */
function openTab(answer: Answer = reply({ success: true })) {
  server = startFakeApi({ 'POST /error-reports': answer });
  const errors = createErrorReports({ release: '807cc698eb94c042' });
  const { store } = createKotobaStore({ storage: null, slices: [api], middleware: [errors.middleware] });
  signInAs(store);
  const ask = (given: Answer) => {
    server.on('GET /capture-notes', given);
    return store.dispatch(listNotes.initiate({}, { forceRefetch: true }));
  };
  return { errors, ask, reports: () => server.sent('POST /error-reports') };
}

/** An error that came from these places. */
function errorAt(...frames: string[]): TypeError {
  const error = new TypeError('my own note is not iterable');
  error.stack = `TypeError: my own note is not iterable\n${frames.join('\n')}`;
  return error;
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

test('an error is told with the id of the last answer that failed, and without its text', async () => {
  const { errors, ask, reports } = openTab();
  await ask(withId('id-of-the-first', {}, 500));
  await ask(withId('id-of-the-last', { error: 'Gone' }, 404));
  await ask(cut);
  errors.report(
    errorAt(
      '    at Object.map (http://localhost/releases/mfe-learn/0a1b/entry.js?again=1:1:2345)',
      'render@http://localhost/shell/0a1b/main.js:2:7',
      '    at new Promise (<anonymous>)',
    ),
  );
  await settle();
  expect(reports()).toEqual([
    {
      error: 'TypeError',
      where: ['/releases/mfe-learn/0a1b/entry.js:1:2345', '/shell/0a1b/main.js:2:7'],
      page: '/',
      release: '807cc698eb94c042',
      requestId: 'id-of-the-last',
    },
  ]);
});

test('an answer that cannot be read is told by itself, once', async () => {
  const { ask, reports } = openTab();
  for (let times = 0; times < 3; times += 1) await ask(withId(`id-of-answer-${times}`, []));
  await settle();
  expect(reports()).toEqual([
    {
      error: 'MALFORMED_ANSWER',
      where: ['listNotes'],
      page: '/',
      release: '807cc698eb94c042',
      requestId: 'id-of-answer-0',
    },
  ]);
});

test('a tab tells ten errors, and not that telling failed', async () => {
  const { errors, reports } = openTab(withId('id-of-the-report', []));
  for (let line = 0; line < 20; line += 1) errors.report(errorAt(`at f (http://localhost/a.js:${line}:1)`));
  for (const thrown of ['my own note', null, { message: 'my own note' }]) errors.report(thrown);
  await settle();
  expect(reports()).toHaveLength(10);
  expect(JSON.stringify(reports())).not.toContain('my own note');
});
