import { type Choices, type Icon, type IconLibrary, motifOf, type Motif } from './icon-library';
import { baseForms, drawableWords, glossTerms, isVerbGloss } from './english-terms';

interface PicturedWord {
  readonly en_word: string;
  readonly ja_word: string;
  readonly part_of_speech: string;
}

/** What these mean is not in the world ("but", counter for small animals): only a choice by hand pictures them. */
const UNPICTURED = new Set(['particle', 'conjunction', 'counter', 'prefix', 'suffix']);

const HIRAGANA = /^[ぁ-ゖー]+$/;
const MAX_MATCHES = 4;

/** Finds what to draw: for a word, and for the words of an English sentence. */
export class MotifFinder {
  constructor(
    private readonly icons: IconLibrary,
    private readonly choices: Choices,
  ) {}

  /**
   * The pictures of a word, best first; none means a card. In this order: chosen by hand for this Japanese word in
   * this sense; chosen for its meaning; an icon labelled with its meaning; chosen for the Japanese word alone; an icon
   * with its Japanese label or tagged with it in both languages; the last noun of its meaning. A tag in one language
   * alone proves too little ("place" is a tag of the gold medal).
   */
  forWord({ en_word, ja_word, part_of_speech }: PicturedWord): readonly Motif[] {
    const terms = glossTerms(en_word);
    const rows = this.choices.japanese(ja_word);
    const exact = rows.find(({ english }) => english.some((term) => terms.includes(term)));
    if (exact) return exact.motifs;
    if (UNPICTURED.has(part_of_speech)) return [];
    const isAction = part_of_speech === 'verb' || isVerbGloss(en_word);
    const byMeaning = this.forMeaning(en_word, isAction);
    if (byMeaning) return byMeaning;
    // かき may be an oyster or a persimmon: kana alone decide nothing.
    if (rows[0] && !HIRAGANA.test(ja_word)) return rows[0].motifs;
    const tagged = this.#tagged(ja_word, terms);
    if (tagged.length > 0 || isAction) return tagged.map((icon) => motifOf(icon));
    return this.#headNoun(terms[0] ?? '');
  }

  /**
   * Chosen or labelled for exactly this meaning; empty when a card was chosen, null when nothing is known of it.
   * Labels name things: an action is not looked up among them.
   */
  forMeaning(gloss: string, isAction = isVerbGloss(gloss)): readonly Motif[] | null {
    const terms = glossTerms(gloss);
    const chosen = terms.map((term) => this.choices.english(term)).find((choice) => choice !== undefined);
    if (chosen) return chosen.motifs;
    const labelled = isAction ? undefined : this.#labelled(terms);
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

  /** A Japanese pear is a pear; a pear tree is none. */
  #headNoun(term: string): Motif[] {
    const last = term.split(' ').at(-1) ?? '';
    const motif = drawableWords(last)
      .map((forms) => this.#forTerm(forms))
      .find((found) => found !== undefined);
    return motif ? [motif] : [];
  }

  #forTerm(forms: readonly string[]): Motif | undefined {
    for (const form of forms) {
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

  #tagged(japanese: string, terms: readonly string[]): Icon[] {
    const inEnglish = (icon: Icon): boolean =>
      terms.some((term) => icon.tags.includes(term) || icon.label.split(' ').includes(term));
    return this.icons.all
      .filter(
        (icon) =>
          (icon.japaneseLabel === japanese && (!HIRAGANA.test(japanese) || inEnglish(icon))) ||
          (icon.japaneseTags.includes(japanese) && inEnglish(icon)),
      )
      .sort((one, other) => Number(other.japaneseLabel === japanese) - Number(one.japaneseLabel === japanese))
      .slice(0, MAX_MATCHES);
  }
}
