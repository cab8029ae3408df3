import { wordPairs } from '@kotoba/japanese';

/**
 * English verbs with the noun of their action. The dictionary has 成功 as "success" only, and 成功する nowhere: "to succeed"
 * finds it through the noun. Only where the noun is another word than the verb; "to study" and "study" are one key.
 */
const NOUNS = wordPairs(`
  accept:acceptance achieve:achievement adapt:adaptation adjust:adjustment admire:admiration adopt:adoption
  advertise:advertisement agree:agreement analyze:analysis announce:announcement apologize:apology
  apply:application approve:approval argue:argument arrange:arrangement arrive:arrival assist:assistance
  attend:attendance behave:behavior calculate:calculation cancel:cancellation celebrate:celebration
  collect:collection combine:combination communicate:communication compare:comparison compete:competition
  complain:complaint complete:completion compose:composition concentrate:concentration conclude:conclusion
  confirm:confirmation congratulate:congratulation connect:connection consider:consideration
  construct:construction consult:consultation consume:consumption continue:continuation contribute:contribution
  converse:conversation convert:conversion cooperate:cooperation correct:correction create:creation
  criticize:criticism decide:decision declare:declaration decorate:decoration defend:defense deliver:delivery
  deny:denial depart:departure describe:description destroy:destruction develop:development digest:digestion
  disappear:disappearance discover:discovery discriminate:discrimination discuss:discussion
  distribute:distribution donate:donation educate:education elect:election emphasize:emphasis employ:employment
  encourage:encouragement establish:establishment evaluate:evaluation evolve:evolution exaggerate:exaggeration
  examine:examination exhibit:exhibition exist:existence expand:expansion expect:expectation explain:explanation
  explode:explosion explore:exploration express:expression extend:extension fail:failure graduate:graduation
  greet:greeting grow:growth guide:guidance hesitate:hesitation hospitalize:hospitalization imagine:imagination
  imitate:imitation immigrate:immigration improve:improvement inherit:inheritance inject:injection inquire:inquiry
  insist:insistence inspect:inspection instruct:instruction interfere:interference interpret:interpretation
  interrupt:interruption introduce:introduction invade:invasion invent:invention investigate:investigation
  invite:invitation judge:judgment maintain:maintenance manage:management marry:marriage memorize:memorization
  multiply:multiplication negotiate:negotiation notify:notification obey:obedience observe:observation
  operate:operation oppose:opposition organize:organization participate:participation pay:payment
  perform:performance permit:permission persuade:persuasion possess:possession predict:prediction
  prepare:preparation preserve:preservation produce:production prohibit:prohibition promote:promotion
  pronounce:pronunciation propose:proposal protect:protection prove:proof publish:publication react:reaction
  recognize:recognition recommend:recommendation recover:recovery reduce:reduction reflect:reflection
  refuse:refusal register:registration relax:relaxation relocate:relocation remove:removal repeat:repetition
  replace:replacement resemble:resemblance reserve:reservation resist:resistance resolve:resolution
  restrict:restriction retire:retirement rotate:rotation satisfy:satisfaction select:selection separate:separation
  serve:service settle:settlement solve:solution subtract:subtraction succeed:success suggest:suggestion
  supervise:supervision survive:survival transform:transformation translate:translation transmit:transmission
  transport:transportation treat:treatment vaccinate:vaccination violate:violation warn:warning
`);

/** The noun of a verb's action ("succeed" → "success"), null where there is none or it is the same word. */
export const nounOfVerb = (verb: string): string | null => NOUNS.get(verb) ?? null;

const VERBS = new Map([...NOUNS].map(([verb, noun]) => [noun, verb]));

/** The verb of an action ("success" → "succeed"), null where there is none or it is the same word. */
export const verbOfNoun = (noun: string): string | null => VERBS.get(noun) ?? null;

const IRREGULAR = wordPairs(`
  children:child men:man women:woman people:person feet:foot teeth:tooth mice:mouse geese:goose
  knives:knife wives:wife lives:life leaves:leaf wolves:wolf shelves:shelf halves:half loaves:loaf
  thieves:thief scarves:scarf oxen:ox sheep:sheep fish:fish ate:eat eaten:eat drank:drink drunk:drink
  went:go gone:go came:come saw:see seen:see bought:buy wrote:write written:write spoke:speak spoken:speak
  took:take taken:take made:make slept:sleep ran:run swam:swim sang:sing met:meet read:read heard:hear
  gave:give given:give got:get knew:know known:know thought:think taught:teach sold:sell sat:sit
  stood:stand told:tell said:say forgot:forget forgotten:forget began:begin begun:begin won:win lost:lose
  broke:break broken:break drove:drive driven:drive flew:fly fell:fall paid:pay put:put cut:cut left:leave
  sent:send built:build died:die dying:die lying:lie
`);

/**
 * Dictionary forms that an English word in some inflection may have, likeliest first, without the word itself: "cats"
 * → cat, "studying" → study, "ran" → run. Guesses; a caller looks each one up.
 */
export function baseForms(word: string): string[] {
  const irregular = IRREGULAR.get(word);
  const guesses = irregular ? [irregular] : [...plurals(word), ...verbForms(word)];
  return [...new Set(guesses)].filter((guess) => guess.length > 1 && guess !== word);
}

function plurals(word: string): string[] {
  if (!word.endsWith('s') || word.endsWith('ss') || word.length < 4) return [];
  if (word.endsWith('ies')) return [`${word.slice(0, -3)}y`, word.slice(0, -1)];
  if (/(s|x|z|ch|sh|o)es$/.test(word)) return [word.slice(0, -2), word.slice(0, -1)];
  return [word.slice(0, -1)];
}

function verbForms(word: string): string[] {
  if (word.endsWith('ied')) return [`${word.slice(0, -3)}y`];
  const stem = /^(.{2,})(ing|ed)$/.exec(word)?.[1];
  if (!stem) return [];
  const single = /([bdgklmnprtz])\1$/.test(stem) ? [stem.slice(0, -1)] : [];
  return [...single, stem, `${stem}e`];
}

/**
 * The same for an expression: its last word, then its first, in the dictionary form ("train tickets" → "train ticket",
 * "going out" → "go out").
 */
export function baseExpressions(key: string): string[] {
  const words = key.split(' ');
  const last = words.at(-1) ?? '';
  const first = words[0] ?? '';
  const byLast = baseForms(last).map((base) => [...words.slice(0, -1), base].join(' '));
  const byFirst = words.length > 1 ? baseForms(first).map((base) => [base, ...words.slice(1)].join(' ')) : [];
  return [...new Set([...byLast, ...byFirst])];
}

/** Other ways to say the same with another word class: "get married" → marry, "sick" → sickness. Guesses, as above. */
export function relatedExpressions(key: string): string[] {
  const became = /^(?:get|become|be) (\w+ed)$/.exec(key)?.[1];
  if (became) return baseForms(became);
  return /^[a-z]{3,}$/.test(key) ? [`${key.replace(/y$/, 'i')}ness`] : [];
}

/** The ing-form of a verb. Stress decides what doubles its last letter, so that of longer verbs is listed. */
export function gerundOf(verb: string): string {
  if (/ie$/.test(verb)) return `${verb.slice(0, -2)}ying`;
  if (/[^eoy]e$/.test(verb) && verb !== 'be') return `${verb.slice(0, -1)}ing`;
  const doubles =
    /^[^aeiou]*[aeiou][bdgklmnprt]$/.test(verb) ||
    /(?:begin|forget|admit|permit|occur|refer|prefer|regret|commit|submit|control|cancel|travel|quarrel)$/.test(
      verb,
    );
  return doubles && !/[wxy]$/.test(verb) ? `${verb}${verb.slice(-1)}ing` : `${verb}ing`;
}

/** What "cooking", or "getting up early", may be the ing-form of: "to cook", "to get up early". Guesses, likeliest first. */
export function infinitivesOf(gerund: string): string[] {
  const [first = '', ...rest] = gerund.split(' ');
  const stem = /^([a-z]{2,})ing$/.exec(first)?.[1];
  if (!stem) return [];
  const single = stem.replace(/([bdgmnprt])\1$/, '$1');
  return [...new Set([single, stem, `${stem}e`])]
    .filter((verb) => gerundOf(verb) === first)
    .map((verb) => ['to', verb, ...rest].join(' '));
}
