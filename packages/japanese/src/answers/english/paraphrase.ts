/** A text in other words: what matches, and what may be said for it. */
type Frame = readonly [frame: RegExp, others: (...groups: readonly string[]) => readonly string[]];

/** "slow" as "slowly", "happy" as "happily", "daily" as it is. */
function adverbOf(adjective: string): string {
  if (/^(?:fast|hard|early|late)$|ly$/.test(adjective)) return adjective;
  if (/[^aeiou]y$/.test(adjective)) return `${adjective.slice(0, -1)}ily`;
  if (/[^aeiou]le$/.test(adjective)) return `${adjective.slice(0, -1)}y`;
  if (/ll$/.test(adjective)) return `${adjective}y`;
  return /ic$/.test(adjective) ? `${adjective}ally` : `${adjective}ly`;
}

/** Who does something: "drives" as driver, "acts" as acter and actor, of which one is a word. */
function agentsOf(verb: string): string[] {
  const base = verb.replace(/ies$/, 'y').replace(/(?<=ch|sh|ss|x|o)es$|(?<!s)s$/, '');
  const stem = base.replace(/e$/, '').replace(/^([^aeiou]*[aeiou])([bdgmnpt])$/, '$1$2$2');
  return [`${stem}er`, `${stem}or`];
}

const withoutArticle = (text: string): string => text.replace(/^(?:an?|the|their|his|other) /, '');
const one = (text: string): string => withoutArticle(text).replace(/(?<=[a-z]{2})(?<!s)s$/, '');

/** "drives a taxi" as taxi driver, "works in a bank" as bank worker, "is rich" as rich person. */
function personWho(clause: string): string[] {
  const [verb = '', ...rest] = clause.split(' ');
  const object = rest.join(' ');
  if (verb === 'are') return [`${object} person`, object];
  const place = /^(?:works?|working) (?:at|in|for) (.+)$/.exec(clause)?.[1];
  if (place) return ['worker', 'employee', 'clerk', 'assistant'].map((who) => `${one(place)} ${who}`);
  const agents = agentsOf(verb);
  return object === '' ? agents : agents.map((agent) => `${one(object)} ${agent}`);
}

/** What is asked by "how": "how much it costs" is the price. */
const MEASURES: Readonly<Record<string, readonly string[]>> = {
  ...{
    long: ['length'],
    tall: ['height'],
    high: ['height'],
    big: ['size'],
    large: ['size'],
    heavy: ['weight'],
  },
  ...{
    far: ['distance'],
    old: ['age'],
    deep: ['depth'],
    wide: ['width'],
    fast: ['speed'],
    hot: ['temperature'],
  },
  ...{ much: ['price', 'cost', 'amount'], many: ['number', 'quantity'] },
};

/** What is not so is the opposite, where nothing lies between the two: not hot is not yet cold. */
const OPPOSITES: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'old:young,new new:old,used young:old far:near,close,nearby near:far,distant easy:difficult,hard hard:easy,soft difficult:easy,simple ' +
    'simple:complicated,difficult complicated:simple,easy dangerous:safe safe:dangerous clean:dirty dirty:clean strong:weak weak:strong ' +
    'heavy:light wide:narrow deep:shallow shallow:deep long:short short:long,tall tall:short,low high:low low:high expensive:cheap ' +
    'cheap:expensive interesting:boring boring:interesting quiet:noisy noisy:quiet loud:quiet open:closed closed:open full:empty ' +
    'empty:full alive:dead dead:alive married:single single:married true:false false:true right:wrong correct:wrong wrong:right,correct ' +
    'thick:thin thin:thick smart:stupid polite:rude rude:polite rich:poor poor:rich soft:hard fast:slow slow:fast early:late tight:loose ' +
    'loose:tight wet:dry dry:wet many:few sharp:dull,blunt dark:bright bright:dark good:bad tasty:bad,unappetizing asleep:awake ' +
    'awake:asleep present:absent absent:present guilty:innocent public:private permanent:temporary convenient:inconvenient healthy:sick,unhealthy'
  )
    .split(' ')
    .map((pair) => pair.split(':')),
);

const NEGATIVE = ['un', 'in', 'im', 'ir', 'il', 'dis'];

/**
 * Frames in which English says a thing once more: how something is done, who does it, what is not so. What comes out
 * need be no English ("acter"): it is only compared with what is known to be right.
 */
const FRAMES: readonly Frame[] = [
  // "at a slow pace", "in a polite way", "on a daily basis", "in general", "with care"
  [
    /^(?:in|at|with|on) an? (.+) (?:way|manner|fashion|pace|speed|rate|tone|voice|basis)$/,
    (how) => [adverbOf(how), how],
  ],
  [/^in (general|particular|public|private|secret|detail|total|full|short|brief)$/, (how) => [adverbOf(how)]],
  [/^with (?:great |much )?([a-z]+)$/, (what) => [`${what}fully`]],
  // "the reason why"
  [
    /^(.*\b(?:reason|cause|place|time|day|way|person|people|things?)) (?:why|where|when|how|who|that|which)$/,
    (what) => [what],
  ],
  // "the act of giving", "a pair of shoes"
  [/^(?:the )?(?:act|action|process|practice|state|condition|feeling) of (?:being )?(.+)$/, (what) => [what]],
  [/^(?:a )?(?:pair|piece) of (.+)$/, (what) => [what]],
  // "the whole day", "all day", "each day"
  [
    /^(?:(?:the )?(?:whole|entire)|all|throughout the) (day|night|morning|week|month|year)(?: long)?$/,
    (span) => [`all ${span}`, `all ${span} long`, `whole ${span}`, `throughout the ${span}`],
  ],
  [/^(?:each|each and every|every single) (.+)$/, (what) => [`every ${what}`]],
  [
    /^(?:in|at|on|during) (?:the )?((?:early |late )?(?:morning|afternoon|evening|night|daytime|past|future|spring|summer|autumn|fall|winter|end|beginning|weekend|[a-z]+day))$/,
    (when) => [when],
  ],
  // "someone who sings", "bus driver" and "driver of a bus"
  [/^(?:(?:an? |the )?(?:person|man|woman)|someone|somebody|one|people|those) (?:who|that) (.+)$/, personWho],
  // "a person who is rich", drawn together
  [
    /^(?:(?:an? |the )?(?:person|man|woman)|someone|somebody|one) (?:who|that)s (?:an? )?(.+)$/,
    (what) => [`${what} person`, what],
  ],
  [
    /^(?:the )?(?!.*\b(?:cup|glass|bottle|bowl|box|bag|can|kind|type|sort|lot|piece|pair)\b)([a-z]+) of (?:the |an? )?([a-z]+)$/,
    (what, whole) => [`${whole} ${what}`, whole + what],
  ],
  // "how much it costs", "how old you are"
  [
    /^how (long|tall|high|big|large|heavy|far|old|deep|wide|fast|hot|much|many)(?: (?:it|one|you|something|someone|somebody|there) (?:is|are|costs|weighs))?$/,
    (what) => MEASURES[what] ?? [],
  ],
  // "what it means", "way of doing something", "something secret", "to go up in number", "can swim"
  [/^what (?:it|something|someone|one|you) ([a-z]+?)s?$/, (done) => [`${done}ing`]],
  [/^(?:the |a )?(way|method|manner) (?:of doing|to do) (?:something|things|it)$/, (what) => [what]],
  [/^something ([a-z]+)$/, (what) => [what]],
  [/^(.+) in (?:number|size|amount|quantity|price|value)$/, (what) => [what]],
  [/^can (.+)$/, (what) => [`to be able to ${what}`]],
  [/^(?:to )?be able to (.+)$/, (what) => [`can ${what}`]],
  // "to throw it away", "to enjoy oneself"
  [/^((?:to )?[a-z]+) (?:it|them|things|stuff)( [a-z]+)?$/, (done, way = '') => [`${done} something${way}`]],
  [/^((?:to )?[a-z]+) (?:oneself|yourself|myself)$/, (done) => [done]],
  // "not possible", "unclean"
  [/^not (?:very )?([a-z]{3,})$/, (what) => NEGATIVE.map((prefix) => prefix + what)],
  [/^(?:un|in|im|ir|il|dis)([a-z]{4,})$/, (what) => [`not ${what}`]],
  [/^non ([a-z]+)$/, (what) => [`no ${what}`, `not ${what}`]],
  [/^without (?:an? |any )?([a-z]+)$/, (what) => [`no ${what}`, `${what}less`]],
  // "make a decision about": what is decided is not part of the verb
  [
    /^((?:to )?(?:mak|giv|hav|tak)(?:e|ing)(?: an?| the)? [a-z]+) (?:about|of|for|to|on|in|with|against|from)$/,
    (what) => [what],
  ],
  // "to have respect for"
  [
    /^to (?:make|give|have|take|do|show|feel)(?: an?| the)? (?!book|face|fish|hand|head|love|test|water)([a-z]{3,})(?: (?:for|to|on|of|about|in|with))?$/,
    (what) => [`to ${what}`],
  ],
];

/** "not heavy" of what is light; a noun of that name may be another word (光, "light"). */
const OPPOSITE: Frame = [/^not (?:very )?([a-z]{3,})$/, (what) => OPPOSITES[what]?.split(',') ?? []];

/** "is busy", "being kind" of what is said of somebody or something; of what one does it would be another word. */
const STATE: Frame = [
  /^(?:(?:to )?(?:be|feel)|being|feeling|is|are|its|thats|hes|shes|theyre|youre|im) (?!an? |the )(.+)$/,
  (how) => [how],
];

/** What is meant: what one does, how somebody or something is, or something that is called so. */
export type Meant = 'action' | 'quality' | 'name';
const MORE: Readonly<Record<Meant, readonly Frame[]>> = {
  action: [],
  quality: [OPPOSITE, STATE],
  name: [STATE],
};

/** The same in other words, as far as grammar alone tells: texts to be compared with what is right. Source: ANS-44. */
export const paraphrases = (text: string, meant: Meant): string[] =>
  [...FRAMES, ...MORE[meant]].flatMap(([frame, others]) => {
    const [, ...groups] = frame.exec(text) ?? [];
    return groups.length > 0 ? others(...groups) : [];
  });
