import type { AnswerResult, LearningSession } from '@kotoba/api-client';
import { settings } from '@kotoba/api-client/testing';
import { openRemote, reply, type Answer, type Answers } from '@kotoba/federation/testing';
import { act, screen } from '@testing-library/react';
import type { RemoteModule } from '@kotoba/contracts';
import remote from '../remote';

/** What the server says of an answer. */
export const judged = (verdict: AnswerResult['verdict'], more: Partial<AnswerResult> = {}): Answer =>
  reply({
    data: {
      isCorrect: verdict === 'correct',
      correctAnswer: verdict === 'retry' || verdict === 'rejected' ? '' : 'umbrella',
      verdict,
      reason: verdict === 'correct' ? 'exact' : 'no_match',
      recorded: verdict === 'correct' || verdict === 'incorrect',
      matched: null,
      hint: null,
      other: null,
      ...more,
    },
  });

/** What React does after it has drawn: focus, titles, blockers. */
export const effects = (): Promise<void> => act(async () => undefined);

/**
 * Opens the quiz of `session`; every call that a quiz makes is answered unless `more` says otherwise. `others` are
 * pages beside it.
 */
export async function openQuiz(
  session: LearningSession,
  more: Answers = {},
  others: RemoteModule['routes'] = [],
) {
  const answers: Answers = {
    [`GET /learn/session/${session.id}`]: reply({ data: session }),
    'GET /account/settings': reply(settings),
    'POST /learn/check-answer-mode': judged('correct'),
    'POST /learn/mark-reviewed': reply({ data: { ...session.learnDetails[0], status: 3 } }),
    [`PUT /learn/session/${session.id}/end`]: reply({ data: { ...session, endedAt: session.startedAt } }),
    'GET /learn/unfinished-sessions': reply({ data: [] }),
    ...more,
  };
  const withOthers = { ...remote, routes: [...remote.routes, ...others] };
  const opened = openRemote(withOthers, { at: `/learn/session/${session.id}`, answers });
  await screen.findByRole('button', { name: 'End Session' });
  await effects();
  const answer = async (text: string) => {
    act(() => field().focus());
    // At once: that each key is drawn is tested where it matters.
    if (text !== '') await opened.user.paste(text);
    await opened.user.keyboard('{Enter}');
  };
  return { ...opened, answer };
}

export const field = () => screen.getByRole('textbox', { name: 'Your answer' });
export const submit = () => screen.getByRole('button', { name: 'Submit answer' });
export const review = () => screen.getByRole('switch', { name: 'Review' });
export const prompt = () => screen.getByRole('heading', { level: 2 });
/** The button when it has come, with the focus that it takes. */
export async function next(): Promise<HTMLElement> {
  const button = await screen.findByRole('button', { name: 'Next' });
  await effects();
  return button;
}
