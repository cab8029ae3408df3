import { z } from 'zod';
import { level } from './entry.schemas';

/** One kanji of a word, from KANJIDIC. In `kunyomi` a point stands before the kana that are written out: た.べる. */
export const kanji = z
  .object({
    kanji: z.string(),
    meanings: z.array(z.string()),
    onyomi: z.array(z.string()),
    kunyomi: z.array(z.string()),
    strokes: z.int(),
    /** 1–6 primary school, 8 secondary school, 9 and 10 names. */
    grade: z.int().nullable(),
    level: level.nullable(),
  })
  .meta({ id: 'Kanji' });
