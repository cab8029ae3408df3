import { createHash } from 'node:crypto';
import { loadChoices, loadHomographs, loadIcons, describeMotif, motifOf, type Motif } from './icon-library';
import { glossTerms } from './english-terms';
import { MotifFinder } from './find-motifs';
import { cardPicture, iconPicture, sceneIcons, scenePicture } from './layouts';
import { paletteFor, PALETTES } from './svg';

/** A self-contained SVG without scripts or references, named by its content; `alt` is English. */
export interface Picture {
  readonly hash: string;
  readonly svg: string;
  readonly alt: string;
  /**
   * icon: of the word · scene: composed for a sentence (or a description of several things) · card: the word set as
   * type.
   */
  readonly kind: 'icon' | 'scene' | 'card';
}

export interface WordToDraw {
  readonly en_word: string;
  readonly ja_word: string;
  readonly hiragana: string | null;
  readonly part_of_speech: string;
}

type SentenceToDraw = Omit<WordToDraw, 'hiragana'> & { readonly en_sentence: string | null };

export interface Pictures {
  /** The picture of a word. Neighbouring variants differ; the same input gives the same picture. */
  word(entry: WordToDraw, variant?: number): Picture;
  /** A picture as the learner describes it in English; of the word itself when nothing in it can be drawn. */
  described(description: string, entry: WordToDraw, variant?: number): Picture;
  /** Whether something in the description can be drawn; otherwise `described` shows the word. */
  canDraw(description: string): boolean;
  /** A scene of the icons that the example sentence names, the word itself in the middle. */
  sentence(entry: SentenceToDraw, variant?: number): Picture;
}

const picture = (kind: Picture['kind'], svg: string, alt: string): Picture => ({
  hash: createHash('sha256').update(svg).digest('hex').slice(0, 40),
  svg,
  alt,
  kind,
});

/** A number of any origin as an index from 0. */
const toIndex = (variant: number): number => (Number.isSafeInteger(variant) ? Math.abs(variant) : 0);

export const createPictures = (): Pictures => {
  const icons = loadIcons();
  const finder = new MotifFinder(icons, loadChoices(icons), loadHomographs());

  const card = (
    entry: Pick<WordToDraw, 'en_word' | 'ja_word'> & { hiragana?: string | null },
    variant: number,
  ): Picture => {
    const text = { japanese: entry.ja_word, reading: entry.hiragana ?? null, english: entry.en_word };
    const alt = `Generated card with the word ${entry.ja_word} (${entry.en_word})`;
    return picture('card', cardPicture(text, paletteFor(entry.ja_word, variant)), alt);
  };

  const icon = (motif: Motif, entry: Pick<WordToDraw, 'en_word' | 'ja_word'>, variant: number): Picture => {
    const shown = describeMotif(motif);
    const alt = glossTerms(entry.en_word).includes(shown)
      ? `Drawing: ${shown}`
      : `Drawing: ${shown}, for “${entry.en_word}”`;
    return picture('icon', iconPicture(motif, paletteFor(entry.ja_word, variant)), alt);
  };

  const scene = (motifs: readonly Motif[], text: string, variant: number): Picture => {
    const { sky, ground } = sceneIcons(motifs.map(({ main }) => main));
    const shown = [...ground, ...sky];
    const alt = `Scene for “${text}”: ${shown.map(({ label }) => label).join(', ')}`;
    const svg = scenePicture(shown, {
      palette: paletteFor(text, variant),
      title: alt,
      mirrored: variant % 2 === 1,
    });
    return picture('scene', svg, alt);
  };

  const word = (entry: WordToDraw, variant: number): Picture => {
    const motifs = finder.forWord(entry);
    const motif = motifs[variant % (motifs.length + PALETTES.length - 1)];
    return motif ? icon(motif, entry, variant) : card(entry, variant);
  };

  /** What a description names: motifs that mean just it, or the things in it. */
  const motifsFor = (text: string): { exact: boolean; motifs: readonly Motif[] } => {
    const exact = finder.forMeaning(text) ?? [];
    return exact.length > 0
      ? { exact: true, motifs: exact }
      : { exact: false, motifs: finder.forSentence(text) };
  };

  const described = (text: string, entry: WordToDraw, variant: number): Picture => {
    const asked = { en_word: text, ja_word: entry.ja_word };
    const { exact, motifs } = motifsFor(text);
    const first = motifs[exact ? variant % motifs.length : 0];
    if (!first) return word(entry, variant);
    return exact || motifs.length === 1 ? icon(first, asked, variant) : scene(motifs, text, variant);
  };

  return {
    word: (entry, variant = 0) => word(entry, toIndex(variant)),
    described: (text, entry, variant = 0) => described(text, entry, toIndex(variant)),
    canDraw: (text) => motifsFor(text).motifs.length > 0,
    sentence: (entry, variant = 0) => {
      const index = toIndex(variant);
      const own = finder.forWord(entry);
      const main = own[index % Math.max(1, own.length)];
      const others = finder
        .forSentence(entry.en_sentence ?? '')
        .filter(({ main }) => !own.some((motif) => motif.main.name === main.name));
      const motifs = main ? [motifOf(main.main), ...others] : others;
      return motifs.length > 0
        ? scene(motifs, entry.en_sentence ?? entry.en_word, index)
        : card(entry, index);
    },
  };
};
