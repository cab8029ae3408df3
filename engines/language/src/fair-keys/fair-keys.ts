import { hasJapanese, hasKanji } from '@kotoba/japanese';
import type { FurtherAnswers } from '@kotoba/japanese/answers';
import type { AuthoredLibrary } from '../authored/library';
import { readComparisons } from '../authored/tables';
import type { DictionaryRepository } from '../dictionary/dictionary.repository';
import { englishKey } from '../english-key';
import type { WordKey, WordTraits } from '../language';
import { furtherForms, knownWord, onlyWord, takenForSame } from './further-forms';
import { furtherMeanings, partsOf } from './further-meanings';
import { isOtherWord, rareSpellings } from './never-forms';
import { spellingsOf, tableNames } from './table-names';
import {
  type KnownWord,
  readAlsoRight,
  readKin,
  readNeverForms,
  readNotRight,
  readPrefixed,
  readSecondReadings,
  readSynonyms,
  readToldApart,
} from './tables';

/** What a fair teacher knows of a word. */
export interface FairKeys {
  /** What is right for a word beside what its entry stores: other readings, spellings and meanings. */
  furtherAnswers(word: WordKey): Promise<FurtherAnswers>;
  /** What tells a word from others that share its English. */
  traitsOf(word: WordKey): Promise<WordTraits>;
}

/** 勉強する is in no dictionary, 勉強 is. */
const withoutSuru = (text: string): string => text.replace(/(?<=.)する$/, '');

/** Whose mother 母 is, and whose お母さん. */
const OWNERS = [
  ['kin_polite', ['my', "one's own", "one's", 'own']],
  ['kin_plain', ['your', "someone else's", "somebody else's", "someone's"]],
] as const;

/**
 * Fair keys from the dictionary and our tables of everyday synonyms, kin, polite prefixes and second readings. A word
 * whose meaning the dictionary does not know under its spelling gets nothing from there: it may be a name or a
 * homophone.
 */
export function createFairKeys(
  library: Pick<AuthoredLibrary, 'byJapanese'>,
  dictionary: Pick<DictionaryRepository, 'byKeys'>,
): FairKeys {
  const tables = {
    kin: readKin(),
    prefixed: readPrefixed(),
    secondReadings: readSecondReadings(),
    synonyms: readSynonyms(),
  };
  const toldApart = readToldApart();
  const comparisons = readComparisons();
  const notRight = readNotRight();
  const alsoRight = readAlsoRight();
  const neverForms = readNeverForms();

  async function lookUp({
    en_word: en,
    ja_word,
    hiragana,
    katakana,
    kanji,
    part_of_speech: partOfSpeech,
  }: WordKey) {
    const kana = hiragana ?? katakana ?? '';
    const unlisted = !kanji && hasKanji(ja_word);
    const entry = { en, kanji: unlisted ? ja_word : kanji || null, kana, partOfSpeech, unlisted };
    const noun = { ...entry, kanji: entry.kanji && withoutSuru(entry.kanji), kana: withoutSuru(kana) };
    const written = entry.kanji ?? (kana || ja_word);
    // Apart: the homophones of a reading may be more than a look-up gives, and the word itself must be among them.
    const found = await Promise.all(
      [[written, withoutSuru(written)], kana === '' ? [] : [kana]].map((keys) => dictionary.byKeys(keys)),
    );
    const all = [...new Map(found.flat().map((each) => [each.id, each])).values()];
    const known =
      knownWord(entry, all, tables.synonyms) ??
      (partOfSpeech === 'verb' ? knownWord(noun, all, tables.synonyms) : null);
    const others = takenForSame(entry, known?.word, library.byJapanese(kana));
    const formed = known ?? onlyWord(entry, all);
    const forms = furtherForms(entry, formed, { all, others }, tables);
    const isOurs = library.byJapanese(written).some((word) => word.en === en && word.kana === kana);
    return { entry, known, formed, isKnown: isOurs || formed !== null, forms, others };
  }

  /** What the words mean that learners mix it up with: 落ちる is not "to drop", which is 落とす, but where it says so itself. */
  const mixedUp = (written: string): string[] =>
    comparisons
      .others(written)
      .flatMap((other) => library.byJapanese(other).slice(0, 1))
      .flatMap(({ en }) => partsOf(en).map(englishKey));

  return {
    async furtherAnswers(word) {
      const { entry, known, formed, isKnown, forms, others } = await lookUp(word);
      const written = entry.kanji ?? entry.kana;
      const taken = new Set(others.map((other) => other.written));
      const names = tableNames({ written, kana: entry.kana }, known?.word, known?.senses[0]).filter(
        (name) => !taken.has(name),
      );
      const ofOthers = new Set([
        ...others.flatMap((other) => partsOf(other.en).map(englishKey)),
        ...mixedUp(written),
      ]);
      const spellings = formed ? spellingsOf(formed.word, entry.kana) : [];
      const never = new Set([...names, ...spellings].flatMap((name) => neverForms.get(name) ?? []));
      const rare = formed ? rareSpellings(formed, forms) : [];
      const theirs = rare.length > 0 ? await dictionary.byKeys(rare) : [];
      const isOther = (text: string) =>
        formed !== null && rare.includes(text) && isOtherWord(text, formed, theirs);
      const fair = forms.filter(({ text }) => !never.has(text) && !isOther(text));
      const whose = OWNERS.find(([reason]) => forms.some((form) => form.reason === reason))?.[1] ?? [];
      const also = isKnown ? names.flatMap((name) => alsoRight.get(name) ?? []) : [];
      const wrong = names.flatMap((name) => notRight.get(name) ?? []);
      const meant = { ...entry, also, ofOthers, notRight: wrong, whose };
      return { meanings: furtherMeanings(meant, known, tables.synonyms), forms: fair };
    },
    async traitsOf(word) {
      const { entry, known, forms } = await lookUp(word);
      const marks = known?.word.senses[known.senses[0] ?? 0]?.marks ?? [];
      const isKin = (reason: string) => forms.some((form) => form.reason === reason);
      return {
        usage: toldApart.get(`${entry.kanji ?? entry.kana}[${entry.kana}]`) ?? remarkOf(entry.en, known),
        takesObject: takesObject(known),
        register: isKin('kin_polite') ? 'own' : isKin('kin_plain') ? 'polite' : registerOf(marks),
      };
    },
  };
}

function registerOf(marks: readonly string[]): WordTraits['register'] {
  if (marks.includes('hum')) return 'humble';
  if (marks.some((mark) => mark === 'hon' || mark === 'pol')) return 'polite';
  return marks.some((mark) => mark === 'fam' || mark === 'col') ? 'casual' : null;
}

/** Whether a verb is done to something (開ける) or happens by itself (開く); null where it is both, or no verb. */
function takesObject(known: KnownWord | null): boolean | null {
  const codes = known?.word.senses[known.senses[0] ?? 0]?.pos ?? [];
  const [done, happens] = [codes.includes('vt'), codes.includes('vi')];
  return done === happens ? null : done;
}

const MAX_REMARK = 40;

/** The dictionary's remark on the meaning: "thing" of "hot (thing)". */
function remarkOf(en: string, known: KnownWord | null): string | null {
  const own = new Set(partsOf(en).map(englishKey));
  const glosses = known?.senses.flatMap((index) => known.word.senses[index]?.glosses ?? []) ?? [];
  const gloss = glosses.find((text) => own.has(englishKey(text)));
  const remark = gloss && /\(([^()]+)\)\s*$/.exec(gloss)?.[1];
  return remark && remark.length <= MAX_REMARK && !hasJapanese(remark) ? remark : null;
}
