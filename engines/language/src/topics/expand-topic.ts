import type { DictionaryRepository } from '../dictionary/dictionary.repository';
import { englishKey } from '../english/english-key';
import { baseExpressions } from '../english/word-forms';
import { fieldCode } from '../entries/fields';
import type { FoundWord } from '../entries/make-entry';
import { topicWords } from './topic-key';
import { partOfSpeechOf } from '../dictionary/dictionary-part-of-speech';
import type { DictionaryWord } from '../dictionary/word';

/** A topic without a pack is filled with no more words than these. */
const MAX_WORDS = 8;
const CANDIDATES = 80;
const MAX_WORDS_BESIDE = 2;

/**
 * Words of the dictionary for a topic that has no pack, conservatively: common nouns whose first meaning names the topic ("flag" →
 * 旗, 国旗), or that the editors put into the field of that name ("medicine"). Nothing is inferred: what is not named is left out.
 */
export async function expandTopic(text: string, dictionary: DictionaryRepository): Promise<FoundWord[]> {
  const key = englishKey(text.replace(/\b\d+\b/g, ' '));
  const bases = [key, ...baseExpressions(key)];
  const code = bases.map(fieldCode).find((field) => field !== null);
  const field = code ? await dictionary.inField(code, MAX_WORDS) : [];
  const found = [
    ...(await aboutFirst([...bases, topicWords(text).join(' ')], dictionary)),
    ...field.map((word) => ofField(word, code ?? '')),
  ];
  const usable = found.filter((word) => word !== null);
  return [...new Map(usable.reverse().map((word) => [meaningOf(word), word])).values()]
    .reverse()
    .slice(0, MAX_WORDS);
}

/** Words about the first of the names that the dictionary has any for: "flags" has none, "flag" has. */
async function aboutFirst(names: readonly string[], dictionary: DictionaryRepository): Promise<FoundWord[]> {
  for (const named of new Set(names.filter((name) => name.length > 2))) {
    const about = (await dictionary.containing(named, CANDIDATES)).map((word) => namesTopic(word, named));
    const found = about.filter((word) => word !== null);
    if (found.length > 0) return found;
  }
  return [];
}

/** Of two words with one meaning the commoner stays. */
const meaningOf = ({ word, sense, gloss }: FoundWord): string =>
  englishKey(word.senses[sense]?.glosses[gloss] ?? String(word.id));

/** The topic stands in a meaning of the first sense as whole words. */
function namesTopic(word: DictionaryWord, named: string): FoundWord | null {
  const [sense] = word.senses;
  if (!word.core || !sense || !isTeachable(sense)) return null;
  const gloss = sense.glosses.findIndex((text) => isAbout(englishKey(text), named));
  return gloss < 0 ? null : { word, sense: 0, gloss };
}

/** "flag bearer" and "national flag" are about flags, a long explanation that mentions one is not. */
function isAbout(key: string, named: string): boolean {
  const short = key.split(' ').length <= named.split(' ').length + MAX_WORDS_BESIDE;
  return short && (key === named || key.startsWith(`${named} `) || key.endsWith(` ${named}`));
}

function ofField(word: DictionaryWord, code: string): FoundWord | null {
  const sense = word.senses.findIndex(({ marks }) => marks.includes(code));
  const found = word.senses[sense];
  return found && isTeachable(found) ? { word, sense, gloss: 0 } : null;
}

function isTeachable(sense: { pos: readonly string[]; marks: readonly string[] }): boolean {
  const teachable = partOfSpeechOf(sense) === 'noun';
  return teachable && !sense.marks.some((mark) => /^(arch|obs|obsc|vulg|X|sl|derog)$/.test(mark));
}
