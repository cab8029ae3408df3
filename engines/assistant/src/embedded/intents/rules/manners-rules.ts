import { say, type Rule } from './rule';

const PERSON =
  'friends?|classmates?|kids?|children|family|boss|teachers?|strangers?|customers?|doctor|nurse|manager|clients?|landlord|landlady|professor|clerk|police|officer|someone|somebody|people|everyone|anyone|colleagues?|coworkers?|co-workers?|elders|superiors?|seniors?|guests?|work|neighbou?rs?|girlfriend|boyfriend|wife|husband|mom|mum|dad|mother|father|parents|mother-in-law|host (?:family|mother|father)|older people|staff|waiter|waitress';
const TO = `(?: (?:to|with|at|in front of) (?:(?:my|the|a|an|some|our|other|older) )*(?:${PERSON}))`;
const AROUND = '(?:(?:so|and|but|ok|wait|also) )*';
const ONE = '(?:i|you|we|one|people|they)';
const WHOM = '(?:call (?:(?:my|the|a|our) )?[a-z]+)';
/** Ways to ask whether some Japanese fits somebody or an occasion. */
const ASKED: readonly RegExp[] = [
  `(?:can|could|may|should|must) ${ONE} (?:also |just |really |ever )?(?:${WHOM} J|(?:say|use) J${TO})(?: too| also| as well)?`,
  `(?:is|isn't) (?:it )?(?:ok|okay|rude|polite|fine|impolite|weird|alright|bad|formal|casual) to (?:say|use|${WHOM}) J${TO}?`,
  `(?:is|isn't) J (?:a )?(?:too |very |more |really )?(?:rude|polite|formal|casual|ok|okay|impolite|informal|fine|appropriate|respectful|slang)(?: to (?:say|use))?${TO}`,
  `(?:when|who|to whom|with whom) (?:can|do|does|should|would|must) ${ONE} say J(?: to| with)?${TO}?`,
  `J${TO}`,
].map((way) => new RegExp(`^${AROUND}${way}$`));

/** To whom, and when, some Japanese is said. */
export const MANNERS_RULES: readonly Rule[] = [
  {
    japanese: [1, 1],
    needs: [/./],
    may: '',
    rest: true,
    intent: (understood) =>
      ASKED.some((way) => way.test(understood.text)) ? { kind: 'manners', text: say(understood) } : null,
  },
];
