/** “five feelings an n4 person should know”, “verbs i would need while travelling by train”: what is only said of the words. */
const SAID_OF_THEM =
  /\s+(?:(?:that|which)\s+)?(?:(?:an?|the|every|any|most|all|some)\s+)?(?:(?:absolute|total|complete|real|good|n[1-5]|jlpt)\s+)*(?:i|you|we|one|people|everyone|everybody|beginners?|learners?|students?|persons?|tourists?|travell?ers?|kids?|children|foreigners?)(?:'d|'ll)?\s+(?:(?:really|always|often|probably|absolutely|just|actually)\s+)*(?:should|would|need|must|can|could|might|have|will|ought|use|uses|know|want|like|see|find|hear|say|eat|wear|meet|learn)\b.*$/i;
/** What of it says still where they are used. */
const WHERE_USED =
  /\b(?:while|when|if|for|at|in|on|during)\s+(?:(?:i|you|we|one)(?:'m|'re| am| are)?\s+)?(?:(?:travell?ing|going|using|taking|visiting|staying|being|working|eating|shopping|talking|speaking)\s+(?:by|to|on|in|at|about|with)?\s*)?(?:an?\s+|the\s+|my\s+)?([a-z][a-z ]*)$/i;
const BEHIND: readonly RegExp[] = [
  /\s+(?:in|as) an? (?:nice |short |small |simple )?(?:table|list|chart|grid)\b.*$/i,
  /\s+(?:with|and|plus) (?:their |the |all )?(?:kanji|readings?|kana|hiragana|romaji|meanings?|english|translations?)\b.*$/i,
  /\s+(?:to (?:start|begin|learn|know|study|practi[sc]e|remember|use)|first|for (?:a )?(?:beginners?|starters?|me|today|tonight|tomorrow|(?:my |the )?(?:test|class|homework))|i (?:don't|dont) know(?: yet)?|at first|to start with|or so|if possible|that are (?:useful|common|easy|important))$/i,
  /\s+(?:list|table|chart|in japanese|words?|vocab(?:ulary)?|terms?|expressions?|and so on|and nothing else|and stuff|and things|etc|or whatever|stuff)$/i,
];
const BEFORE =
  /^(?:(?:some|any|a few|a handful of|a bunch of|a couple of|all|all the|my|other|more|of the|different|various|several|most|common|useful|basic|important|everyday|easy|simple|typical|good|names? (?:of|for)|kinds? of|types? of|words? (?:for|about|of)|vocab(?:ulary)? (?:for|about|of))\s+)+(?=\S)/i;

const GENERAL = /(?:^|\s)(?:words?|things?|stuff|phrases?|vocab(?:ulary)?|verbs?|nouns?|adjectives?)$|^$/i;

/** The subject of a list without what is only said around it; in the order in which it is looked for. */
export function listSubject(said: string): string {
  let subject = said
    .replace(/[!?.,;:"“”]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const clause = SAID_OF_THEM.exec(subject)?.[0] ?? '';
  const place = WHERE_USED.exec(clause)?.[1];
  const head = subject.slice(0, subject.length - clause.length);
  const isGeneral = GENERAL.test(head.trim());
  if (clause)
    subject = isGeneral ? (place ?? (/ /.test(head.trim()) ? head : 'vocabulary')) : head || subject;
  for (let before = ''; before !== subject;) {
    before = subject;
    const shorter = BEHIND.reduce((text, pattern) => text.replace(pattern, ''), subject).replace(BEFORE, '');
    if (shorter.trim() !== '') subject = shorter.trim();
  }
  return subject;
}

/** No topic has these in its name: it is a sentence or a question. */
const NO_TOPIC =
  /\b(?:i|i'm|im|i've|you|we|he|she|they|me|us|him|her|them|my|your|it|it's|its|this|that|these|those|can|could|should|would|will|have|has|do|does|did|don't|am|isn't|there|please|question|questions|someone|somebody|what|which|how|why|who|not|cannot|hiragana|katakana|romaji)\b/i;

/** Whether a subject may name a topic. */
export const maybeTopic = (subject: string): boolean =>
  !subject.includes(':') &&
  !/^(?:of|and|or|to|with|\d)\b|\b(?:grammar|everything|best|cheapest|famous|rhymes?)\b/i.test(subject) &&
  !NO_TOPIC.test(subject) &&
  subject.split(' ').length <= 6;
