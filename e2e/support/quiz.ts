import { expect, type Locator, type Page } from '@playwright/test';
import { asLearner, type Learner } from './learner';
import { giveEntries, type NewEntry } from './vocabulary';
import { startQuiz } from './words';

export const QUIZ_WORDS: readonly NewEntry[] = [
  { en_word: 'umbrella', kanji: '傘', hiragana: 'かさ', part_of_speech: 'noun' },
  { en_word: 'station', kanji: '駅', hiragana: 'えき', part_of_speech: 'noun' },
  { en_word: 'to eat', kanji: '食べる', hiragana: 'たべる', part_of_speech: 'verb' },
];

/** The parts of the quiz, by the names that assistive technology reads. */
export const quizOf = (page: Page) => {
  const main = page.getByRole('main');
  return {
    prompt: main.getByRole('heading', { level: 2 }).first(),
    answer: main.getByRole('textbox', { name: 'Your answer' }),
    submit: main.getByRole('button', { name: 'Submit answer' }),
    review: main.getByRole('switch', { name: 'Review' }),
    next: main.getByRole('button', { name: 'Next', exact: true }),
    last: main.getByRole('button', { name: 'Session End', exact: true }),
    moving: main.getByRole('button', { name: 'Moving to next word...' }),
    end: main.getByRole('button', { name: 'End Session' }),
    skip: main.getByRole('button', { name: 'Skip introductions' }),
    progress: (text: string): Locator => main.getByText(text, { exact: true }),
    verdict: (text: string): Locator => main.getByText(text, { exact: true }),
  };
};

/** Leaves the quiz by its one way out, without ending the session. */
export async function leaveQuiz(page: Page): Promise<void> {
  await quizOf(page).end.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Back to Learning' }).click();
}

/** Starts a session of new words and opens it at its first question; gives its id and the ids of its words. */
export async function openQuiz(
  page: Page,
  learner: Learner,
  { mode = 2, words = QUIZ_WORDS }: { mode?: number; words?: readonly NewEntry[] } = {},
) {
  const ids = await giveEntries(learner, words);
  const id = await startQuiz(learner, ids, mode);
  await page.goto(`/learn/session/${id}`);
  const quiz = quizOf(page);
  await quiz.skip.click();
  await quiz.answer.waitFor();
  return { id, ids, ...quiz };
}

const SIGNS = 'あいうえおかきくけこさしすせ';

/**
 * Words whose meaning is "word 1", "word 2" …, as many as there are answers to give them; each is one sign of kana, 14
 * at most.
 */
export const numberedWords = (count: number): NewEntry[] =>
  [...SIGNS].slice(0, count).map((hiragana, index) => ({ en_word: `word ${index + 1}`, hiragana }));

/** Presses Enter until it has led on: the first one may come before the verdict was there long enough to be seen. */
export const enterUntil = (page: Page, arrived: Locator): Promise<void> =>
  expect(async () => {
    await page.keyboard.press('Enter');
    await expect(arrived).toBeVisible({ timeout: 1_000 });
  }).toPass();

/**
 * Waits for the recordings of the word that is asked and of the next one, in both languages; for before the page is
 * opened.
 */
export async function recordingsFetched(page: Page): Promise<void> {
  let missing = 4;
  const last = await page.waitForResponse((response) => {
    const isRecording = response.headers()['content-type']?.startsWith('audio/') ?? false;
    if (isRecording && response.request().resourceType() === 'fetch') missing -= 1;
    return missing === 0;
  });
  await last.finished();
}

/** The next word comes when the learner says so: for what looks at a verdict at leisure. */
export const withoutAutoAdvance = (learner: Learner): Promise<unknown> =>
  asLearner(learner, 'PATCH', '/account/settings', { autoAdvance: false });

interface StoredSession {
  readonly startedAt: string;
  readonly endedAt: string | null;
  readonly learnDetails: readonly {
    readonly status: number;
    readonly practised: boolean;
    readonly mode: number;
  }[];
}

/** The session as the server has it. */
const storedSession = async (learner: Learner, id: number): Promise<StoredSession> =>
  (await asLearner<{ data: StoredSession }>(learner, 'GET', `/learn/session/${id}`)).data;

export const statusesOf = async (learner: Learner, id: number): Promise<number[]> =>
  (await storedSession(learner, id)).learnDetails.map(({ status }) => status);
