import type { ChatMessage } from '@kotoba/api-client';
import { closeRemotes, openRemote, reply, type Answer, type FakeApi } from '@kotoba/federation/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import remote from '../remote';
import { enter } from '../testing/write';
import { card, exchange, historyOf, message } from './testing/conversation';

afterEach(closeRemotes);

const SEND = 'POST /chat/send';
const HISTORY = 'GET /chat/history';
const open = (answers: Record<string, Answer>) =>
  openRemote(remote, { at: '/chat?view=assistant', answers: { [HISTORY]: historyOf([]), ...answers } });
const openers = async () =>
  within(await screen.findByRole('group', { name: 'For example' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

const note = {
  ...{ id: 1, content: 'WORD - 傘', createdAt: new Date().toISOString(), isConverted: true, error: null },
  ...{ vocabularyIds: [4], words: [] },
};
const hard = {
  ...{ id: 4, enWord: 'umbrella', jaWord: '傘', reading: 'かさ' },
  ...{ direction: 'recall', lapses: 1, difficulty: 8 },
};

describe('CHAT-16 a conversation begins with', () => {
  test("requests of the learner's own day; a press sends one, and the focus stays in the conversation", async () => {
    const { server } = open({
      'GET /capture-notes': reply({ success: true, notes: [note] }),
      'GET /learn/due': reply({ data: { vocabularyIds: [4], due: 1, new: 0, now: 1, later: 0 } }),
      'GET /stats/learning': reply({ data: { days: [], leeches: [], hardest: [hard] } }),
      [SEND]: exchange('Quiz me on my due words', 'Here you are.'),
    });
    expect(await openers()).toEqual([
      'What did I note today?',
      'Quiz me on my due words',
      'Which words do I get wrong?',
      'Teach me 5 words about weather',
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Quiz me on my due words' }));
    expect(screen.queryByRole('group', { name: 'For example' })).not.toBeInTheDocument();
    expect(screen.getByRole('log', { name: 'Conversation' })).toHaveFocus();
    expect(await screen.findByText('Here you are.')).toBeVisible();
    expect(server.sent(SEND)).toEqual([{ content: 'Quiz me on my due words' }]);
  });

  test('what it can do, when nothing is known of the day', async () => {
    open({});
    expect(await openers()).toEqual([
      'Teach me 5 words about weather',
      'What does 食べる mean?',
      'How do I say “umbrella”?',
      'What is the difference between は and が?',
    ]);
  });
});

describe('CHAT-14 what the assistant did', () => {
  const said = (...ids: number[]): ChatMessage[] =>
    ids.flatMap((id) => [message(id, `question ${id}`), message(id + 1, `answer ${id}`)]);
  /** The server answers the newest of these questions so, and has all of them in its history from then on. */
  const answers = (server: FakeApi, asked: readonly number[], action?: object): void => {
    const [userMessage, assistantMessage] = said(...asked).slice(-2);
    server.on(SEND, (request) => {
      server.on(HISTORY, historyOf(said(...asked)));
      return reply({
        success: true,
        userMessage,
        assistantMessage: { ...assistantMessage, ...(action && { action }) },
      })(request);
    });
  };
  const practise = () => screen.queryByRole('button', { name: 'Start practice' });

  test.each([
    [{ type: 'practise', session_id: 12 }, '/learn/session/12', null],
    [{ type: 'save', vocabulary_ids: [5, 6] }, '/learn/today', { vocabularyIds: [5, 6] }],
  ])(
    'leads to a practice from the newest answer, also when the history is read: %j',
    async (action, to, state) => {
      const { server, place } = open({});
      answers(server, [11], action);
      await enter('Message', 'question 11');
      await waitFor(() => expect(practise()).toBeVisible());
      const asked = server.calls.length;
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
      await waitFor(() => expect(server.calls.length).toBeGreaterThan(asked));
      await waitFor(() => expect(screen.getByRole('log')).toHaveAttribute('aria-busy', 'false'));
      fireEvent.click(screen.getByRole('button', { name: 'Start practice' }));
      await waitFor(() => expect(place()).toMatchObject({ pathname: to, state }));
    },
  );

  test('is no more to be done after the next message', async () => {
    const { server } = open({});
    answers(server, [11], { type: 'practise', session_id: 12 });
    await enter('Message', 'question 11');
    await waitFor(() => expect(practise()).toBeVisible());
    answers(server, [11, 13]);
    await enter('Message', 'question 13');
    expect(practise()).not.toBeInTheDocument();
    expect(await screen.findByText('answer 13')).toBeVisible();
    expect(practise()).not.toBeInTheDocument();
  });

  test('shows on the cards of earlier answers', async () => {
    const brought = (isSaved: boolean) => [
      message(1, 'rain'),
      message(2, 'A word.', [card(5, 'umbrella', isSaved)]),
    ];
    const saved: ChatMessage = { ...message(12, 'Saved.'), action: { type: 'save', vocabulary_ids: [5] } };
    const { server } = open({
      [HISTORY]: historyOf(brought(false)),
      [SEND]: reply({ success: true, userMessage: message(11, 'save it'), assistantMessage: saved }),
    });
    expect(await screen.findByRole('button', { name: 'Save umbrella' })).toBeVisible();
    server.on(HISTORY, historyOf([...brought(true), message(11, 'save it'), saved]));
    await enter('Message', 'save it');
    expect(await screen.findByRole('link', { name: 'View in Vocabularies' })).toBeVisible();
  });
});
