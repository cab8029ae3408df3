/**
 * Joins the lines of one dictionary entry again (EDICT prints a line for each pair of spelling and reading), and
 * weighs the words.
 */
import type { Form, Line, Sense } from './edict';
import type { Frequency, Levels } from './lists';

export interface Word {
  forms: Form[];
  senses: [Sense, ...Sense[]];
}

export interface WeighedWord {
  forms: (Form & { points: number })[];
  senses: Sense[];
  /** Of a list. */
  level: number | null;
  weight: number;
}

/**
 * Lines belong together when their senses are the same text and they share a spelling or a reading. Two different
 * words with one short meaning ("ticket": 切符, 券) share neither and stay apart.
 */
export function groupWords(lines: readonly Line[]): Word[] {
  const bySenses = new Map<string, Line[]>();
  for (const line of lines) {
    const key = JSON.stringify(line.senses);
    const list = bySenses.get(key);
    if (list) list.push(line);
    else bySenses.set(key, [line]);
  }
  return [...bySenses.values()].flatMap((list) =>
    connected(list).map((forms) => ({ forms, senses: forms[0].senses })),
  );
}

function connected(lines: readonly Line[]): [Line, ...Line[]][] {
  const groups: { keys: Set<string>; lines: [Line, ...Line[]] }[] = [];
  for (const line of lines) {
    const keys = [foldKana(line.kana), ...(line.kanji ? [line.kanji] : [])];
    const hits = groups.filter((group) => keys.some((key) => group.keys.has(key)));
    const joined: (typeof groups)[number] = { keys: new Set(keys), lines: [line] };
    for (const hit of hits) {
      joined.lines = [...hit.lines, ...joined.lines];
      for (const key of hit.keys) joined.keys.add(key);
      groups.splice(groups.indexOf(hit), 1);
    }
    groups.push(joined);
  }
  return groups.map((group) => group.lines);
}

/** Katakana to hiragana; the long vowel mark stays. */
function foldKana(text: string): string {
  return text.replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));
}

const KANA_ONLY_COMMON = 25;
const LEVEL_POINTS = [0, 10, 25, 45, 75, 100];
const ODD_SENSE = /^(arch|obs|obsc|sl|net-sl|m-sl|vulg|joc|rare|poet|mahj|hanaf|X)$/;
const MARK_POINTS: Record<string, number> = {
  ichi1: 40,
  news1: 15,
  spec1: 15,
  gai1: 15,
  ichi2: 8,
  news2: 5,
  spec2: 5,
};

/**
 * Orders the spellings of each word and gives it a level and a weight (0..255): how likely a learner means or needs
 * it. Zero means that nothing speaks for the word; everything above is the core tier.
 */
export function weigh(words: readonly Word[], levels: Levels, frequency: Frequency): WeighedWord[] {
  const kanaLevels = levelsOfKanaWords(words, levels, frequency);
  return words.map((word) => {
    const forms = word.forms
      .map((form, index) => ({ ...form, index, points: formPoints(form, levels, frequency) }))
      .sort((a, b) => b.points - a.points || a.index - b.index);
    const listed = Math.max(kanaLevels.get(word) ?? 0, ...forms.map((form) => levelOf(form, levels)));
    const [best] = forms;
    const own = best ? best.points - levelPoints(levelOf(best, levels)) : 0;
    const points = own + levelPoints(listed);
    return { forms, senses: word.senses, level: listed || null, weight: Math.max(0, Math.min(255, points)) };
  });
}

/** Only spellings with kanji have a level of their own; kana rows are shared out by `levelsOfKanaWords`. */
function levelOf(form: Form, levels: Levels): number {
  return (form.kanji && levels.get(`${form.kanji}|${form.kana}`)) || 0;
}

const levelPoints = (level: number) => LEVEL_POINTS[level] ?? 0;

function formPoints(form: Form, levels: Levels, frequency: Frequency): number {
  return usePoints(form, frequency) + levelPoints(levelOf(form, levels));
}

function usePoints(form: Form, frequency: Frequency): number {
  let points = form.common ? 60 : 0;
  if (form.common && !form.kanji) points += KANA_ONLY_COMMON;
  for (const mark of frequency.get(`${form.kanji}|${form.kana}`) ?? []) {
    points += MARK_POINTS[mark] ?? (mark.startsWith('nf') ? Math.round((49 - Number(mark.slice(2))) / 2) : 0);
  }
  return form.odd ? points - 20 : points;
}

/**
 * A list names many words in kana alone (かばん, あなた) that the dictionary files under a rare kanji. Such a row belongs to
 * the best word of that reading which is usually written in kana, and to that one only; きっと is no キット.
 */
function levelsOfKanaWords(words: readonly Word[], levels: Levels, frequency: Frequency): Map<Word, number> {
  const byKana = wordsByKana(words);
  const found = new Map<Word, number>();
  for (const [key, level] of levels) {
    const [written, reading = ''] = key.split('|');
    if (written !== reading) continue;
    const score = (word: Word) =>
      (usuallyKana(word) ? (word.forms.some((form) => form.common) ? 200 : 50) : 0) -
      (word.senses[0].misc.some((code) => ODD_SENSE.test(code)) ? 100 : 0) +
      Math.max(
        ...word.forms
          .filter((form) => foldKana(form.kana) === foldKana(reading))
          .map((form) => usePoints(form, frequency)),
      );
    const alike = byKana.get(foldKana(reading)) ?? [];
    const same = alike.filter((word) => word.forms.some(({ kana }) => kana === reading));
    const best = (same.length > 0 ? same : alike).toSorted((a, b) => score(b) - score(a))[0];
    if (best) found.set(best, Math.max(level, found.get(best) ?? 0));
  }
  return found;
}

function wordsByKana(words: readonly Word[]): Map<string, Word[]> {
  const byKana = new Map<string, Word[]>();
  for (const word of words) {
    for (const kana of new Set(word.forms.map((form) => foldKana(form.kana)))) {
      const list = byKana.get(kana);
      if (list) list.push(word);
      else byKana.set(kana, [word]);
    }
  }
  return byKana;
}

function usuallyKana(word: Word): boolean {
  return word.forms.some((form) => !form.kanji) || word.senses[0].misc.includes('uk');
}
