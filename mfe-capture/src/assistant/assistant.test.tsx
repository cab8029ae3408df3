import { closeRemotes, cut, held, openRemote, reply, type Answer } from '@kotoba/federation/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import remote from '../remote';
import { card, exchange, historyOf, message } from './testing/conversation';

afterEach(closeRemotes);

const SEND = 'POST /chat/send';
const HISTORY = 'GET /chat/history';
const open = (answers: Record<string, Answer> = {}) =>
  openRemote(remote, {
    at: '/chat?view=assistant',
    answers: { [HISTORY]: historyOf([]), 'GET /topics/user': reply({ data: [] }), ...answers },
  });
const field = () => screen.findByRole('textbox', { name: 'Message' });
const log = () => screen.findByRole('log', { name: 'Conversation' });
const FAILED = 'Sorry, I encountered an error while processing your request. Please try again.';

describe('the tabs', () => {
  test('lead from one view to the other, and the address says which', async () => {
    const { user, place } = open();
    expect(await screen.findByRole('tab', { name: 'Assistant', selected: true })).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Notes' }));
    expect(await screen.findByRole('textbox', { name: 'Note' })).toBeVisible();
    expect(place().search).toBe('?view=notes');
    await user.click(screen.getByRole('tab', { name: 'Assistant' }));
    expect(await field()).toBeVisible();
  });

  test.each(['/chat', '/chat?view=nothing'])('%s shows the notes', async (at) => {
    openRemote(remote, { at, answers: { 'GET /capture-notes': reply({ success: true, notes: [] }) } });
    expect(await screen.findByRole('tab', { name: 'Notes', selected: true })).toBeVisible();
  });
});

describe('the history', () => {
  test('greets who has none', async () => {
    open();
    expect(await screen.findByText(/^Hello! Ask me for words/)).toBeVisible();
  });

  test('that cannot be loaded leaves the greeting and a way to try again', async () => {
    const { user, server } = open({ [HISTORY]: cut });
    expect(await screen.findByText('Failed to fetch chat history')).toBeVisible();
    expect(screen.getByText(/^Hello! Ask me for words/)).toBeVisible();
    server.on(HISTORY, historyOf([message(1, 'hi')]));
    await user.click(screen.getByRole('button', { name: 'Load again' }));
    expect(await screen.findByText('hi')).toBeVisible();
  });

  test.each<[what: string, messages: unknown]>([
    ['no list', undefined],
    ['a list of nothing', [null]],
    ['a message without its text', [{ ...message(1, 'hi'), content: undefined }]],
    ['a message without its cards', [{ ...message(1, 'hi'), vocabularyData: null }]],
    ['a card without its fields', [{ ...message(1, 'hi'), vocabularyData: [{ id: 5 }] }]],
    [
      'a card with a number for a word',
      [message(2, 'hi', [{ ...card(5, 'umbrella'), ja_word: 5 as never }])],
    ],
  ])('that comes as %s is told as a failure, and is read well at the next try', async (_what, messages) => {
    const { user, server, unmount } = open({ [HISTORY]: reply({ success: true, messages }) });
    expect(await screen.findByText('Failed to fetch chat history')).toBeVisible();
    expect(screen.getByText(/^Hello! Ask me for words/)).toBeVisible();
    server.on(HISTORY, historyOf([message(1, 'hi')]));
    await user.click(screen.getByRole('button', { name: 'Load again' }));
    expect(await screen.findByText('hi')).toBeVisible();
    expect(screen.queryByText('Failed to fetch chat history')).not.toBeInTheDocument();
    unmount();
  });

  test('that comes broken later does not take away what was read before', async () => {
    const { server } = open({ [HISTORY]: historyOf([message(1, 'hi')]) });
    await screen.findByText('hi');
    server.on(HISTORY, reply({ success: true, messages: [{ id: 2 }] }));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(server.calls.filter((call) => call === HISTORY)).toHaveLength(2));
    await waitFor(async () => expect(await log()).toHaveAttribute('aria-busy', 'false'));
    expect(screen.getByText('hi')).toBeVisible();
  });

  test('shows who said what, Japanese marked as such, and nothing as markup', async () => {
    open({
      [HISTORY]: historyOf([
        message(1, '<b>雨</b>'),
        message(2, '雨 (あめ) means rain. <img src=x> http://x.test'),
      ]),
    });
    expect(await screen.findByText('<b>雨</b>')).toHaveAttribute('lang', 'ja');
    const answer = screen.getByText(/means rain\. <img src=x> http:\/\/x\.test/);
    expect(answer).toHaveAttribute('lang', 'en');
    expect(within(answer).getByText('あめ')).toHaveAttribute('lang', 'ja');
    expect(within(await log()).queryByRole('link')).not.toBeInTheDocument();
    expect(screen.queryByText(/^Hello!/)).not.toBeInTheDocument();
  });

  test('reads the page above when the top is near, once, and stops at the first message', async () => {
    const all = Array.from({ length: 51 }, (_, index) => message(index + 1, `message ${index + 1}`));
    const { server } = open({ [HISTORY]: historyOf(all) });
    await screen.findByText('message 2');
    expect(screen.queryByText('message 1')).not.toBeInTheDocument();
    const place = await log();
    place.scrollTop = 61;
    fireEvent.scroll(place);
    expect(server.calls.filter((call) => call === HISTORY)).toHaveLength(1);
    place.scrollTop = 60;
    fireEvent.scroll(place);
    fireEvent.scroll(place);
    expect(await screen.findByText('message 1')).toBeVisible();
    fireEvent.scroll(place);
    expect(server.calls.filter((call) => call === HISTORY)).toHaveLength(2);
  });

  test('that cannot be read further says so, and can be asked again', async () => {
    const all = Array.from({ length: 51 }, (_, index) => message(index + 1, `message ${index + 1}`));
    const { user, server } = open({ [HISTORY]: historyOf(all) });
    await screen.findByText('message 51');
    server.on(HISTORY, cut);
    fireEvent.scroll(await log());
    expect(await screen.findByText('Failed to fetch chat history')).toBeVisible();
    server.on(HISTORY, historyOf(all));
    await user.click(screen.getByRole('button', { name: 'Load again' }));
    expect(await screen.findByText('message 1')).toBeVisible();
  });

  test('is read anew when the tab is looked at again', async () => {
    const { server } = open({ [HISTORY]: historyOf([message(1, 'hi')]) });
    await screen.findByText('hi');
    server.on(HISTORY, historyOf([message(1, 'hi'), message(2, 'from another tab')]));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByText('from another tab')).toBeVisible();
  });

  test('is read anew after a reading that was on its way when the tab was looked at again', async () => {
    const { server } = open({ [HISTORY]: historyOf([message(1, 'hi')]) });
    await screen.findByText('hi');
    const earlier = held(historyOf([message(1, 'hi')]));
    server.on(HISTORY, earlier.answer);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(async () => expect(await log()).toHaveAttribute('aria-busy', 'true'));
    server.on(HISTORY, historyOf([message(1, 'hi'), message(2, 'from another tab')]));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    earlier.release();
    expect(await screen.findByText('from another tab')).toBeVisible();
  });

  test('is cleared after a question, which may be declined', async () => {
    const { user, server } = open({
      [HISTORY]: historyOf([message(1, 'hi')]),
      'DELETE /chat/clear': reply({ success: true }),
    });
    await screen.findByText('hi');
    await user.click(screen.getByRole('button', { name: 'Clear history' }));
    const dialog = () => screen.getByRole('dialog', { name: 'Clear history?' });
    await user.click(within(dialog()).getByRole('button', { name: 'Cancel' }));
    expect(server.calls).not.toContain('DELETE /chat/clear');
    await user.click(screen.getByRole('button', { name: 'Clear history' }));
    server.on(HISTORY, historyOf([]));
    await user.click(within(dialog()).getByRole('button', { name: 'Clear' }));
    expect(await screen.findByText(/^Hello! Ask me for words/)).toBeVisible();
    expect(screen.getByText('The history is cleared')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Clear history' })).toBeDisabled();
  });

  test('that cannot be cleared stays', async () => {
    const { user } = open({ [HISTORY]: historyOf([message(1, 'hi')]), 'DELETE /chat/clear': cut });
    await screen.findByText('hi');
    await user.click(screen.getByRole('button', { name: 'Clear history' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Clear' }));
    expect(await screen.findByText('Failed to clear chat history')).toBeVisible();
    expect(screen.getByText('hi')).toBeVisible();
  });
});

describe('sending', () => {
  test('shows the message at once and then its answer', async () => {
    const slow = held(exchange('umbrella', 'Here is a word for you.'));
    const { user, server } = open({ [SEND]: slow.answer });
    await user.type(await field(), '  umbrella {Enter}');
    expect(screen.getByText('umbrella')).toBeVisible();
    expect(await field()).toHaveValue('');
    expect(screen.getByRole('progressbar', { name: 'The assistant is writing' })).toBeVisible();
    slow.release();
    expect(await screen.findByText('Here is a word for you.')).toBeVisible();
    expect(screen.getAllByText('umbrella')).toHaveLength(1);
    expect(server.sent(SEND)).toEqual([{ content: 'umbrella' }]);
  });

  test('is blocked while an answer is on its way, and for a blank or too long text', async () => {
    const slow = held(exchange('a', 'b'));
    const { user, server } = open({ [SEND]: slow.answer });
    const button = await screen.findByRole('button', { name: 'Send message' });
    expect(button).toBeDisabled();
    await user.type(await field(), '  ');
    expect(button).toBeDisabled();
    await user.type(await field(), 'a{Enter}second{Enter}');
    expect(button).toBeDisabled();
    expect(await field()).toHaveValue('second');
    expect(server.sent(SEND)).toHaveLength(1);
    slow.release();
    await waitFor(() => expect(button).toBeEnabled());
    fireEvent.change(await field(), { target: { value: '字'.repeat(2001) } });
    expect(screen.getByText('This message has 2001 characters, 2000 are the most.')).toBeVisible();
    expect(button).toBeDisabled();
  });

  test('Shift+Enter makes a line, Enter of a composition sends nothing', async () => {
    const { user, server } = open();
    await user.type(await field(), 'a{Shift>}{Enter}{/Shift}b');
    expect(await field()).toHaveValue('a\nb');
    fireEvent.keyDown(await field(), { key: 'Enter', isComposing: true });
    fireEvent.keyDown(await field(), { key: 'Enter', keyCode: 229 });
    expect(server.sent(SEND)).toEqual([]);
  });

  test.each([
    ['a lost connection', cut, 'Failed to send message'],
    [
      'a refusal in words',
      reply({ success: false, message: 'Too many messages. Wait a minute.' }, 429),
      'Too many messages. Wait a minute.',
    ],
    ['an answer without its messages', reply({ success: true }), 'Failed to send message'],
    [
      'an answer that says nothing',
      reply({ success: true, userMessage: message(901, 'umbrella'), assistantMessage: { id: 902 } }),
      'Failed to send message',
    ],
    ['a page that is no answer', () => new Response('<html>', { status: 502 }), 'Failed to send message'],
  ])('that fails by %s says so, and "Try Again" sends the same once more', async (_how, failing, reason) => {
    const { user, server } = open({ [SEND]: failing });
    const keys: (string | null)[] = [];
    const noting =
      (answer: Answer): Answer =>
      (request) => {
        keys.push(request.headers.get('idempotency-key'));
        return answer(request);
      };
    server.on(SEND, noting(failing));
    await user.type(await field(), 'umbrella{Enter}');
    expect(await screen.findByText(FAILED)).toBeVisible();
    expect(screen.getByText(reason)).toBeVisible();
    expect(screen.getByText('umbrella')).toBeVisible();
    server.on(SEND, noting(exchange('umbrella', 'Here is a word for you.')));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Here is a word for you.')).toBeVisible();
    expect(screen.queryByText(FAILED)).not.toBeInTheDocument();
    expect(server.sent(SEND)).toEqual([{ content: 'umbrella' }, { content: 'umbrella' }]);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
  });

  test('a message whose history was cleared on another device since goes as well', async () => {
    const { user, server } = open({ [SEND]: cut });
    await user.type(await field(), 'umbrella{Enter}');
    await screen.findByText(FAILED);
    server.on(SEND, reply({ success: false, message: 'The history was cleared', code: 'GONE' }, 410));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(screen.queryByText('umbrella')).not.toBeInTheDocument());
    expect(screen.queryByText(FAILED)).not.toBeInTheDocument();
  });

  test('that has to wait is told so in the words of the server alone', async () => {
    const spent = 'You have asked the assistant as much as a day allows. It answers again tomorrow.';
    const refusal = { success: false, error: spent, message: spent, code: 'RATE_LIMITED' };
    const { user } = open({ [SEND]: reply(refusal, 429) });
    await user.type(await field(), 'umbrella{Enter}');
    expect(await screen.findByText(spent)).toBeVisible();
    expect(screen.queryByText(FAILED)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeEnabled();
  });

  test('what failed is there after a reload, and gone when the server has it after all', async () => {
    const first = open({ [SEND]: cut });
    await first.user.type(await field(), 'umbrella{Enter}');
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

  test('what is typed survives a reload', async () => {
    const { user, unmount } = open();
    await user.type(await field(), 'half a quest');
    unmount();
    open();
    expect(await field()).toHaveValue('half a quest');
  });
});

describe('an answer that comes as a stream', () => {
  const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
  function streamed() {
    let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
    const body = new ReadableStream<Uint8Array>({ start: (given) => void (controller = given) });
    const answer: Answer = () => new Response(body, { headers: { 'content-type': 'text/event-stream' } });
    return {
      answer,
      write: (text: string) => controller?.enqueue(new TextEncoder().encode(text)),
      close: () => controller?.close(),
    };
  }
  const asked = async () => {
    const stream = streamed();
    const view = open({ [SEND]: stream.answer });
    await view.user.type(await field(), 'umbrella{Enter}');
    stream.write(event('text', { text: 'An umbrella ' }));
    stream.write(event('text', { text: 'is 傘.' }));
    await waitFor(async () => expect((await log()).textContent).toContain('An umbrella is 傘.'));
    return { ...view, ...stream };
  };

  test('is shown as it is written, and replaced by the whole', async () => {
    const { write, close } = await asked();
    write(
      event(
        'done',
        await (await exchange('umbrella', 'An umbrella is 傘 (かさ).')(new Request('http://x'))).json(),
      ),
    );
    close();
    await waitFor(async () => expect((await log()).textContent).toContain('An umbrella is 傘 (かさ).'));
    expect(screen.queryByRole('progressbar', { name: 'The assistant is writing' })).not.toBeInTheDocument();
  });

  test('that fails is void', async () => {
    const { write, close } = await asked();
    write(
      event('failed', {
        success: false,
        error: FAILED,
        message: FAILED,
        code: 'PROVIDER_FAILED',
        status: 502,
      }),
    );
    close();
    expect(await screen.findByText(FAILED)).toBeVisible();
    expect((await log()).textContent).not.toContain('An umbrella is');
  });

  test('that is cut is void', async () => {
    const { close } = await asked();
    close();
    expect(await screen.findByText(FAILED)).toBeVisible();
    expect(screen.getByText('Failed to send message')).toBeVisible();
  });

  test('can be stopped; trying again is a new request', async () => {
    const { user, server } = await asked();
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    expect(await screen.findByText('You stopped this answer.')).toBeVisible();
    expect(screen.queryByText(FAILED)).not.toBeInTheDocument();
    server.on(SEND, exchange('umbrella', 'Here is a word for you.'));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Here is a word for you.')).toBeVisible();
    expect(screen.getAllByText('umbrella')).toHaveLength(1);
  });
});

describe('a card', () => {
  const two = [message(1, 'rain'), message(2, 'Two words.', [card(5, 'umbrella'), card(6, 'raincoat')])];
  const withCards = (answers: Record<string, Answer> = {}) => open({ [HISTORY]: historyOf(two), ...answers });
  const article = async (name: string) => within(await screen.findByRole('article', { name }));
  const savedAs = (...ids: number[]) => reply({ success: true, vocabulary_ids: ids });
  const SAVE = 'POST /chat/save-vocabulary';

  test('shows the word, its readings, its kind and level, its sentence and its picture', async () => {
    withCards();
    const shown = await article('umbrella');
    for (const text of ['かさ', 'kasa', 'noun', 'about N5', 'It is raining, so I take an umbrella.']) {
      expect(shown.getAllByText(text)[0]).toBeVisible();
    }
    expect(shown.getAllByText('傘', { selector: 'ruby' })).toHaveLength(2);
    expect(shown.getByRole('img', { name: 'An umbrella' })).toBeVisible();
    for (const sound of ['Japanese word', 'English word', 'Japanese sentence']) {
      expect(shown.getByRole('button', { name: `Play ${sound}` })).toBeEnabled();
    }
  });

  test('says who made its word and its sentence, and what of them is doubtful', async () => {
    const sources = { word: 'assistant', sentence: 'template' } as const;
    const made = { ...card(5, 'umbrella'), sources, checked: false, unchecked: ['hiragana'] as const };
    const doubtful = { ...made, unchecked: [...made.unchecked] };
    open({ [HISTORY]: historyOf([message(1, 'rain'), message(2, 'One word.', [doubtful])]) });
    const shown = await article('umbrella');
    for (const text of ['assistant', 'template', 'unchecked', 'checked', 'Could not be confirmed: Hiragana.'])
      expect(shown.getByText(text, { exact: true })).toBeVisible();
  });

  test('is saved, and then leads to the list', async () => {
    const { user, server } = withCards({
      [SAVE]: (request) => {
        const saved = [card(5, 'umbrella', true), card(6, 'raincoat')];
        server.on(HISTORY, historyOf([message(1, 'rain'), message(2, 'Two words.', saved)]));
        return savedAs(5)(request);
      },
    });
    await user.click((await article('umbrella')).getByRole('button', { name: 'Save umbrella' }));
    expect(await screen.findByText('Successfully saved "umbrella" to your vocabulary!')).toBeVisible();
    const link = await (await article('umbrella')).findByRole('link', { name: 'View in Vocabularies' });
    expect(link).toHaveAttribute('href', '/vocabularies?search=umbrella');
    expect(server.sent(SAVE)).toMatchObject([
      { chat_message_id: 2, vocabulary_index: 0, vocabulary_items: [{ id: 5 }] },
    ]);
  });

  test('that cannot be saved says so and stays as it was', async () => {
    const { user } = withCards({ [SAVE]: cut });
    await user.click((await article('umbrella')).getByRole('button', { name: 'Save umbrella' }));
    expect(await screen.findByText('Failed to save vocabulary')).toBeVisible();
    await waitFor(async () =>
      expect((await article('umbrella')).getByRole('button', { name: 'Save umbrella' })).toBeEnabled(),
    );
  });

  test('is saved with all others, in the chosen collection', async () => {
    const { user, server } = withCards({
      'GET /topics/user': reply({ data: [{ id: 1, name: 'Weather', words: 3 }] }),
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
    const { user, server } = withCards({
      [SAVE]: savedAs(5),
      'PATCH /vocabulary/5': reply({ vocabulary: {} }),
    });
    await user.click((await article('umbrella')).getByRole('button', { name: 'Edit umbrella' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit umbrella' }));
    const english = dialog.getByRole('textbox', { name: 'English' });
    await user.clear(english);
    await user.click(dialog.getByRole('button', { name: 'Save umbrella' }));
    expect(await dialog.findByText('The English word is needed')).toBeVisible();
    await user.type(english, 'parasol');
    await user.clear(dialog.getByRole('textbox', { name: /^Hiragana/ }));
    await user.click(dialog.getByRole('button', { name: 'Save umbrella' }));
    expect(await screen.findByText('Successfully saved "parasol" to your vocabulary!')).toBeVisible();
    expect(server.sent('PATCH /vocabulary/5')).toEqual([{ en_word: 'parasol', hiragana: null }]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('whose word was deleted elsewhere can be saved again, and makes no sound meanwhile', async () => {
    open({ [HISTORY]: historyOf([message(1, 'rain'), message(2, 'One word.', [card(null, 'umbrella')])]) });
    const shown = await article('umbrella');
    expect(shown.getByRole('button', { name: 'Save umbrella' })).toBeEnabled();
    expect(shown.queryByRole('button', { name: /^Play/ })).not.toBeInTheDocument();
  });
});
