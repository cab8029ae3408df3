const pairs = (list: string): ReadonlyMap<string, string> =>
  new Map(
    list
      .trim()
      .split(/\s+/)
      .map((pair) => {
        const [base = '', inflected = ''] = pair.split(':');
        return [base, inflected];
      }),
  );

/** Third persons that take the place of the regular one. */
export const irregularVerbs = pairs('have:has be:is do:does go:goes');

/** Plurals that take the place of the regular one. */
export const irregularNouns = pairs(
  'man:men woman:women foot:feet tooth:teeth goose:geese mouse:mice dormouse:dormice louse:lice ox:oxen passerby:passersby',
);

/**
 * Plurals that stand beside the regular one: people and persons, cacti and cactuses. A plural that has become a word of its own is
 * missing on purpose (opera, stamina, agenda).
 */
export const learnedNouns = pairs(`
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
export const hasVoicedPlural = (word: string): boolean =>
  /(?:hal|cal|sel|shel|wol|lea|loa|thie|shea|hoo|scar|dwar|whar|tur|kerchie)f$|^elf$|(?:kni|li|wi)fe$/.test(
    word,
  );
