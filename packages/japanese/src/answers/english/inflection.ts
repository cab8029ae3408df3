import { wordPairs } from '../../text';

/** Third persons that take the place of the regular one. */
const irregularVerbs = wordPairs('have:has be:is do:does go:goes');

/** Plurals that take the place of the regular one. */
const irregularNouns = wordPairs(
  'man:men woman:women foot:feet tooth:teeth goose:geese mouse:mice dormouse:dormice louse:lice ox:oxen passerby:passersby',
);

/**
 * Plurals that stand beside the regular one: people and persons, cacti and cactuses. A plural that has become a word
 * of its own is missing on purpose (opera, stamina, agenda).
 */
const learnedNouns = wordPairs(`
  person:people die:dice penny:pence
  addendum:addenda aquarium:aquaria bacterium:bacteria curriculum:curricula datum:data erratum:errata forum:fora gymnasium:gymnasia
  maximum:maxima medium:media memorandum:memoranda millennium:millennia minimum:minima ovum:ova planetarium:planetaria podium:podia
  quantum:quanta referendum:referenda spectrum:spectra stadium:stadia stratum:strata symposium:symposia terrarium:terraria
  automaton:automata criterion:criteria mitochondrion:mitochondria phenomenon:phenomena polyhedron:polyhedra
  schema:schemata stigma:stigmata
  alga:algae alumna:alumnae amoeba:amoebae antenna:antennae formula:formulae larva:larvae nebula:nebulae pupa:pupae supernova:supernovae
  vertebra:vertebrae
  abacus:abaci alumnus:alumni bacillus:bacilli cactus:cacti cumulus:cumuli focus:foci fungus:fungi gladiolus:gladioli
  hippopotamus:hippopotami locus:loci narcissus:narcissi nucleus:nuclei octopus:octopi papyrus:papyri radius:radii
  sarcophagus:sarcophagi stimulus:stimuli syllabus:syllabi terminus:termini thesaurus:thesauri
  corpus:corpora genus:genera
  apex:apices appendix:appendices codex:codices cortex:cortices helix:helices index:indices matrix:matrices vertex:vertices
  vortex:vortices
  axis:axes graffito:graffiti bureau:bureaux chateau:chateaux plateau:plateaux tableau:tableaux
`);

/** Nouns whose f becomes a v. The others keep it: believes is no plural of belief, nor saves one of safe. */
const hasVoicedPlural = (word: string): boolean =>
  /(?:hal|cal|sel|shel|wol|lea|loa|thie|shea|hoo|scar|dwar|whar|tur|kerchie)f$|^elf$|(?:kni|li|wi)fe$/.test(
    word,
  );

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/**
 * Stems that an s makes into another word (new and news, hi and his), and the small words that have no ending at all.
 */
const otherWords = set(
  'her our your their new the thi and any ' +
    'am an as at by he if in is it me my no of on or so to up us we bu ga ha hi ho lo wa ye',
);

const MIN_LENGTH = 2;

function regular(word: string): string[] {
  if (word.length < MIN_LENGTH || otherWords.has(word) || !/[a-z]$/.test(word)) return [];
  if (word.endsWith('child')) return [`${word}ren`];
  if (word.endsWith('sis')) return [`${word.slice(0, -2)}es`];
  if (/[^aeiou]y$/.test(word)) return [`${word.slice(0, -1)}ies`];
  if (/(?:[sxz]|[cs]h)$/.test(word)) return [`${word}es`, `${word}${word.slice(-1)}es`];
  if (word.endsWith('o')) return [`${word}s`, `${word}es`];
  if (hasVoicedPlural(word)) return [`${word}s`, `${word.replace(/fe?$/, '')}ves`];
  if (word.endsWith('man')) return [`${word}s`, `${word.slice(0, -3)}men`];
  // The plural of analysis is spelt as the British third person, which is therefore not folded.
  if (word.endsWith('lyze')) return [`${word}s`, `${word.slice(0, -2)}ses`];
  return [`${word}s`];
}

const thirdPersons = (word: string): string[] => {
  const known = irregularVerbs.get(word);
  return known ? [known] : regular(word);
};

/** The plural and third-person forms that the spelling of a word allows. */
function endings(word: string): string[] {
  const known = irregularNouns.get(word);
  if (known) return [known];
  const learned = learnedNouns.get(word);
  return learned ? [...regular(word), learned] : thirdPersons(word);
}

type Forms = (word: string) => readonly string[];

const sameStem = (a: string, b: string, forms: Forms): boolean =>
  forms(a).includes(b) || forms(b).includes(a);

/**
 * Whether two normalised texts differ by plural or third-person endings alone (bird, birds; looks up, look up). The
 * first word of a verb has no plural of its own: "to dice" is no form of "to die". Source: ANS-28.
 */
export function differsByEnding(a: string, b: string, { isVerb }: { readonly isVerb: boolean }): boolean {
  if (a === b) return false;
  const words = a.split(' ');
  const others = b.split(' ');
  if (words.length !== others.length) return false;
  return words.every((word, index) => {
    const other = others[index] ?? '';
    return word === other || sameStem(word, other, isVerb && index === 0 ? thirdPersons : endings);
  });
}
