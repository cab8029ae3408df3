/** Words that Britain and America spell differently without a pattern: British first. */
const pairs = `
  acknowledgement:acknowledgment aeroplane:airplane aeroplanes:airplanes ageing:aging aluminium:aluminum artefact:artifact
  artefacts:artifacts axe:ax behove:behoove cheque:check cheques:checks chequered:checkered chilli:chili
  cosy:cozy cosier:cozier cosiest:coziest defence:defense defences:defenses disc:disk discs:disks doughnut:donut doughnuts:donuts
  draught:draft draughts:drafts draughty:drafty enquire:inquire enquired:inquired enquiry:inquiry enquiries:inquiries gaol:jail
  grey:gray greys:grays greyish:grayish jewellery:jewelry judgement:judgment judgements:judgments kerb:curb kerbs:curbs
  licence:license licences:licenses likeable:likable liquorice:licorice maths:math manoeuvre:maneuver manoeuvres:maneuvers manoeuvred:maneuvered manoeuvring:maneuvering mould:mold moulds:molds moulded:molded
  mouldy:moldy moulding:molding moult:molt moustache:mustache moustaches:mustaches mum:mom mums:moms offence:offense
  offences:offenses omelette:omelet omelettes:omelets phoney:phony plough:plow ploughs:plows ploughed:plowed ploughing:plowing
  practise:practice practises:practices practised:practiced practising:practicing pretence:pretense programme:program
  programmes:programs pyjamas:pajamas pyjama:pajama rouble:ruble sceptic:skeptic sceptics:skeptics sceptical:skeptical
  scepticism:skepticism skilful:skillful skilfully:skillfully smoulder:smolder speciality:specialty specialities:specialties
  sulphur:sulfur tyre:tire tyres:tires whisky:whiskey wilful:willful woollen:woolen woolly:wooly yoghurt:yogurt yoghurts:yogurts
  centred:centered centring:centering theatregoer:theatergoer towards:toward afterwards:afterward backwards:backward
  forwards:forward upwards:upward downwards:downward inwards:inward outwards:outward learnt:learned burnt:burned spelt:spelled
  dreamt:dreamed leapt:leaped spoilt:spoiled`;

/** British to American, word by word. */
export const spellingPairs: ReadonlyMap<string, string> = new Map(
  pairs
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [british = '', american = ''] = pair.split(':');
      return [british, american];
    }),
);

type Pattern = readonly [british: RegExp, american: string];

/** Stems that are written -our in Britain; hour, four and tour are not among them. */
const our =
  'arb|ard|arm|behavi|cand|clam|col|demean|enam|endeav|fav|ferv|flav|glam|harb|hon|hum|lab|neighb|od|parl|ranc|rig|rum|sav|savi|splend|succ|tum|val|vap|vig';
const re = 'calib|cent|fib|lit|lust|meag|met|mit|och|sab|salpet|scept|somb|spect|theat';
const doubledL =
  'cancel|carol|channel|chisel|counsel|dial|dishevel|duel|enamel|equal|flannel|fuel|funnel|grovel|initial|jewel|kennel|label|level|libel|marvel|medal|model|panel|pedal|pencil|quarrel|refuel|revel|rival|shovel|shrivel|signal|snivel|spiral|stencil|swivel|total|towel|travel|tunnel|unravel|yodel';
/** Stems that both write with s: advise, exercise, surprise. */
const alwaysS =
  'adv|advert|appra|bra|bru|chast|circumc|clockw|compr|comprom|conc|cru|dem|desp|dev|disgu|enterpr|exc|exerc|expert|franch|gu|improv|inc|lia|likew|mayonna|merchand|otherw|parad|porpo|pra|prec|prem|prom|repr|rev|superv|surm|surpr|telev|torto|treat|turquo|upr';

/** Families of spellings: British pattern, American form. */
export const spellingPatterns: readonly Pattern[] = [
  [new RegExp(`^((?:dis|un|mis|multi|water)?(?:${our}))our`), '$1or'],
  [new RegExp(`((?:${re}))re(s?)$`), '$1er$2'],
  [new RegExp(`^(${doubledL})l(ed|ing|ers?|ors?|ous|ously|ists?|ery)$`), '$1$2'],
  [/^(appal|distil|enrol|enthral|fulfil|instal|instil)(s|ments?)?$/, '$1l$2'],
  [new RegExp(`^(?!(?:${alwaysS})is)(.{3,})is(e[sdr]?|ers|ing|ations?)$`), '$1iz$2'],
  [/^(anal|catal|dial|electrol|hydrol|paral)ys(e[sdr]?|ing)$/, '$1yz$2'],
  [/^(anal|catal|dial|epil|homol|monol|prol|travel)ogue(s?)$/, '$1og$2'],
  [/^(an|leuk)aem/, '$1em'],
  [/^(encyclop|orthop)aed/, '$1ed'],
  [/^paed/, 'ped'],
  [/^anaesth/, 'anesth'],
  [/^(arch|pal)aeo/, '$1eo'],
  [/^aesthet/, 'esthet'],
  [/^gynaec/, 'gynec'],
  [/^haem/, 'hem'],
  [/^mediaeval/, 'medieval'],
  [/^diarrhoea/, 'diarrhea'],
  [/^foet/, 'fet'],
  [/^oe(sophag|strogen)/, 'e$1'],
];
