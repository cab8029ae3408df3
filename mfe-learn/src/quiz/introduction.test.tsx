import { closeRemotes, cut, reply, type Answers } from '@kotoba/federation/testing';
import type { LearningSession } from '@kotoba/api-client';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { session, station, word } from '../testing/fixtures';
import { field, openQuiz, prompt, review } from '../testing/open-quiz';
import { listen, recording } from '../testing/sounds';

let sounds: ReturnType<typeof listen>;
beforeEach(() => {
  sounds = listen();
});
afterEach(() => {
  closeRemotes();
  sounds.stop();
});

const known = word(3, { enWord: 'cat', jaWord: '猫', hiragana: 'ねこ', kanji: '猫' });
const tea = word(1, { sentenceImageUrl: '/api/media/pictures/a.svg', sentenceImageAlt: 'An umbrella' });
const running = session([
  [known, 0],
  [tea, 0],
  [station, 0],
]);
const withNew = (more: Partial<LearningSession> = {}): LearningSession => ({
  ...running,
  learnDetails: running.learnDetails.map((item) => ({ ...item, isNew: item.vocabularyId !== known.id })),
  ...more,
});
const open = (shown = withNew(), more: Answers = {}) =>
  openQuiz(shown, {
    'GET /vocabulary/1/audio': recording,
    'GET /vocabulary/2/audio': recording,
    'GET /vocabulary/3/audio': recording,
    'GET /vocabulary/1': cut,
    'GET /vocabulary/2': cut,
    ...more,
  });
/** 傘 as the list of words has it. */
const entry = {
  id: 1,
  en_word: 'umbrella',
  ja_word: '傘',
  hiragana: 'かさ',
  katakana: null,
  kanji: '傘',
  romaji: 'kasa',
  part_of_speech: 'noun',
  level: null,
  ja_sentence: null,
  ja_hiragana_sentence: null,
  romaji_sentence: null,
  en_sentence: null,
  word_image_url: null,
  word_image_alt: null,
  sentence_image_url: null,
  sentence_image_alt: null,
  word_audio_url: null,
  sentence_audio_url: null,
  word_audio_url_en: null,
  sentence_audio_url_en: null,
  tags: [],
  alternatives: [],
  blocked_answers: [],
  notes: null,
  sources: {},
  checked: true,
  unchecked: [],
  status: true,
  is_saved: true,
  learned: false,
  user_topic: 'Class Notes',
  user_topic_id: 1,
  topic: 'Weather',
  topic_id: 1,
  created_at: '2026-03-01T10:00:00.000Z',
  updated_at: '2026-03-01T10:00:00.000Z',
} as const;
const isAsked = () => expect(field()).toHaveFocus();

test('new words are introduced before they are asked: written, read, heard, meant and used', async () => {
  const { user, server } = await open();
  expect(screen.getByText('New word 1 of 2')).toBeVisible();
  expect(prompt()).toHaveTextContent('傘かさ');
  expect(screen.getByText('umbrella')).toBeVisible();
  expect(screen.getByText('傘を忘れました。')).toHaveAttribute('lang', 'ja');
  expect(screen.getByText('I forgot my umbrella.')).toBeVisible();
  expect(screen.getByRole('img', { name: 'An umbrella' })).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  fireEvent.keyDown(document.body, { key: 'j' });
  await waitFor(() => expect(sounds.heard).toEqual(['/sound/ja_word.wav']));
  await user.keyboard('{Enter}');
  expect(prompt()).toHaveTextContent('駅えき');
  fireEvent.keyDown(document.body, { key: 'ArrowRight' });
  expect(prompt()).toHaveTextContent('ねこ');
  expect(review()).not.toBeChecked();
  isAsked();
  expect(server.calls.filter((call) => !call.startsWith('GET'))).toEqual([]);
});

/** Source: LOOK-23. */
test('the example has its readings above its kanji, where it is introduced and where it is looked up', async () => {
  const jaHiraganaSentence = 'かさをわすれました。';
  const read = word(1, { jaHiraganaSentence, romajiSentence: 'Kasa o wasuremashita.' });
  const { user } = await open(
    withNew({ learnDetails: session([[read, 0]]).learnDetails.map((item) => ({ ...item, isNew: true })) }),
  );
  expect(screen.getByText('わす').closest('ruby')).toHaveTextContent('忘わす');
  await user.click(screen.getByRole('button', { name: 'Skip introductions' }));
  expect(screen.queryByText('わす')).not.toBeInTheDocument();
  await user.click(review());
  expect(screen.getByText('わす').closest('ruby')).toHaveTextContent('忘わす');
});

test('introductions can be skipped, and are not shown again when the session is opened anew', async () => {
  const { user, unmount } = await open();
  await user.click(screen.getByRole('button', { name: 'Skip introductions' }));
  isAsked();
  unmount();
  await open();
  isAsked();
});

test('a page that is opened again goes on with the introductions where it was', async () => {
  const { user, unmount } = await open();
  await user.click(screen.getByRole('button', { name: 'Next word' }));
  unmount();
  await open();
  expect(screen.getByText('New word 2 of 2')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Start the questions' })).toHaveFocus();
});

test('the kanji of a new word are told one by one', async () => {
  const kanji = [
    { kanji: '傘', meanings: ['umbrella'], onyomi: [], kunyomi: [], strokes: 12, grade: null, level: null },
  ];
  await open(withNew(), { 'GET /vocabulary/1': reply({ vocabulary: entry, kanji, pieces: [] }) });
  expect(await screen.findByRole('list', { name: 'Its kanji' })).toHaveTextContent('傘umbrella');
});

test.each([
  ['a session of known words', running],
  ['a session of an older server', session([[word(1), 0]])],
  ['words that are learnt once more', withNew({ type: 'review' })],
  [
    'a session that has begun',
    withNew({
      learnDetails: withNew().learnDetails.map((item, index) => ({ ...item, status: index === 0 ? 1 : 0 })),
    }),
  ],
])('%s begins with its question', async (_what, shown) => {
  await open(shown);
  isAsked();
});
