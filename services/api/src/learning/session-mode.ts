/** 0 Topic Mode, 1 English → kana, 2 kana → English, 3 English → kanji or kana, 4 kanji and kana → English. Source: document 2, section 4. */
export type SessionMode = 0 | 1 | 2 | 3 | 4;

export type Direction = 'recall' | 'recognition';

/** Unknown values act as Topic Mode. */
export function toSessionMode(value: number): SessionMode {
  return value === 1 || value === 2 || value === 3 || value === 4 ? value : 0;
}

/**
 * How an item of a session is asked and checked. Topic Mode, which the document leaves open, asks from English and takes kanji or kana,
 * the mode that refuses the fewest right answers.
 */
export function checkedMode(mode: SessionMode): 1 | 2 | 3 | 4 {
  return mode === 0 ? 3 : mode;
}

/** Which of a word's two memories a mode trains. Source: decisions, "Quiz". */
export function directionOf(mode: SessionMode): Direction {
  const asked = checkedMode(mode);
  return asked === 1 || asked === 3 ? 'recall' : 'recognition';
}
