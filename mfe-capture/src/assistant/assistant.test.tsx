import { closeRemotes, cut, held, openRemote, reply, type Answer } from '@kotoba/federation/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import remote from '../remote';
import { enter, field, write } from '../testing/write';
import { card, entry, exchange, historyOf, message } from './testing/conversation';

afterEach(closeRemotes);

const SEND = 'POST /chat/send';
const HISTORY = 'GET /chat/history';
const open = (answers: Record<string, Answer> = {}) =>
  openRemote(remote, {
    at: '/chat?view=assistant',
    answers: { [HISTORY]: historyOf([]), 'GET /topics/user': reply({ data: [] }), ...answers },
  });
const log = () => screen.findByRole('log', { name: 'Conversation' });
const lookAgain = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const FAILED = 'Sorry, I encountered an error while processing your request. Please try again.';
const greeting = () => screen.findByText(/^Hello! Ask me for words/);

test('the tabs lead from one view to the other, and the address says which; an unknown one is the notes', async () => {
  const none = reply({ success: true, notes: [] });
  const { user, place } = openRemote(remote, {
    at: '/chat?view=nothing',
    answers: { 'GET /capture-notes': none, [HISTORY]: historyOf([]) },
  });
  expect(await screen.findByRole('tab', { name: 'Notes', selected: true })).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Assistant' }));
  expect(await field('Message')).toBeVisible();
  expect(place().search).toBe('?view=assistant');
  await user.click(screen.getByRole('tab', { name: 'Notes' }));
  expect(await field('Note')).toBeVisible();
  expect(place().search).toBe('?view=notes');
});

describe('the history', () => {
  test.each<[how: string, answer: Answer]>([
    ['cannot be loaded', cut],
    ['comes broken', reply({ success: true, messages: [{ ...message(1, 'hi'), content: undefined }] })],
  ])('that %s leaves the greeting and a way to try again', async (_how, answer) => {
    const { server } = open({ [HISTORY]: answer });
    expect(await screen.findByText('Failed to fetch chat history')).toBeVisible();
    expect(await greeting()).toBeVisible();
    server.on(HISTORY, historyOf([message(1, 'hi')]));
    press('Load again');
    expect(await screen.findByText('hi')).toBeVisible();
    expect(screen.queryByText('Failed to fetch chat history')).not.toBeInTheDocument();
  });

  test('shows who said what, Japanese marked as such, and nothing as markup', async () => {
    const said = '雨 (あめ) means rain. <img src=x> [more](http://x.test)';
    open({ [HISTORY]: historyOf([message(1, '<b>雨</b>'), message(2, said)]) });
    expect(await screen.findByText('<b>雨</b>')).toHaveAttribute('lang', 'ja');
    const answer = screen.getByText(/means rain\. <img src=x> \[more\]\(http:\/\/x\.test\)/);
    expect(answer).toHaveAttribute('lang', 'en');
    expect(within(answer).getByText('あめ')).toHaveAttribute('lang', 'ja');
    for (const role of ['link', 'img']) expect(within(await log()).queryByRole(role)).not.toBeInTheDocument();
    expect(screen.queryByText(/^Hello!/)).not.toBeInTheDocument();
  });

  test('reads the page above when the top is near, once, until the first message; a failure can be asked again', async () => {
    const all = Array.from({ length: 51 }, (_, index) => message(index + 1, `message ${index + 1}`));
    const { server } = open({ [HISTORY]: historyOf(all) });
    const asked = () => server.calls.filter((call) => call === HISTORY).length;
    await screen.findByText('message 2');
    expect(screen.queryByText('message 1')).not.toBeInTheDocument();
    const place = await log();
    place.scrollTop = 61;
    fireEvent.scroll(place);
    expect(asked()).toBe(1);
    server.on(HISTORY, cut);
    place.scrollTop = 60;
    fireEvent.scroll(place);
    fireEvent.scroll(place);
    expect(await screen.findByText('Failed to fetch chat history')).toBeVisible();
    expect(asked()).toBe(2);
    server.on(HISTORY, historyOf(all));
    fireEvent.click(screen.getByText('Load again'));
    expect(await screen.findByText('message 1')).toBeVisible();
    fireEvent.scroll(place);
    expect(asked()).toBe(3);
  });

  test('is read anew when the tab is looked at, after a reading on its way; a broken one takes nothing away', async () => {
    const { server } = open({ [HISTORY]: historyOf([message(1, 'hi')]) });
    const asked = () => server.calls.filter((call) => call === HISTORY).length;
    await screen.findByText('hi');
    const earlier = held(historyOf([message(1, 'hi')]));
    server.on(HISTORY, earlier.answer);
    lookAgain();
    await waitFor(async () => expect(await log()).toHaveAttribute('aria-busy', 'true'));
    server.on(HISTORY, historyOf([message(1, 'hi'), message(2, 'from another tab')]));
    lookAgain();
    earlier.release();
    expect(await screen.findByText('from another tab')).toBeVisible();
    expect(asked()).toBe(3);
    server.on(HISTORY, reply({ success: true, messages: [{ id: 2 }] }));
    lookAgain();
    await waitFor(() => expect(asked()).toBe(4));
    await waitFor(async () => expect(await log()).toHaveAttribute('aria-busy', 'false'));
    expect(screen.getByText('from another tab')).toBeVisible();
  });

  test('is cleared after a question, which may be declined, or fail', async () => {
    const CLEAR = 'DELETE /chat/clear';
    const { user, server } = open({ [HISTORY]: historyOf([message(1, 'hi')]), [CLEAR]: cut });
    await screen.findByText('hi');
    const answer = async (name: string) => {
      press('Clear history');
      const dialog = await screen.findByRole('dialog', { name: 'Clear history?' });
      await user.click(within(dialog).getByRole('button', { name }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    };
    await answer('Cancel');
    expect(server.calls).not.toContain(CLEAR);
    await answer('Clear');
    expect(await screen.findByText('Failed to clear chat history')).toBeVisible();
    expect(screen.getByText('hi')).toBeVisible();
    server.on(CLEAR, reply({ success: true }));
    server.on(HISTORY, historyOf([]));
    await answer('Clear');
    expect(await greeting()).toBeVisible();
    expect(screen.getByText('The history is cleared')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Clear history' })).toBeDisabled();
    // Nothing but the request.
    expect(server.sent(CLEAR)).toEqual([undefined, undefined]);
  });
});

describe('sending', () => {
  test('shows the message at once and then its answer; no other goes meanwhile, and none that is blank or too long', async () => {
    const slow = held(exchange('umbrella', 'Here is a word for you.'));
    const { server } = open({ [SEND]: slow.answer });
    expect(await greeting()).toBeVisible();
    const button = screen.getByRole('button', { name: 'Send message' });
    await enter('Message', '  ');
    expect(button).toBeDisabled();
    await enter('Message', '  umbrella ');
    expect(screen.getByText('umbrella')).toBeVisible();
    expect(await field('Message')).toHaveValue('');
    expect(screen.getByRole('progressbar', { name: 'The assistant is writing' })).toBeVisible();
    await enter('Message', 'second');
    expect(button).toBeDisabled();
    expect(await field('Message')).toHaveValue('second');
    slow.release();
    expect(await screen.findByText('Here is a word for you.')).toBeVisible();
    expect(screen.getAllByText('umbrella')).toHaveLength(1);
    expect(server.sent(SEND)).toEqual([{ content: 'umbrella' }]);
    await waitFor(() => expect(button).toBeEnabled());
    await write('Message', '字'.repeat(2001));
    expect(screen.getByText('This message has 2001 characters; the limit is 2000.')).toBeVisible();
    expect(button).toBeDisabled();
  });

  test('Shift+Enter makes a line, Enter sends, Enter of a composition does not', async () => {
    const { user, server } = open({ [SEND]: exchange('a\nb', 'Two lines.') });
    await user.type(await field('Message'), 'a{Shift>}{Enter}{/Shift}b');
    expect(await field('Message')).toHaveValue('a\nb');
    fireEvent.keyDown(await field('Message'), { key: 'Enter', isComposing: true });
    fireEvent.keyDown(await field('Message'), { key: 'Enter', keyCode: 229 });
    expect(server.sent(SEND)).toEqual([]);
    await user.keyboard('{Enter}');
    expect(server.sent(SEND)).toEqual([{ content: 'a\nb' }]);
    expect(await screen.findByText('Two lines.')).toBeVisible();
  });

  test('that fails in any way says so, and "Try Again" sends the same once more', async () => {
    const SPENT = 'You have asked the assistant as much as a day allows. It answers again tomorrow.';
    const failures: readonly (readonly [reason: string, answer: Answer])[] = [
      ['Failed to send message', cut],
      ['The store is full', reply({ success: false, message: 'The store is full' }, 503)],
      ['Failed to send message', reply({ success: true })],
      [
        'Failed to send message',
        reply({ success: true, userMessage: message(901, 'umbrella'), assistantMessage: { id: 902 } }),
      ],
      ['Failed to send message', () => new Response('<html>', { status: 502 })],
    ];
    const { server } = open();
    for (const [index, [reason, failing]] of failures.entries()) {
      server.on(SEND, failing);
      if (index === 0) await enter('Message', 'umbrella');
      else press('Try Again');
      expect(screen.queryByText(FAILED)).not.toBeInTheDocument();
      expect(await screen.findByText(FAILED)).toBeVisible();
      expect(screen.getByText(reason)).toBeVisible();
      expect(screen.getByText('umbrella')).toBeVisible();
    }
    // Who has to wait is told so in the words of the server alone.
    server.on(SEND, reply({ success: false, error: SPENT, message: SPENT, code: 'RATE_LIMITED' }, 429));
    press('Try Again');
    expect(await screen.findByText(SPENT)).toBeVisible();
    expect(screen.queryByText(FAILED)).not.toBeInTheDocument();
    server.on(SEND, exchange('umbrella', 'Here is a word for you.'));
    press('Try Again');
    expect(await screen.findByText('Here is a word for you.')).toBeVisible();
    expect(screen.queryByText(SPENT)).not.toBeInTheDocument();
    const all = Array.from({ length: failures.length + 2 }, () => ({ content: 'umbrella' }));
    expect(server.sent(SEND)).toEqual(all);
    expect(server.keys(SEND)[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set(server.keys(SEND)).size).toBe(1);
  });

  test('a message whose history was cleared on another device since goes as well', async () => {
    const { server } = open({ [SEND]: cut });
    await enter('Message', 'umbrella');
    await screen.findByText(FAILED);
    server.on(SEND, reply({ success: false, message: 'The history was cleared', code: 'GONE' }, 410));
    press('Try Again');
    await waitFor(() => expect(screen.queryByText('umbrella')).not.toBeInTheDocument());
    expect(screen.queryByText(FAILED)).not.toBeInTheDocument();
  });

  test('what failed is there after a reload, and gone when the server has it after all', async () => {
    const first = open({ [SEND]: cut });
    await enter('Message', 'umbrella');
    await screen.findByText(FAILED);
    first.unmount();
    const second = open();
    expect(await screen.findByText('umbrella')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeEnabled();
    second.unmount();
    open({ [HISTORY]: historyOf([message(1, 'umbrella'), message(2, 'Here is a word for you.')]) });
    expect(await screen.findByText('Here is a word for you.')).toBeVisible();
    expect(screen.getAllByText('umbrella')).toHaveLength(1);
    expect(screen.queryByText(FAILED)).not.toBeInTheDocument();
  });
});

test('an answer is shown as it is written; one that fails, is cut or is stopped is void and can be asked for again', async () => {
  const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
  const { server } = open();
  const conversation = await log();
  /** Asks for an answer, which gets as far as its first words. */
  const ask = async (begin: () => void | Promise<void>) => {
    let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
    const body = new ReadableStream<Uint8Array>({ start: (given) => void (controller = given) });
    const write = (text: string) => controller?.enqueue(new TextEncoder().encode(text));
    server.on(SEND, () => new Response(body, { headers: { 'content-type': 'text/event-stream' } }));
    await begin();
    for (const text of ['An umbrella ', 'is 傘.']) write(event('text', { text }));
    await waitFor(() => expect(conversation).toHaveTextContent('An umbrella is 傘.'));
    return { write, close: () => controller?.close() };
  };
  const tryAgain = () => void press('Try Again');

  const failing = await ask(() => enter('Message', 'umbrella'));
  const failure = { success: false, error: FAILED, message: FAILED, code: 'PROVIDER_FAILED', status: 502 };
  failing.write(event('failed', failure));
  failing.close();
  expect(await screen.findByText(FAILED)).toBeVisible();
  expect(conversation).not.toHaveTextContent('An umbrella is');

  const ending = await ask(tryAgain);
  ending.close();
  expect(await screen.findByText(FAILED)).toBeVisible();
  expect(screen.getByText('Failed to send message')).toBeVisible();
  expect(conversation).not.toHaveTextContent('An umbrella is');

  await ask(tryAgain);
  press('Stop');
  expect(await screen.findByText('You stopped this answer.')).toBeVisible();
  expect(screen.queryByText(FAILED)).not.toBeInTheDocument();
  expect(conversation).not.toHaveTextContent('An umbrella is');

  const whole = await ask(tryAgain);
  const done = await exchange('umbrella', 'An umbrella is 傘 (かさ).')(new Request('http://x'));
  whole.write(event('done', await done.json()));
  whole.close();
  await waitFor(() => expect(conversation).toHaveTextContent('An umbrella is 傘 (かさ).'));
  expect(screen.queryByRole('progressbar', { name: 'The assistant is writing' })).not.toBeInTheDocument();
  expect(screen.getAllByText('umbrella')).toHaveLength(1);
  // What was stopped is not kept by the server: after it, it is another request.
  const [first, second, third, fourth] = server.keys(SEND);
  expect([second, third]).toEqual([first, first]);
  expect(fourth).not.toBe(first);
});

describe('a card', () => {
  /** A conversation that brought these cards. */
  const brought = (...cards: Parameters<typeof message>[2] & object) =>
    historyOf([message(1, 'rain'), message(2, 'Two words.', cards)]);
  const article = async (name: string) => within(await screen.findByRole('article', { name }));
  const openCard = async (name: string) => {
    const row = (await article(name)).getByRole('button', { name: /^傘/ });
    if (row.getAttribute('aria-expanded') === 'false') fireEvent.click(row);
  };
  const SAVE = 'POST /chat/save-vocabulary';
  const two = brought(card(5, 'umbrella'), card(6, 'raincoat'));
  const savedAs = (...ids: number[]) => reply({ success: true, vocabulary_ids: ids });
  const editor = async () => {
    await openCard('umbrella');
    fireEvent.click((await article('umbrella')).getByRole('button', { name: 'Edit umbrella' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit umbrella' }));
    return {
      dialog,
      write: (name: string | RegExp, value: string) =>
        fireEvent.change(dialog.getByRole('textbox', { name }), { target: { value } }),
      save: () => fireEvent.click(dialog.getByRole('button', { name: 'Save umbrella' })),
    };
  };

  test('CHAT-17 is a row that opens to its readings, kind, level, sentence and picture, who made it and what is doubtful', async () => {
    const doubtful = {
      ...card(6, 'raincoat'),
      sources: { word: 'assistant', sentence: 'template' } as const,
      checked: false,
      unchecked: ['hiragana' as const],
    };
    open({ [HISTORY]: brought(card(5, 'umbrella'), doubtful) });
    const shown = await article('umbrella');
    expect(shown.getByRole('button', { name: '傘 かさ umbrella' })).toBeVisible();
    expect(shown.getByRole('button', { name: 'Play Japanese word' })).toBeEnabled();
    expect(shown.queryByText('noun')).not.toBeInTheDocument();
    expect((await article('raincoat')).getByText('unchecked')).toBeVisible();
    await openCard('umbrella');
    await openCard('raincoat');
    for (const text of ['かさ', 'kasa', 'noun', 'about N5', 'It is raining, so I take an umbrella.'])
      expect(shown.getAllByText(text)[0]).toBeVisible();
    expect(shown.getAllByText('傘', { selector: 'ruby' })).toHaveLength(2);
    expect(shown.getByRole('img', { name: 'An umbrella' })).toBeVisible();
    for (const sound of ['Japanese word', 'English word', 'Japanese sentence'])
      expect(shown.getByRole('button', { name: `Play ${sound}` })).toBeEnabled();
    for (const text of ['assistant', 'template', 'unchecked', 'checked', 'Could not be confirmed: Hiragana.'])
      expect((await article('raincoat')).getAllByText(text, { exact: true })[0]).toBeVisible();
  });

  test('is saved and leads to the list; a failure says so; deleted elsewhere it can be saved again and makes no sound', async () => {
    const { server } = open({ [HISTORY]: two, [SAVE]: cut });
    const saveButton = async () =>
      (await article('umbrella')).findByRole('button', { name: 'Save umbrella' });
    fireEvent.click(await saveButton());
    expect(await screen.findByText('Failed to save vocabulary')).toBeVisible();
    await waitFor(async () => expect(await saveButton()).toBeEnabled());
    server.on(SAVE, (request) => {
      server.on(HISTORY, brought(card(5, 'umbrella', true), card(6, 'raincoat')));
      return savedAs(5)(request);
    });
    fireEvent.click(await saveButton());
    expect(await screen.findByText('Successfully saved "umbrella" to your vocabulary!')).toBeVisible();
    const link = await (await article('umbrella')).findByRole('link', { name: 'View in Vocabularies' });
    expect(link).toHaveAttribute('href', '/vocabularies?search=umbrella');
    expect(server.sent(SAVE).at(-1)).toMatchObject({
      chat_message_id: 2,
      vocabulary_index: 0,
      vocabulary_items: [{ id: 5 }],
    });
    server.on(HISTORY, brought(card(null, 'umbrella'), card(6, 'raincoat')));
    lookAgain();
    expect(await saveButton()).toBeEnabled();
    expect(link).not.toBeInTheDocument();
    expect((await article('umbrella')).queryByRole('button', { name: /^Play/ })).not.toBeInTheDocument();
  });

  test('is saved with all others, in the chosen collection', async () => {
    const { user, server } = open({
      [HISTORY]: two,
      'GET /topics/user': reply({ data: [{ id: 1, name: 'Weather', words: 3, isDefault: false }] }),
      'POST /vocabulary/move': reply({ updated_count: 1, user_topic_id: 1, topic_id: 1 }),
      [SAVE]: async (request) => {
        const { vocabulary_index } = (await request.json()) as { vocabulary_index: number };
        return Response.json({ success: true, vocabulary_ids: [5 + vocabulary_index] });
      },
    });
    await user.click(await screen.findByRole('combobox', { name: 'Collection' }));
    await user.click(await screen.findByRole('option', { name: 'Weather' }));
    await user.click(screen.getByRole('button', { name: 'Save all 2' }));
    expect(await screen.findByText('Successfully saved 2 words to your vocabulary!')).toBeVisible();
    expect(server.sent('POST /vocabulary/move')).toEqual([
      { vocabulary_ids: [5], user_topic: 'Weather' },
      { vocabulary_ids: [6], user_topic: 'Weather' },
    ]);
  });

  test('is changed before it is saved: only what differs is sent', async () => {
    const { server } = open({
      [HISTORY]: two,
      [SAVE]: savedAs(5),
      'PATCH /vocabulary/5': reply({ vocabulary: entry(5, 'parasol') }),
    });
    const { dialog, write, save } = await editor();
    write('English', '');
    save();
    expect(await dialog.findByText('The English word is needed')).toBeVisible();
    write('English', 'parasol');
    write(/^Hiragana/, '');
    save();
    expect(await screen.findByText('Successfully saved "parasol" to your vocabulary!')).toBeVisible();
    expect(server.sent('PATCH /vocabulary/5')).toEqual([{ en_word: 'parasol', hiragana: null }]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('what is changed survives a failed saving and a reload, until it is cancelled', async () => {
    const english = async (dialog: Awaited<ReturnType<typeof editor>>['dialog']) =>
      dialog.findByRole('textbox', { name: 'English' });
    const { unmount } = open({ [HISTORY]: two, [SAVE]: cut });
    const first = await editor();
    first.write('English', 'a red umbrella');
    first.save();
    expect(await screen.findByText('Failed to save vocabulary')).toBeVisible();
    expect(await english(first.dialog)).toHaveValue('a red umbrella');
    unmount();
    open({ [HISTORY]: two });
    const { dialog } = await editor();
    expect(await english(dialog)).toHaveValue('a red umbrella');
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await english((await editor()).dialog)).toHaveValue('umbrella');
  });
});
