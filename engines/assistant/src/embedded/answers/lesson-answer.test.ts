import type { ReplyCard } from '../../assistant';
import { chooseWords, type Choice } from './lesson-answer';

const ALL = ['N4', 'N2', 'N5', null, 'N3'];
/** Of a card only its level is looked at. */
const cards = ALL.map((level) => ({ draft: { level } }) as ReplyCard);

test.each<[Choice, (string | null)[], Choice['shift']]>([
  [{ shift: 'harder', from: 1, count: 9 }, ['N3', 'N2'], 'harder'],
  [{ shift: 'easier', from: 2, count: 9 }, ['N4', 'N5'], 'easier'],
  [{ shift: 'harder', from: 0, count: 2 }, ['N4', 'N3'], 'harder'],
  [{ shift: 'harder', from: 3, count: 9 }, ALL, null],
  [{ shift: 'harder', from: null, count: 9 }, ALL, null],
  [{ shift: null, from: 1, count: 2 }, ['N4', 'N2'], null],
])('%j is answered with the nearest levels beyond, where there are any', (choice, levels, shifted) => {
  const chosen = chooseWords(cards, choice);
  expect([chosen.cards.map(({ draft }) => draft.level), chosen.shifted]).toEqual([levels, shifted]);
});
