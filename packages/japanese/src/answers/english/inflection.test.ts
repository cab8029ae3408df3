import { expectAll, check } from '../testing/check';
import type { AnswerEntry } from '../types';

const noun = (en: string): AnswerEntry => ({ en, hiragana: 'もの', pos: 'noun' });
const verb = (en: string): AnswerEntry => ({ en, hiragana: 'する', pos: 'verb' });
const phrase = (en: string): AnswerEntry => ({ en, hiragana: 'こと', pos: 'phrase' });

/** Plurals as Latin, Greek, French and old English made them; learners meet both members of a pair. */
const plurals = `
  medium:media datum:data bacterium:bacteria stratum:strata curriculum:curricula memorandum:memoranda aquarium:aquaria stadium:stadia
  millennium:millennia symposium:symposia spectrum:spectra ovum:ova
  criterion:criteria phenomenon:phenomena automaton:automata
  larva:larvae alga:algae vertebra:vertebrae antenna:antennae formula:formulae nebula:nebulae pupa:pupae
  radius:radii cactus:cacti fungus:fungi nucleus:nuclei stimulus:stimuli syllabus:syllabi alumnus:alumni octopus:octopi focus:foci
  matrix:matrices index:indices appendix:appendices vertex:vertices vortex:vortices
  analysis:analyses crisis:crises oasis:oases basis:bases thesis:theses hypothesis:hypotheses diagnosis:diagnoses ellipsis:ellipses axis:axes
  die:dice penny:pence corpus:corpora genus:genera bureau:bureaux plateau:plateaux chateau:chateaux passerby:passersby
  thief:thieves knife:knives wife:wives life:lives half:halves calf:calves elf:elves shelf:shelves wolf:wolves leaf:leaves loaf:loaves
  sheaf:sheaves hoof:hooves scarf:scarves dwarf:dwarves wharf:wharves bookshelf:bookshelves housewife:housewives yourself:yourselves
  tooth:teeth goose:geese mouse:mice louse:lice dormouse:dormice ox:oxen woman:women fireman:firemen grandchild:grandchildren person:people
`
  .trim()
  .split(/\s+/)
  .map((pair) => pair.split(':') as [string, string]);

describe('irregular plurals', () => {
  it.each(plurals)('%s and %s are one word', (one, many) => {
    expect(check(2, noun(one), many)).toMatchObject({ verdict: 'correct', reason: 'inflection' });
    expect(check(2, noun(many), one)).toMatchObject({ verdict: 'correct', reason: 'inflection' });
    expect(check(2, noun(`an old ${one}`), `old ${many}`)).toMatchObject({ reason: 'inflection' });
  });

  it.each(plurals)('%s and %s are two answers where exact ones are wanted', (one, many) => {
    expect(check(2, noun(one), many, { strictness: 'exact' }).verdict).toBe('incorrect');
  });

  expectAll(2, [
    [noun('cactus'), 'cactuses', 'correct inflection'],
    [noun('index'), 'indexes', 'correct inflection'],
    [noun('dwarf'), 'dwarfs', 'correct inflection'],
    [noun('penny'), 'pennies', 'correct inflection'],
    [noun('formula'), 'formulas', 'correct inflection'],
    [noun('mass media'), 'mass medium', 'correct inflection'],
    [verb("to brush one's teeth"), 'to brush ones tooth', 'correct inflection'],
  ]);
});

describe('what only looks like a plural', () => {
  expectAll(2, [
    [verb('to die'), 'to dice', 'incorrect real_word'],
    [verb('to die'), 'dice', 'incorrect real_word'],
    [verb('to dice'), 'die', 'incorrect real_word'],
    [{ ...verb('to die'), pos: null }, 'to dice', 'incorrect real_word'],
    [{ ...verb('to die'), pos: null }, 'dice', 'incorrect real_word'],
    [verb('to die'), 'dies', 'correct inflection'],
    [noun('belief'), 'believes', 'incorrect real_word'],
    [noun('belief'), 'beliefs', 'correct inflection'],
    [noun('relief'), 'relieves', 'incorrect real_word'],
    [noun('grief'), 'grieves', 'incorrect real_word'],
    [noun('proof'), 'prooves', 'incorrect no_match'],
    [noun('safe'), 'saves', 'incorrect real_word'],
    [verb('to save'), 'safe', 'incorrect real_word'],
    [noun('serf'), 'serves', 'incorrect real_word'],
    [noun('opus'), 'opera', 'incorrect real_word'],
    [noun('stamen'), 'stamina', 'incorrect real_word'],
    [noun('cloth'), 'clothes', 'incorrect real_word'],
    [noun('analysis'), 'analyzes', 'incorrect real_word'],
    [verb('to analyze'), 'analyses', 'correct inflection'],
    [verb('to analyse'), 'analyzes', 'correct inflection'],
    [noun('mediums'), 'media', 'incorrect real_word'],
  ]);
});

describe('kinds of words without a plural and without a third person', () => {
  expectAll(2, [
    [{ ...noun('new'), pos: 'i-adjective' }, 'news', 'incorrect real_word'],
    [{ ...noun('mean'), pos: 'i-adjective' }, 'means', 'incorrect real_word'],
    [{ ...noun('sometimes'), pos: 'adverb' }, 'sometime', 'incorrect real_word'],
    [{ ...noun('besides'), pos: 'conjunction' }, 'beside', 'incorrect real_word'],
    [{ ...noun('but'), pos: 'particle' }, 'butts', 'incorrect real_word'],
    [{ ...noun('but'), pos: 'particle' }, 'buts', 'incorrect real_word'],
    [{ ...noun('other'), pos: 'pronoun' }, 'others', 'incorrect real_word'],
    [{ ...noun('mean'), pos: null }, 'means', 'correct inflection'],
  ]);
});

describe('words of two letters', () => {
  expectAll(2, [
    [noun('TV'), 'TVs', 'correct inflection'],
    [noun('TV'), "TV's", 'correct inflection'],
    [noun('TVs'), 'a TV', 'correct inflection'],
    [noun('CD'), 'CDs', 'correct inflection'],
    [noun('PC'), 'pcs', 'correct inflection'],
    [noun('ID'), 'IDs', 'correct inflection'],
    [noun('ad'), 'ads', 'correct inflection'],
    [noun('CD player'), 'cds player', 'correct inflection'],
    [noun('ax'), 'axes', 'correct inflection'],
    [noun('ox'), 'oxen', 'correct inflection'],
    [verb('to go'), 'goes', 'correct inflection'],
    [verb('to do'), 'does', 'correct inflection'],
    [noun('TV'), 'CDs', 'incorrect no_match'],
    [noun('TV'), 'tvss', 'incorrect no_match'],
  ]);

  const otherWords: readonly (readonly [string, string])[] = [
    ['as', 'a'],
    ['as', 'asses'],
    ['us', 'uses'],
    ['us', 'u'],
    ['is', 'i'],
    ['it', 'its'],
    ['he', 'hes'],
    ['hi', 'his'],
    ['ha', 'has'],
    ['ye', 'yes'],
    ['wa', 'was'],
    ['ga', 'gas'],
    ['bu', 'bus'],
    ['to', 'toes'],
    ['no', 'nos'],
    ['no', 'noes'],
    ['so', 'sos'],
    ['or', 'ors'],
    ['on', 'ons'],
    ['in', 'ins'],
    ['up', 'ups'],
    ['if', 'ifs'],
    ['my', 'mys'],
    ['my', 'mies'],
    ['me', 'mes'],
    ['we', 'wes'],
    ['an', 'ans'],
    ['am', 'ams'],
    ['at', 'ats'],
    ['by', 'byes'],
    ['by', 'bies'],
    ['of', 'ofs'],
    ['new', 'news'],
  ];
  it.each(otherWords)('%s is not %s, nor the other way round', (a, b) => {
    expect(check(2, phrase(a), b).isCorrect).toBe(false);
    expect(check(2, phrase(b), a).isCorrect).toBe(false);
  });
});
