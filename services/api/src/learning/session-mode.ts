import { answerTypeOf } from '@kotoba/japanese/answers';

/** 0 Topic Mode, 1 English → kana, 2 kana → English, 3 English → kanji or kana, 4 kanji and kana → English. Source: document 2, section 4. */
export type SessionMode = 0 | 1 | 2 | 3 | 4;

export type Direction = 'recall' | 'recognition';

/** Unknown values act as Topic Mode, which asks like mode 2. */
export function toSessionMode(value: number): SessionMode {
  return value === 1 || value === 2 || value === 3 || value === 4 ? value : 0;
}

/** Which of a word's two memories a mode trains: whoever types English recognises, whoever types Japanese recalls. Source: decisions, "Quiz". */
export function directionOf(mode: SessionMode): Direction {
  return answerTypeOf(mode) === 'en' ? 'recognition' : 'recall';
}
