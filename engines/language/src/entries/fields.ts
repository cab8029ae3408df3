/** EDICT's codes of fields of knowledge in words. */
const FIELDS: Readonly<Record<string, string>> = {
  anat: 'anatomy',
  archit: 'architecture',
  astron: 'astronomy',
  baseb: 'baseball',
  biol: 'biology',
  bot: 'botany',
  Buddh: 'Buddhism',
  bus: 'business',
  chem: 'chemistry',
  Christn: 'Christianity',
  comp: 'computing',
  econ: 'economics',
  engr: 'engineering',
  finc: 'finance',
  food: 'food',
  geol: 'geology',
  hanaf: 'card games',
  law: 'law',
  ling: 'linguistics',
  MA: 'martial arts',
  mahj: 'mahjong',
  math: 'mathematics',
  med: 'medicine',
  mil: 'military',
  music: 'music',
  physics: 'physics',
  Shinto: 'Shinto',
  shogi: 'shogi',
  sports: 'sports',
  sumo: 'sumo',
  zool: 'zoology',
  phil: 'philosophy',
};

export function fieldNames(marks: readonly string[]): string[] {
  return marks.map((mark) => FIELDS[mark]).filter((name) => name !== undefined);
}

/** The code for a field that a learner names as a topic ("medicine", "computers" → med, comp). */
export function fieldCode(key: string): string | null {
  const named = SYNONYMS[key] ?? key;
  return Object.entries(FIELDS).find(([, name]) => name.toLowerCase() === named)?.[0] ?? null;
}

const SYNONYMS: Readonly<Record<string, string>> = {
  computer: 'computing',
  'computer science': 'computing',
  'information technology': 'computing',
  math: 'mathematics',
  maths: 'mathematics',
  grammar: 'linguistics',
  language: 'linguistics',
  space: 'astronomy',
  star: 'astronomy',
  ...{ banking: 'finance', army: 'military', biology: 'biology', animal: 'zoology', engineer: 'engineering' },
};
