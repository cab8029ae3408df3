import { closeRemotes, openRemote, reply } from '@kotoba/federation/testing';
import { screen, waitFor } from '@testing-library/react';
import remote from '../remote';
import type { RecognitionError } from './speech-recognition';
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
const field = () => screen.findByRole('textbox', { name: 'Message' });
async function speak(language: 'Japanese' | 'English', typed = '') {
  const view = open();
  if (typed) await view.user.type(await field(), typed);
  await view.user.click(await screen.findByRole('button', { name: 'Speak a message' }));
  await view.user.click(await screen.findByRole('menuitem', { name: `Speak ${language}` }));
  return view;
}

test.each([
  ['Japanese', 'ja-JP', ['傘は', '英語で何ですか'], '傘は英語で何ですか'],
  ['English', 'en-US', ['how do you say', ' umbrella'], 'how do you say umbrella'],
] as const)('%s is written while it is spoken', async (language, tag, pieces, whole) => {
  await speak(language);
  expect(voice.listeners.map(({ lang, calls }) => [lang, ...calls])).toEqual([[tag, 'start']]);
  expect(await field()).toHaveAttribute('placeholder', 'Listening…');
  voice.hear(pieces[0]);
  expect(await field()).toHaveValue(pieces[0]);
  voice.hear(...pieces);
  voice.end();
  expect(await field()).toHaveValue(whole);
  expect(screen.getByRole('button', { name: 'Speak a message' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send message' })).toBeEnabled();
});

test.each([
  ['teach me', 'five words', 'teach me five words'],
  ['雨は', '何ですか', '雨は何ですか'],
  ['what does', '雨', 'what does 雨'],
])('behind “%s” stands “%s”', async (typed, heard, whole) => {
  await speak('Japanese', typed);
  voice.hear(heard.slice(0, 1));
  voice.hear(heard);
  expect(await field()).toHaveValue(whole);
});

test('"Stop listening" ends the utterance, and its last words still come', async () => {
  const { user } = await speak('Japanese');
  const stop = screen.getByRole('button', { name: 'Stop listening', pressed: true });
  await user.click(stop);
  expect(voice.listeners[0]?.calls).toEqual(['start', 'stop']);
  voice.hear('雨');
  voice.end();
  expect(await field()).toHaveValue('雨');
  expect(stop).not.toBeInTheDocument();
});

test.each<[RecognitionError, string]>([
  ['not-allowed', 'This page may not use the microphone. Allow it in your browser, then try again.'],
  ['service-not-allowed', 'This page may not use the microphone. Allow it in your browser, then try again.'],
  ['audio-capture', 'No microphone could be used. Check that one is connected and free.'],
  ['network', 'Your browser needs a connection to understand speech.'],
  ['no-speech', 'Nothing was heard. Press the microphone and speak.'],
  ['language-not-supported', 'Your browser does not understand this language when it is spoken.'],
])('after %s it says what to do, and what was typed stays', async (error, words) => {
  await speak('English', 'half a question');
  voice.fail(error);
  voice.end();
  expect(await screen.findByText(words)).toBeVisible();
  expect(await field()).toHaveValue('half a question');
  expect(screen.getByRole('button', { name: 'Speak a message' })).toBeVisible();
});

test('a microphone that is taken says so', async () => {
  voice = fakeRecognition({ broken: true });
  await speak('English');
  expect(
    await screen.findByText('No microphone could be used. Check that one is connected and free.'),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Speak a message' })).toBeVisible();
});

test('who types meanwhile is not written over', async () => {
  const { user } = await speak('English');
  voice.hear('rain');
  await user.type(await field(), 'bow');
  expect(voice.listeners[0]?.calls).toEqual(['start', 'abort']);
  voice.hear('rain and snow');
  voice.fail('aborted');
  expect(await field()).toHaveValue('rainbow');
  expect(screen.queryByText(/microphone could/)).not.toBeInTheDocument();
});

test('nothing comes into the box any more when the message was sent', async () => {
  const { user, server } = await speak('Japanese');
  voice.hear('雨');
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  voice.hear('雨です');
  await waitFor(() => expect(server.sent('POST /chat/send')).toEqual([{ content: '雨' }]));
  expect(await field()).toHaveValue('');
});

test('leaving the screen listens no more, and what was heard is there on return', async () => {
  const { unmount } = await speak('Japanese');
  voice.hear('雨');
  unmount();
  expect(voice.listeners[0]?.calls).toContain('abort');
  open();
  expect(await field()).toHaveValue('雨');
});

test('where the browser cannot listen there is no microphone', async () => {
  voice.remove();
  open();
  expect(await field()).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Speak a message' })).not.toBeInTheDocument();
});
