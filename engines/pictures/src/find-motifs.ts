import {
  type Choices,
  type Homographs,
  type Icon,
  type IconLibrary,
  motifOf,
  type Motif,
} from './icon-library';
import { baseForms, drawableWords, glossTerms, isVerbGloss, wordsOf } from './english-terms';

interface PicturedWord {
  readonly en_word: string;
  readonly ja_word: string;
  readonly hiragana?: string | null;
  readonly part_of_speech: string;
}

/** What these mean is not in the world ("but", counter for small animals): only a choice by hand pictures them. */
const UNPICTURED = new Set(['particle', 'conjunction', 'counter']);

/** Behind or before a word its sense is another: 道 of 茶道 is no road. */
const AFFIXES = new Set(['prefix', 'suffix']);

const HIRAGANA = /^[ぁ-ゖー]+$/;
const KATAKANA = /^[ァ-ヺー・]+$/;
const MAX_MATCHES = 4;

/** Whether a Japanese word is none of an action or a quality, by its ending: nouns end so too seldom to matter. */
const isThing = (japanese: string): boolean =>
  !/(する|[一-龯々][ぁ-ゖ]*[うくぐすつぬぶむるいな])$/.test(japanese);

/** A remark that says that somebody or something is only called so: the star that acts, the match that is played. */
const CALLED_SO = /\([^)]*\b(?:actor|actress|celebrity|performer|contest)\b|\S \(i\.e\. /i;

/** A remark that names a field in which the thing is none: the key of a song, the case of a noun. */
const NO_THING = /\((?:in )?(?:music|grammar|law|math|mathematics|finance|figurative)\b/i;

/** What a word may be that is pictured by its English alone: things, and what one says. */
const BY_ENGLISH = new Set(['noun', 'pronoun', 'interjection', 'expression', 'phrase']);

/** A remark that says that the thing is only called so: "(of a fruit)", "(colour)", "(i.e. a ruse)". */
const OTHER_THING = /\((of|in|on|for|at|i\.e\.)[ ]|\(.*colou?r/i;

/**
 * The first meaning, if it is sure to be one thing in English, too; those behind it are often said of another. What is
 * listed in a row ("rock, paper, scissors") is a whole.
 */
const sureTerms = (english: string, homographs: Homographs): string[] => {
  if (OTHER_THING.test(english) || english.split(',').length > 2) return [];
  return glossTerms(english)
    .slice(0, 1)
    .filter((term) => !homographs.has(term));
};

const toHiragana = (text: string): string =>
  text.replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));
const toKatakana = (text: string): string =>
  text.replace(/[ぁ-ゖ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60));

/** How a word may be written in the tables: as it is shown, and in kana. */
const spellingsOf = ({ ja_word: shown, hiragana }: Pick<PicturedWord, 'ja_word' | 'hiragana'>): string[] => {
  const kana = hiragana ?? shown;
  return [...new Set([shown, toHiragana(kana), toKatakana(kana)])];
};

/** These stand in many labels and name nothing. */
const EMPTY_HEADS = new Set(['person', 'man', 'woman', 'face', 'button', 'symbol', 'sign', 'mark', 'tree']);

/** What an icon is called: its label, and the thing in it ("ringed planet" is a planet, "bow and arrow" a bow). */
const namesOf = (label: string): string[] => {
  const thing = label.split(/ (?:with|without|and|of|in|on|for) /)[0]?.replace(/ face$/, '') ?? label;
  const head = thing.split(' ').at(-1) ?? thing;
  return EMPTY_HEADS.has(head) ? [label] : [label, thing, head];
};

/** Finds what to draw: for a word, and for the words of an English sentence. */
export class MotifFinder {
  constructor(
    private readonly icons: IconLibrary,
    private readonly choices: Choices,
    private readonly homographs: Homographs,
  ) {}

  /**
   * The pictures of a word, best first; none means a card. The Japanese word decides first: chosen by hand for it in
   * this sense, then an icon that has its Japanese name and this meaning. The meaning alone decides for things, and for
   * what one says, when it has one sense in English: by what was chosen for it, or by an icon's label. No word of a
   * compound speaks for the whole: a guinea pig is no pig.
   */
  forWord(word: PicturedWord): readonly Motif[] {
    const terms = glossTerms(word.en_word);
    if (CALLED_SO.test(word.en_word) || NO_THING.test(word.en_word) || AFFIXES.has(word.part_of_speech))
      return [];
    const chosen = this.#chosenFor(word, terms);
    if (chosen) return chosen.filter(({ main }) => this.#isRemarked(word, terms, main));
    if (UNPICTURED.has(word.part_of_speech)) return [];
    const isAction = word.part_of_speech === 'verb' || isVerbGloss(word.en_word);
    const named = this.#namedInJapanese(word, terms);
    if (named.length > 0) return named.map((icon) => motifOf(icon));
    if (isAction || !BY_ENGLISH.has(word.part_of_speech)) return [];
    const sure = sureTerms(word.en_word, this.homographs);
    const lent = sure
      .map((term) => this.choices.english(term))
      .find((choice) => choice?.japanese.some(isThing));
    if (lent) return lent.motifs;
    const labelled = word.part_of_speech === 'noun' ? this.#labelled(sure) : undefined;
    return labelled ? [motifOf(labelled)] : [];
  }

  /**
   * A loanword means as many things as its English: of a ring for boxing, nothing of the ring's icon speaks. What is told
   * of any other word is no doubt about it.
   */
  #isRemarked(
    { en_word: english, ja_word: japanese }: PicturedWord,
    terms: readonly string[],
    icon: Icon,
  ): boolean {
    const [, remark] = /^[^(;]*\(((?:of|in|on|for|at) [^)]*)\)/.exec(english) ?? [];
    if (remark === undefined || !KATAKANA.test(japanese) || !this.homographs.has(terms[0] ?? '')) return true;
    const rows = this.choices.japanese(japanese).flatMap((row) => row.english);
    const told = new Set([...icon.tags, ...namesOf(icon.label), ...rows].flatMap(wordsOf));
    return wordsOf(remark.toLowerCase()).some((word) => told.has(word));
  }

  /**
   * By hand for this Japanese word: a row that names the meaning, else one of its written form that shares a word with
   * it ("match" with "sports match"). かき may be an oyster or a persimmon: kana alone share nothing.
   */
  #chosenFor(word: PicturedWord, terms: readonly string[]): readonly Motif[] | undefined {
    const rows = spellingsOf(word).flatMap((spelling) => this.choices.japanese(spelling));
    const rowOf = (meanings: readonly string[]) =>
      rows.find(({ english }) => english.some((term) => meanings.includes(term)));
    // What follows the first meaning may be said of another thing: the face that is honor.
    const sure = terms.filter((term, place) => place === 0 || !this.homographs.has(term));
    // As it is said before its base form: glasses are no glass.
    const exact = rowOf(sure) ?? rowOf(sure.flatMap(baseForms));
    if (exact || HIRAGANA.test(word.ja_word)) return exact?.motifs;
    const meant = new Set(sure.flatMap(wordsOf));
    return this.choices
      .japanese(word.ja_word)
      .find(({ english }) => english.flatMap(wordsOf).some((part) => meant.has(part)))?.motifs;
  }

  /**
   * What a description means as a whole: chosen or labelled for exactly this; empty when a card was chosen, null when
   * nothing is known of it. Labels name things: an action is not looked up among them.
   */
  forMeaning(gloss: string): readonly Motif[] | null {
    const terms = glossTerms(gloss);
    const chosen = terms.map((term) => this.choices.english(term)).find((choice) => choice !== undefined);
    if (chosen) return chosen.motifs;
    const labelled = isVerbGloss(gloss) ? undefined : this.#labelled(terms);
    return labelled ? [motifOf(labelled)] : null;
  }

  /** The icons of a sentence's words in their order, each once. */
  forSentence(sentence: string): readonly Motif[] {
    const found = new Map<string, Motif>();
    const drawn = new Set<string>();
    for (const forms of drawableWords(sentence)) {
      // The words of a pair that was drawn are not drawn again: a train station is not a train and a station.
      if (forms.some((form) => drawn.has(form))) continue;
      const motif = this.#forTerm(forms);
      if (!motif) continue;
      found.set(motif.main.name, motif);
      for (const word of (forms[0] ?? '').split(' ')) for (const form of baseForms(word)) drawn.add(form);
    }
    return [...found.values()];
  }

  #forTerm(forms: readonly string[]): Motif | undefined {
    for (const form of forms) {
      if (!this.homographs.isClearInSentences(form)) continue;
      const chosen = this.choices.english(form);
      if (chosen) return chosen.motifs[0];
      const icon = this.#labelled([form]);
      if (icon) return motifOf(icon);
    }
    return undefined;
  }

  #labelled(terms: readonly string[]): Icon | undefined {
    for (const term of terms) {
      const icon = this.icons.labelled(term) ?? this.icons.labelled(`${term}s`);
      if (icon) return icon;
    }
    return undefined;
  }

  /**
   * Icons whose Japanese label is the word and whose English says the same, then those that have the word for a tag
   * and are called so in English. Tags of both languages prove nothing: "potassium" is one of the banana.
   */
  #namedInJapanese(word: PicturedWord, terms: readonly string[]): Icon[] {
    const spellings = spellingsOf(word);
    if (OTHER_THING.test(word.en_word)) return [];
    const forms = new Set(terms.slice(0, 1).flatMap((term) => [...baseForms(term), `${term}s`]));
    const isLabel = ({ japaneseLabel }: Icon): boolean => spellings.includes(japaneseLabel);
    const fits = (icon: Icon): boolean =>
      namesOf(icon.label).some((name) => forms.has(name)) ||
      (isLabel(icon) && [...icon.tags, ...icon.label.split(' ')].some((said) => forms.has(said)));
    return this.icons.all
      .filter((icon) => isLabel(icon) || icon.japaneseTags.some((tag) => spellings.includes(tag)))
      .filter(fits)
      .sort((one, other) => Number(isLabel(other)) - Number(isLabel(one)))
      .slice(0, MAX_MATCHES);
  }
}
