/** The meanings of a gloss, bare: "to eat; to have (a meal)" gives "eat" and "have". */
export const glossTerms = (gloss: string): string[] =>
  gloss
    .toLowerCase()
    .replace(/\([^)]*\)/g, ' ')
    .split(/[;,/]/)
    .map((part) =>
      part
        .replace(/\s+/g, ' ')
        .trim()
        .replace(/^(to be|to|an?|the) (?=\S)/, ''),
    )
    .filter(Boolean);

/**
 * Does every meaning of the gloss name an action? Then a thing of the same name ("to watch", "to ring") is no picture.
 */
export const isVerbGloss = (gloss: string): boolean =>
  gloss
    .split(/[;,/]/)
    .filter((part) => part.trim())
    .every((part) => /^\s*to /i.test(part));

const IRREGULAR = new Map(
  (
    'ate:eat eaten:eat drank:drink drunk:drink went:go gone:go bought:buy sold:sell wrote:write written:write ran:run ' +
    'swam:swim swum:swim slept:sleep met:meet sang:sing sung:sing drove:drive driven:drive rode:ride ridden:ride ' +
    'wore:wear worn:wear flew:fly flown:fly taught:teach learnt:learn spoke:speak spoken:speak heard:listen ' +
    'sent:send gave:give paid:pay threw:throw thrown:throw broke:break broken:break woke:wake up built:build ' +
    'fell:fall blew:blow forgot:forget forgotten:forget lent:lend sat:sit stood:stand won:win drew:draw drawn:draw ' +
    'men:man women:woman children:child people:person feet:foot teeth:tooth mice:mouse leaves:leaf knives:knife ' +
    'wolves:wolf geese:goose'
  )
    .split(/ (?=[a-z]+:)/)
    .map((pair) => pair.split(':') as [string, string]),
);

/** The forms a word may have in a list, likeliest first: "stopped" gives stopped, stop. */
export const baseForms = (word: string): string[] => {
  const irregular = IRREGULAR.get(word);
  if (irregular) return [irregular];
  const forms = [word];
  const add = (ending: RegExp, ...replacements: string[]): void => {
    if (ending.test(word))
      forms.push(...replacements.map((replacement) => word.replace(ending, replacement)));
  };
  add(/ies$/, 'y');
  add(/(?<=[sxzh])es$/, '');
  add(/(?<=[^s])s$/, '');
  add(/ied$/, 'y');
  add(/([b-df-hj-np-tv-z])\1(ed|ing)$/, '$1');
  add(/(ed|ing)$/, '', 'e');
  return [...new Set(forms)];
};

/**
 * Function words, and words too vague or too ambiguous to draw from a sentence ("I left", "it is like", "in time").
 */
const NOT_DRAWN = new Set(
  (
    'a an the i me my mine you your yours he him his she her hers it its we us our they them their this that these those ' +
    'is am are was were be been being do does did done have has had having will would can could may might must should ' +
    'not no yes and or but so because if then than as at by for from in into of off on onto out over to under up down ' +
    'with without about after before between behind beside next near above below inside outside front middle here there ' +
    'where when why how who what which very too also just only again still already soon often always sometimes never ' +
    'much many more most some any all both every each other one first last second good bad fine well like left right ' +
    'back kind mean mind way time thing place case part point set get go come put take make use give let keep ' +
    'want need know think say said tell told ask see saw look seem become became turn change move hold pass stop start ' +
    'begin began end finish open close close continue increase decrease decide wait new old big small little long short ' +
    'high low early late easy hard same different free busy able sure really now today name year month day week hour ' +
    'forget remember recall memorize understand learn explain believe help match ring watch light change present spring fall rest break live meet job work words word number'
  ).split(' '),
);

const LITTLE_WORDS = new Set(
  'a an the of to in on at for and or be by with from as one his her its some not'.split(' '),
);

/** The words of a meaning that carry it, in their base forms. */
export const wordsOf = (term: string): string[] =>
  term
    .split(/[^a-z'’-]+/)
    .filter((word) => word !== '' && !LITTLE_WORDS.has(word))
    .flatMap(baseForms);

/** The words of an English sentence that may be drawn, pairs ("train station") before single words. */
export const drawableWords = (sentence: string): string[][] => {
  const words = sentence.toLowerCase().match(/[a-z]+(?:[-'’][a-z]+)*/g) ?? [];
  const pairs = words.slice(1).map((word, index) => [words[index] ?? '', word] as const);
  return [
    ...pairs.map(([one, two]) => baseForms(two).map((form) => `${one} ${form}`)),
    ...words
      .filter((word) => !NOT_DRAWN.has(word))
      .map((word) => baseForms(word).filter((form) => !NOT_DRAWN.has(form))),
  ];
};
