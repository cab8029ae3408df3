import { choose, type Noun, type Reading } from './noun';
import { parseNoun } from './noun-phrase';

const THEY = /^(they|them)$/;
/** What "they" has behind or before it, as "it" has it. */
const OF_IT: Readonly<Record<string, string>> = {
  ...{ they: 'it', them: 'it', are: 'is', were: 'was', do: 'does', have: 'has' },
};
/** Whose it is that somebody of that kind was named for. */
const OF_KIND: Readonly<Record<string, string>> = { her: 'woman', his: 'man' };
const isMany = (word: string): boolean => /(?<!s)s$|^(these|those|children|people|men|women)$/.test(word);

interface Named {
  readonly noun: Noun;
  readonly next: number;
  readonly many: boolean;
}

/** The nouns of a sentence that are no pronouns, in their order. */
function namedIn(reading: Reading): Named[] {
  const quiet = { ...reading, miss: () => undefined };
  const text = (place: number): string => reading.tokens[place]?.text ?? '';
  const named: Named[] = [];
  for (let at = 0; at < reading.tokens.length;) {
    const noun = parseNoun(quiet, at, false);
    if (noun && noun.value.who === null)
      named.push({
        noun: noun.value,
        next: noun.next,
        many: [at, noun.next - 1].some((place) => isMany(text(place))),
      });
    at = noun?.next ?? at + 1;
  }
  return named;
}

/**
 * A sentence without what goes without saying in Japanese: "these shoes …, they are too small" names no people, and
 * whose the shopping is goes without saying in "I help my grandmother with her shopping".
 */
export function withAntecedents(reading: Reading): Reading {
  const { tokens, lexicon } = reading;
  if (!tokens.some(({ text }) => THEY.test(text) || text in OF_KIND || text === 'their')) return reading;
  const named = namedIn(reading);
  const isPerson = ({ noun }: Named): boolean => choose(noun, 'someone') !== null;
  const isKind = ({ noun }: Named, kind: string): boolean =>
    noun.choices.some(({ written }) => lexicon.kindsOf(written).has(kind));
  const people = named.filter(isPerson);
  const isAlone = people.every((one) => !one.many && (isKind(one, 'woman') || isKind(one, 'man')));
  const isOfThings = (at: number): boolean =>
    people.length < 2 && isAlone && named.some((one) => one.many && !isPerson(one) && one.next <= at);
  const isOwn = (text: string, at: number): boolean =>
    named.some(
      (one) =>
        one.next <= at && (text === 'their' ? one.many : text in OF_KIND && isKind(one, OF_KIND[text] ?? '')),
    );
  const isOfThey = (at: number): boolean => [at - 1, at + 1].some((place) => tokens[place]?.text === 'they');
  const read = tokens.map((token, at) => {
    if (isOwn(token.text, at)) return { ...token, own: true };
    const isSaid = isOfThings(at) && (THEY.test(token.text) || isOfThey(at));
    return isSaid ? { ...token, text: OF_IT[token.text] ?? token.text } : token;
  });
  return { ...reading, tokens: read };
}
