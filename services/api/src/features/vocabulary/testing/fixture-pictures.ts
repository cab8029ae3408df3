import { createHash } from 'node:crypto';
import type { Picture, Pictures } from '../../../../../../engines/pictures/src/pictures';

function card(text: string): Picture {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><title>${text.replace(/[<>&]/g, '')}</title></svg>`;
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 40);
  return { hash, svg, alt: text, kind: 'card' };
}

/** Pictures that say what they were drawn from. */
export const fixturePictures = (): Pictures => ({
  word: ({ en_word }, variant = 0) => card(`${en_word} ${variant}`),
  described: (description, _entry, variant = 0) => card(`${description} ${variant}`),
  canDraw: (description) => description !== 'an abstraction',
  sentence: ({ en_word, en_sentence }, variant = 0) => card(`${en_sentence ?? en_word} scene ${variant}`),
});
