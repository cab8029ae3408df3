import type { IsEnglishWord } from '../types';
import { wordPairs } from '../../text';

/** Words that Britain and America spell differently without a pattern: British first. */
const spellingPairs = wordPairs(`
  abridgement:abridgment acknowledgement:acknowledgment adaptor:adapter advisor:adviser advisors:advisers aeon:eon aeroplane:airplane
  aeroplanes:airplanes afterwards:afterward ageing:aging aluminium:aluminum amidst:amid amongst:among artefact:artifact
  artefacts:artifacts axe:ax backwards:backward bandana:bandanna barbeque:barbecue baulk:balk behove:behoove burnt:burned
  carburettor:carburetor catalogued:cataloged cataloguing:cataloging centred:centered centring:centering centrepiece:centerpiece chaperone:chaperon
  cheque:check chequebook:checkbook chequered:checkered cheques:checks chilli:chili chillies:chilies collectable:collectible
  cosier:cozier cosiest:coziest cosily:cozily cosy:cozy defence:defense defenceless:defenseless defences:defenses dependant:dependent
  disc:disk discs:disks doughnut:donut doughnuts:donuts downwards:downward dreamt:dreamed drily:dryly enquire:inquire
  enquired:inquired enquires:inquires enquiries:inquiries enquiring:inquiring enquiry:inquiry epaulette:epaulet faecal:fecal
  faeces:feces fibreglass:fiberglass flautist:flutist flyer:flier flyers:fliers forwards:forward gaol:jail glycerine:glycerin
  guerilla:guerrilla imposter:impostor inflexion:inflection inwards:inward jewellery:jewelry judgemental:judgmental
  judgement:judgment judgements:judgments kerb:curb kerbs:curbs lasagne:lasagna leapt:leaped learnt:learned licence:license
  licences:licenses likeable:likable liquorice:licorice liveable:livable manoeuvre:maneuver manoeuvred:maneuvered
  manoeuvres:maneuvers maths:math miaow:meow miaows:meows mollusc:mollusk molluscs:mollusks moustache:mustache
  moustaches:mustaches mum:mom mums:moms nought:naught oedema:edema offence:offense offences:offenses omelette:omelet
  omelettes:omelets outwards:outward pedlar:peddler pedlars:peddlers phoney:phony practise:practice practised:practiced
  practises:practices practising:practicing pretence:pretense pretences:pretenses programme:program programmes:programs
  pyjama:pajama pyjamas:pajamas racquet:racket racquets:rackets rouble:ruble roubles:rubles saleable:salable sheik:sheikh
  sizeable:sizable speciality:specialty specialities:specialties spelt:spelled spilt:spilled spoilt:spoiled storey:story
  storeys:stories theatregoer:theatergoer titbit:tidbit towards:toward tranquillity:tranquility tsar:czar tyre:tire tyres:tires
  upwards:upward verandah:veranda whilst:while whirr:whir whisky:whiskey whizz:whiz woollen:woolen woolly:wooly worshipped:worshiped
  worshipper:worshiper worshippers:worshipers worshipping:worshiping yoghurt:yogurt yoghurts:yogurts yogourt:yogurt`);

/** Stems that are written -our in Britain; hour, four and tour are not among them. */
const our =
  'arb|ard|arm|behavi|cand|clam|clang|col|demean|enam|endeav|fav|ferv|flav|glam|harb|hon|hum|lab|neighb|od|parl|ranc|rig|rum|sav|savi|splend|succ|tum|val|vap|vig';
const re =
  'calib|cent|fib|goit|lit|louv|lust|meag|met|mit|nit|och|reconnoit|sab|saltpet|scept|sepulch|somb|spect|theat';
const doubledL =
  'apparel|barrel|bevel|cancel|carol|channel|chisel|council|counsel|cruel|cudgel|devil|dial|dishevel|disembowel|dowel|drivel|duel|enamel|equal|flannel|fuel|funnel|gambol|gravel|grovel|gruel|initial|jewel|kennel|label|level|libel|marshal|marvel|medal|model|panel|parcel|pedal|pencil|peril|pummel|quarrel|ravel|revel|rival|shovel|shrivel|signal|snivel|snorkel|spiral|squirrel|stencil|swivel|tassel|tinsel|total|towel|travel|trial|trowel|tunnel|weasel|yodel';
/** Stems that both write with s: advise, exercise, surprise. */
const alwaysS =
  'adv|advert|appr|appra|bra|bru|cer|cha|chast|chem|circumc|clockw|compr|comprom|conc|contrariw|crossw|cru|dem|desp|dev|disgu|edgew|enterpr|equipo|exc|exerc|exorc|expert|franch|gu|improv|inc|lengthw|lia|likew|mala|marqu|mayonna|merchand|mort|obe|otherw|parad|polona|porpo|pra|prec|prem|prom|repr|rev|slantw|streetw|sunr|superv|surm|surpr|telev|torto|treat|trell|turquo|upr|val|w';

type Pattern = readonly [british: RegExp, american: string];

/** Families of spellings: British pattern, American form. */
const spellingPatterns: readonly Pattern[] = [
  [new RegExp(`^((?:be|dis|mis|multi|tri|un|water)?(?:${our}))our`), '$1or'],
  [new RegExp(`((?:${re}))re(s?)$`), '$1er$2'],
  [new RegExp(`^((?:back|be|im|re|un)?(?:${doubledL}))l(ed|ing|ers?|est|ors?|ous|ously|ists?)$`), '$1$2'],
  [/^(appal|distil|enrol|enthral|fulfil|instal|instil)(s|ments?)?$/, '$1l$2'],
  [
    new RegExp(
      `^(?!(?:anti|counter|dis|en|im|in|re|un|up)*(?:${alwaysS})is)(.{3,})is(e[sdr]?|ers|ing(?:ly)?|ation(?:s|al)?|abl[ey]|an(?:ce|t))$`,
    ),
    '$1iz$2',
  ],
  [/^(anal|catal|dial|electrol|hydrol|paral|psychoanal)ys(e[dr]?|ing)$/, '$1yz$2'],
  [/^(anal|catal|dial|epil|homol|monol|prol|travel)ogue(s?)$/, '$1og$2'],
  [/^(encyclop|orthop|p)aed/, '$1ed'],
  [/^(arch|pal)aeo/, '$1eo'],
  [/aem(?=ia|ic)/, 'em'],
  [/^(an)?aesthe/, '$1esthe'],
  [/^(gyn)aec/, '$1ec'],
  [/^haem/, 'hem'],
  [/^mediaeval/, 'medieval'],
  [/rrhoea$/, 'rrhea'],
  [/^foet/, 'fet'],
  [/^oe(sophag|strogen)/, 'e$1'],
  [/^manoeuvr(?=[ai])/, 'maneuver'],
  [/^(s?mo)u(?=ld|lt)/, '$1'],
  [/plough/, 'plow'],
  [/draught/, 'draft'],
  [/^sulph/, 'sulf'],
  [/^grey(?!hound)/, 'gray'],
  [/^sceptic/, 'skeptic'],
  [/^(ski|wi)lful/, '$1llful'],
];

/** None of the patterns finds anything in a shorter word. */
const MIN_PATTERN_LENGTH = 4;

function americanWord(word: string): string {
  const pair = spellingPairs.get(word);
  if (pair) return pair;
  if (word.length < MIN_PATTERN_LENGTH) return word;
  return spellingPatterns.reduce(
    (spelling, [british, american]) => spelling.replace(british, american),
    word,
  );
}

/** Normalised English with every British spelling as the American one, so that colour and color are one word. */
export const foldSpelling = (english: string): string => english.split(' ').map(americanWord).join(' ');

/**
 * Whether everything typed is English: then it is another answer and no slip of the finger ("tangle" for "strangle").
 * Numbers count as words. Source: ANS-30.
 */
export const areRealWords = (words: readonly string[], isEnglishWord: IsEnglishWord): boolean =>
  words.length > 0 &&
  words.every((word) => /^[\d.]+$/.test(word) || isEnglishWord(word) || isEnglishWord(foldSpelling(word)));
