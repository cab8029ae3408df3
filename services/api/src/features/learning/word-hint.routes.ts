import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { foldForSearch, hasJapanese, parseRomaji } from '@kotoba/japanese';
import { meaningKeys } from '@kotoba/japanese/answers';
import { operationsOf } from '../../platform/http/operation';
import type { Platform } from '../../platform/platform';
import { itemParams, hintAnswer, type WordHint } from './learning.schemas';
import { findPlacedItem } from './answers.service';
import type { ItemKey } from './answers.repository';
import { selectNamesakes } from './comparison-words.repository';
import { directionOf } from './session-mode';

/** What of a saved word a hint is made of. */
export interface HintedWord {
  readonly id: number;
  readonly enWord: string;
  readonly jaWord: string;
  readonly hiragana: string | null;
  readonly katakana: string | null;
  readonly kanji: string | null;
  readonly alternatives: readonly string[];
}

const MAX_MEANINGS = 3;

const formsOf = ({ jaWord, hiragana, katakana, kanji }: HintedWord): string[] =>
  [jaWord, hiragana, katakana, kanji].flatMap((form) => (form ? [foldForSearch(form)] : []));

/** Everything that would be right, folded: a hint must not show it. */
const answersOf = (word: HintedWord): string[] => [
  ...formsOf(word),
  ...word.alternatives.filter(hasJapanese).map(foldForSearch),
];

/** Meanings beside those of the prompt. One that is the word itself in Latin letters (kimono) would be the answer. */
function otherMeanings(asked: HintedWord): string[] {
  const shown = new Set(meaningKeys(asked.enWord));
  const answers = new Set(answersOf(asked));
  return asked.alternatives
    .filter((text) => !hasJapanese(text) && !meaningKeys(text).some((key) => shown.has(key)))
    .filter((text) => !answers.has(foldForSearch(parseRomaji(text).p1)))
    .slice(0, MAX_MEANINGS);
}

/**
 * What tells an English prompt apart from others like it: its other meanings, and the learner's own words that share
 * it. `jaWord` is null where it holds the answer (熱い beside 暑い); a word that then says no more than the prompt is left
 * out.
 */
export function hintOf(asked: HintedWord, namesakes: readonly HintedWord[]): WordHint {
  const answers = answersOf(asked);
  const tells = (other: HintedWord): boolean =>
    formsOf(other).some((form) => answers.some((answer) => form.includes(answer)));
  return {
    meanings: otherMeanings(asked),
    namesakes: namesakes
      .map((other) => ({
        id: other.id,
        enWord: other.enWord,
        jaWord: tells(other) ? null : other.jaWord,
      }))
      .filter(
        ({ jaWord, enWord }) => jaWord !== null || foldForSearch(enWord) !== foldForSearch(asked.enWord),
      ),
  };
}

/** More of them help nobody to decide. */
const MAX_NAMESAKES = 4;

/**
 * What helps to tell which word an English prompt means; nothing where the meaning is what is asked for.
 * @throws 404 for what is missing or another learner's
 */
async function wordHint({ db }: Platform, userId: number, key: ItemKey): Promise<WordHint> {
  const { mode, placed } = await findPlacedItem(db, userId, key);
  if (directionOf(mode) === 'recognition') return { meanings: [], namesakes: [] };
  return hintOf(placed.word, await selectNamesakes(db, userId, placed.word, MAX_NAMESAKES));
}

const operation = operationsOf('learning');

/** Help with a prompt that could mean more than one word. */
export const wordHintRoutes: FastifyPluginAsyncZod = async (app) => {
  const { platform } = app;

  app.get(
    '/learn/learn-detail/:sessionId/:vocabularyId/hint',
    { schema: operation('getWordHint', hintAnswer, { params: itemParams }) },
    async ({ learner, params }) => ({ data: await wordHint(platform, learner.id, params) }),
  );
};
