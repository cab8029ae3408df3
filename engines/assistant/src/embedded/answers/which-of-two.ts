import { POLITELY, SPOKEN_TO } from '../intents/rules/form-rules';
import { paragraphs, type AnswerInput } from './answer';
import { apart, compared } from './word-answers';

/** How an answer names the one that it takes. */
const TAKEN = /^(\S+) is the one here\./;

/** The one of several that an answer took; null where it took none. */
export const takenIn = (content: string): string | null => TAKEN.exec(content)?.[1] ?? null;

/** The one that is said to somebody, where what tells them apart calls one polite; null where it does not. */
function takenOf(note: string, texts: readonly string[], to: string): string | null {
  if (!SPOKEN_TO.test(to)) return null;
  const called = (how: RegExp): readonly string[] =>
    texts.filter((text) =>
      note.split(/[.;,] /).some((part) => part.startsWith(`${text} is `) && how.test(part)),
    );
  const polite = called(/\b(?:polite|formal)\b/);
  if (polite.length !== 1) return null;
  if (POLITELY.test(to)) return polite[0] ?? null;
  const others = texts.length === 2 ? texts.filter((text) => text !== polite[0]) : called(/\bcasual\b/);
  return others.length === 1 ? (others[0] ?? null) : null;
}

/** What was said of words or points of grammar beside each other, and which of them it takes “to my boss”. */
export async function whichOf(
  { language }: AnswerInput,
  texts: readonly string[],
  to: string,
): Promise<{ readonly note: string; readonly taken: string | null }> {
  const [one = '', other = ''] = texts;
  const written =
    (texts.length === 2 ? language.compare(one, other) : null) ?? language.lore().grammar(texts)?.note;
  const words = await Promise.all(texts.map((text) => compared(language, text)));
  const told =
    written ??
    (await apart(
      language,
      words.filter((word) => word !== null),
    ));
  const taken = takenOf(told, texts, to);
  const lead = taken ? `${taken} is the one here.` : 'I cannot choose for you, but this tells them apart:';
  return { note: paragraphs(lead, told), taken };
}
