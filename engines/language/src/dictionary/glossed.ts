import type { Gloss } from '../authored/tables';
import type { DictionaryWord, Form, Sense } from './word';

const nameOf = ({ kanji, kana }: Form, ending = ''): string => `${kanji ?? kana}${ending}|${kana}${ending}`;

/**
 * The word with what we teach of it as its first sense, in the spelling and reading that we teach, and with our English
 * for its する verb as its last one.
 */
export function glossed(word: DictionaryWord, glosses: ReadonlyMap<string, Gloss>): DictionaryWord {
  const form = word.forms.find((one) => glosses.has(nameOf(one)));
  const gloss = form && glosses.get(nameOf(form));
  const verb = word.forms.flatMap((one) => glosses.get(nameOf(one, 'する')) ?? [])[0];
  const [first] = word.senses;
  const taught = verb ? [verbSense(verb, first)] : [];
  const isVerbGlossed = taught.length > 0;
  if (!form || !gloss)
    return isVerbGlossed ? { ...word, senses: [...word.senses, ...taught], isVerbGlossed } : word;
  const ours = { pos: gloss.pos ?? first?.pos ?? [], marks: usage(first?.marks), glosses: gloss.meanings };
  return {
    ...word,
    forms: [form, ...word.forms.filter((one) => one !== form)],
    senses: [ours, ...word.senses, ...taught],
    isGlossed: true,
    isVerbGlossed,
  };
}

const verbSense = ({ meanings }: Gloss, noun: Sense | undefined) => ({
  pos: ['vs'],
  marks: usage(noun?.marks),
  glosses: meanings,
});

/** How the word is written; what else the dictionary remarks is of its own senses. */
const usage = (marks: readonly string[] = []): readonly string[] => marks.filter((mark) => mark === 'uk');
