import { settings } from '@kotoba/api-client/testing';
import { reply, type Answers } from '@kotoba/federation/testing';

/** The week from a Monday on: twelve words today, three on Wednesday. */
export const week = [12, 0, 3, 0, 0, 0, 0].map((count, day) => ({
  date: `2026-03-0${day + 2}`,
  count,
}));

/** Everything that the learning home asks, for a learner without sessions. */
export const homeAnswers: Answers = {
  'GET /learn/unfinished-sessions': reply({ data: [] }),
  'GET /topics/user': reply({ data: [{ id: 1, name: 'Travel', words: 2, isDefault: false }] }),
  'GET /learn/due': reply({
    data: { vocabularyIds: [3, 4], due: 1, new: 1, now: 1, later: 0, meet: 1, minutes: 1 },
  }),
  'GET /learn/forecast': reply({ data: week }),
  'GET /account/settings': reply(settings),
  'GET /learn/vacation': reply({ data: { since: null } }),
};

/** The browser of somebody who has opened the other ways to practice. */
export const openOthers = (): void => localStorage.setItem('kotoba.learn.others', 'open');
