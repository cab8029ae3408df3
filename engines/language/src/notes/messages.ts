import type { Conversion } from '../language';

type Failure = Extract<Conversion, { ok: false }>;

const SHOWN = 60;

const HELP = {
  word: 'Check the spelling, or write the word in Japanese.',
  phrase:
    'Try another wording, note the single words, or write it in Japanese with its meaning, like this: 猫が好きです = I like cats.',
  topic:
    'Try a topic such as Food, Weather or Travel by train, or list its words, like this: Desserts: cake, ice cream.',
};

/** Nothing fits the note; says what can be done about it. */
export function nothingFound(
  what: keyof typeof HELP,
  text: string,
  suggestion: string | null = null,
): Failure {
  const shown = text.length > SHOWN ? `${[...text].slice(0, SHOWN).join('')}…` : text;
  const words = what === 'topic' ? 'No words were found for' : `No ${what} was found for`;
  const help = suggestion ? `Did you mean “${suggestion}”?` : HELP[what];
  return {
    ok: false,
    code: 'NOTHING_FOUND',
    message: `${words} “${shown.replace(/\s+/g, ' ')}”. ${help}`,
  };
}

export function notUnderstood(): Failure {
  return {
    ok: false,
    code: 'NOT_UNDERSTOOD',
    message:
      'There is no word to read in this note. Write a word, a phrase or a topic in English or Japanese.',
  };
}
