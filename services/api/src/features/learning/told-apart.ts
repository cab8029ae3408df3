import { meaningKeys } from '@kotoba/japanese/answers';
import type { WordTraits } from '@kotoba/language';
import type { Platform } from '../../platform/platform';
import type { ToldApart } from './questions/question.schemas';
import type { Namesakes, PromptedWord } from './comparison-words.repository';
import { toWordKey } from './questions/judge-answer';
import { hintOf } from './word-hint.routes';

/** Whether a prompt says more than the meaning: "hot (weather)" tells itself apart. */
const isBare = ({ enWord }: PromptedWord): boolean => !/[(（]/.test(enWord);

/** More words than these in one session are told apart by nobody's patience, and each takes look-ups. */
const MAX_TOLD = 60;

const NOTHING: WordTraits = { usage: null, takesObject: null, register: null };

/** What tells a word from its namesakes, by what is known of each. */
function toldApart(
  asked: PromptedWord,
  namesakes: readonly PromptedWord[],
  traitsOf: (word: PromptedWord) => WordTraits,
): ToldApart {
  const own = traitsOf(asked);
  const differs = (trait: keyof WordTraits): boolean =>
    namesakes.some((other) => traitsOf(other)[trait] !== own[trait]);
  const theirs = new Set(
    namesakes.flatMap((other) => [other.enWord, ...other.alternatives].flatMap((text) => meaningKeys(text))),
  );
  const hint = hintOf(asked, namesakes);
  return {
    kind: namesakes.some((other) => other.partOfSpeech !== asked.partOfSpeech),
    usage: own.usage,
    takesObject: differs('takesObject') ? own.takesObject : null,
    register: differs('register') ? own.register : null,
    meanings: hint.meanings.filter((text) => !meaningKeys(text).some((key) => theirs.has(key))),
    notMeant: hint.namesakes.flatMap(({ jaWord }) => jaWord ?? []),
  };
}

/** Those of some words whose bare English fits others of the learner's, with what tells them apart. Source: ANS-39. */
export async function tellApart(
  { language }: Pick<Platform, 'language'>,
  found: readonly Namesakes[],
): Promise<ReadonlyMap<number, ToldApart>> {
  const told = found.filter(({ asked, others }) => isBare(asked) && others.length > 0).slice(0, MAX_TOLD);
  const traits = new Map<number, WordTraits>();
  for (const word of told.flatMap(({ asked, others }) => [asked, ...others]))
    if (!traits.has(word.id)) traits.set(word.id, await language.traitsOf(toWordKey(word)));
  const traitsOf = ({ id }: PromptedWord) => traits.get(id) ?? NOTHING;
  return new Map(told.map(({ asked, others }) => [asked.id, toldApart(asked, others, traitsOf)]));
}
