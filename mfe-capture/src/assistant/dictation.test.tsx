import { closeRemotes, openRemote, reply } from '@kotoba/federation/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import remote from '../remote';
import { field, write } from '../testing/write';
import type { RecognitionError } from './use-dictation';
import { exchange, historyOf } from './testing/conversation';
import { fakeRecognition, type FakeRecognition } from './testing/fake-recognition';

let voice: FakeRecognition;
beforeEach(() => {
  voice = fakeRecognition();
});
afterEach(() => {
  closeRemotes();
  voice.remove();
});

const open = () =>
  openRemote(remote, {
    at: '/chat?view=assistant',
    answers: {
      'GET /chat/history': historyOf([]),
      'GET /topics/user': reply({ data: [] }),
      'POST /chat/send': exchange('雨', 'Rain.'),
    },
  });
async function speak(language: 'Japanese' | 'English', typed = '') {
  await write('Message', typed);
  fireEvent.click(await screen.findByLabelText('Speak a message'));
  fireEvent.click(await screen.findByText(`Speak ${language}`));
}

test('what is spoken is written while it is heard, behind what was typed', async () => {
  open();
  for (const [language, typed, heard, whole] of [
    ['Japanese', '', ['傘は', '英語で何ですか'], '傘は英語で何ですか'],
    ['English', '', ['how do you say', ' umbrella'], 'how do you say umbrella'],
    ['English', 'teach me', ['five', ' words'], 'teach me five words'],
    ['Japanese', '雨は', ['何', 'ですか'], '雨は何ですか'],
    ['Japanese', 'what does', ['雨'], 'what does 雨'],
  ] as const) {
    await speak(language, typed);
    const { lang, calls } = voice.listeners.at(-1) ?? {};
    expect([lang, calls]).toEqual([language === 'Japanese' ? 'ja-JP' : 'en-US', ['start']]);
    expect(await field('Message')).toHaveAttribute('placeholder', 'Listening…');
    voice.hear(heard[0]);
    voice.hear(...heard);
    expect(await field('Message')).toHaveValue(whole);
    voice.end();
    expect(await field('Message')).toHaveValue(whole);
    expect(screen.getByLabelText('Speak a message')).toBeVisible();
    expect(screen.getByLabelText('Send message')).toBeEnabled();
  }
});

test('"Stop listening" ends the utterance, and its last words still come', async () => {
  open();
  await speak('Japanese');
  const stop = screen.getByRole('button', { name: 'Stop listening', pressed: true });
  fireEvent.click(stop);
  expect(voice.listeners[0]?.calls).toEqual(['start', 'stop']);
  voice.hear('雨');
  voice.end();
  expect(await field('Message')).toHaveValue('雨');
  expect(stop).not.toBeInTheDocument();
});

test('what goes wrong says what to do, and what was typed stays', async () => {
  const NOT_ALLOWED = 'This page may not use the microphone. Allow it in your browser, then try again.';
  const NO_MICROPHONE = 'No microphone could be used. Check that one is connected and free.';
  open();
  const expectTold = async (words: string) => {
    await waitFor(() => expect(screen.getAllByRole('alert').at(-1)).toHaveTextContent(words));
    expect(await field('Message')).toHaveValue('half a question');
    expect(screen.getByLabelText('Speak a message')).toBeVisible();
  };
  // No two that are told in the same words follow each other.
  for (const [error, words] of [
    ['not-allowed', NOT_ALLOWED],
    ['audio-capture', NO_MICROPHONE],
    ['service-not-allowed', NOT_ALLOWED],
    ['network', 'Your browser needs a connection to understand speech.'],
    ['no-speech', 'Nothing was heard. Press the microphone and speak.'],
    ['language-not-supported', 'Your browser does not understand this language when it is spoken.'],
  ] satisfies [RecognitionError, string][]) {
    await speak('English', 'half a question');
    voice.fail(error);
    voice.end();
    await expectTold(words);
  }
  // Another page listens.
  voice = fakeRecognition({ broken: true });
  await speak('English', 'half a question');
  await expectTold(NO_MICROPHONE);
});

test('who types meanwhile is not written over', async () => {
  open();
  await speak('English');
  voice.hear('rain');
  await write('Message', 'rainbow');
  expect(voice.listeners[0]?.calls).toEqual(['start', 'abort']);
  voice.hear('rain and snow');
  voice.fail('aborted');
  expect(await field('Message')).toHaveValue('rainbow');
  expect(screen.queryByText(/microphone could/)).not.toBeInTheDocument();
});

test('nothing comes into the box any more when the message was sent', async () => {
  const { server } = open();
  await speak('Japanese');
  voice.hear('雨');
  fireEvent.click(screen.getByRole('button', { name: 'Send message' }));
  voice.hear('雨です');
  await waitFor(() => expect(server.sent('POST /chat/send')).toEqual([{ content: '雨' }]));
  expect(await field('Message')).toHaveValue('');
});

test('leaving the screen listens no more, and what was heard is there on return', async () => {
  const { unmount } = open();
  await speak('Japanese');
  voice.hear('雨');
  unmount();
  expect(voice.listeners[0]?.calls).toContain('abort');
  open();
  expect(await field('Message')).toHaveValue('雨');
});

test('where the browser cannot listen there is no microphone', async () => {
  voice.remove();
  open();
  expect(await field('Message')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Speak a message' })).not.toBeInTheDocument();
});
