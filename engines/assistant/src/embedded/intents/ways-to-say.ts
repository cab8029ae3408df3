/** What only says which sense is meant, or where it is said: “(after eating)”, “, like before a test”, “at the shop”. */
const HINTS: readonly RegExp[] = [
  /\s*\([^()]*\)?\s*$/,
  /,?\s+(?:like|as|such as|as in|e\.?g\.?)(?: \w+ing)? (?:in|at|on|before|after|when|for|with|during|to|from)\b.*$/i,
  /,?\s+(?:when|if|after|before) (?:you|i|someone|somebody|they|we|people)(?:'re|'m)?\b.*$/i,
  /,\s*(?:in|at|on|before|after|when|for|with|during|to|from)\b.*$/i,
];
/** How it is to be said: “casually”, “, in formal japanese”. */
const STYLE =
  /,?\s+(?:(?:more |very )?(?:(casually|informally)|politely|formally)|in (?:an? )?(?:(casual|informal|plain)|polite|formal) (?:japanese|speech|language|way))$/i;

/** What is to be said, and how; null where nothing tells how. */
export function styleOf(text: string): { readonly text: string; readonly style: 'plain' | 'polite' | null } {
  const [whole = '', casually, casual] = STYLE.exec(text) ?? [];
  const bare = text.slice(0, text.length - whole.length);
  return whole === '' || bare === ''
    ? { text, style: null }
    : { text: bare, style: (casually ?? casual) ? 'plain' : 'polite' };
}

const OCCASION =
  /\s+(?:for|on|in|at|with|before|about|when|during|to) (?:an?|the|my|your|his|her|our|their|this|tomorrow's|some|someone|somebody|japan|class|school|work)\b.*$/i;

const WH = 'where|what time|what|when|who|how much|how many|how long|how far|how old|how|which|why';
/** "where the bathroom is" is asked as "where is the bathroom". */
const INDIRECT: readonly (readonly [RegExp, string])[] = [
  [/^how much (?:something|it|this|that) (?:is|costs?)$/i, 'how much is it'],
  [/^how much (.+?) costs?$/i, 'how much is $1'],
  [new RegExp(`^(${WH}) (.+?) (is|are|was|were)$`, 'i'), '$1 $3 $2'],
  [/^(?:if|whether) (?:they|you|someone|he|she|it) (?:has|have|sells?) (.+)$/i, 'do you have $1'],
  [/^(?:if|whether) (?:they|you|someone|he|she) (can|could) (.+)$/i, '$1 you $2'],
  [/^(?:if|whether) (?:i|we) (can|could|may) (.+)$/i, '$1 I $2'],
  [/^(?:if|whether) there (is|are) (.+)$/i, '$1 there $2'],
  [/^(?:if|whether) (.+?) (is|are) (.+)$/i, '$2 $1 $3'],
  [/^(?:if|whether) (?:they|you|someone|he|she) (\w+) (.+)$/i, 'do you $1 $2'],
  [/^(?:are|is) (?:you|we|one|it|anyone) allowed to (.+)$/i, 'may I $1'],
  [/^is it (?:ok|okay|alright|all right|allowed) (?:to|if i) (.+)$/i, 'may I $1'],
  [/^in my opinion,? (.+)$/i, 'I think $1'],
  [/^about the weather$/i, 'how is the weather'],
  [/^for (the (?:bill|check|menu))$/i, '$1 please'],
  [/^for (?:the |an? |some )?(.+)$/i, '$1 please'],
];

/** Somebody who is asked or told something. */
const ADDRESSED =
  /^(?:someone|somebody|people|them|him|her|my (?:friend|teacher|boss|host family|neighbou?r)|a (?:friend|stranger|waiter|waitress)|the (?:waiter|waitress|staff|driver|teacher|clerk|doctor))\s+(?!who\b|whose\b|which\b)(?:that\s+)?/i;

/** "wearing glasses" is noted as "to wear glasses". */
const GERUND = /^([a-z]+?)(?:([bdgmnpt])\2)?ing (.+)$/i;

function asked(text: string): string[] {
  const found = INDIRECT.find(([pattern]) => pattern.test(text));
  return found ? [text.replace(...found)] : [];
}

function infinitives(text: string): string[] {
  const [, root = '', double = '', object = ''] = GERUND.exec(text) ?? [];
  return root ? [`to ${root}${double} ${object}`, `to ${root}e ${object}`] : [];
}

/** Whether a way leaves words of the text out, beside what only hints at its sense. */
export const isReduced = (text: string, way: string): boolean => {
  const bare = HINTS.reduce((rest, hint) => rest.replace(hint, ''), text.replace(ADDRESSED, ''));
  return OCCASION.test(bare) && !OCCASION.test(way);
};

const FRAGMENT = /^(?:about|if|whether|for|to (?:the|an?|my))\b/i;

/** “allergic to peanuts” is said of somebody. */
const SO_IS_ONE =
  /^(?:allergic|interested|good|bad|afraid|scared|worried|married|engaged|used|tired|proud|jealous|angry|full|ready) (?:to|in|at|of|about|with|for) ./i;

/** The ways in which what is to be said may be known, as it was asked first. */
export function waysToSay(text: string): string[] {
  // “the clerk "do you have this?"”: what is quoted is what is to be said.
  const quoted = /["“]([^"“”]{4,})["”]?$/.exec(text)?.[1];
  if (quoted) return [...new Set([quoted, ...waysToSay(quoted)])];
  const plain = text.replace(ADDRESSED, '').replace(/^that (?=(?:i|you|he|she|it|we|they|my|the)\b)/i, '');
  const bare = HINTS.reduce((rest, hint) => rest.replace(hint, ''), plain).trim();
  const core = bare.replace(OCCASION, '').trim();
  // A hint in parentheses is no word of what is to be said.
  const at = bare.replace(/\b(work(?:s|ed|ing)?) in (an?|the) /i, '$1 at $2 ');
  const ways = (text.includes('(') ? [bare, core, at] : [text, plain, bare, core, at]).filter(
    (way) => way !== '',
  );
  // “about the weather” and “if it is far” are no sentences: what is asked is.
  const all = ways.flatMap((way) => [...asked(way), way, ...infinitives(way)]);
  return [...new Set([...all, ...(SO_IS_ONE.test(bare) ? [`I am ${bare}`] : [])])].filter(
    (way) => !FRAGMENT.test(way),
  );
}
