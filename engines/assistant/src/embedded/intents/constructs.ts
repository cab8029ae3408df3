/** What is made of a verb or an adjective with more than an ending: by its name in Japanese, what English says for it. */
const CONSTRUCTS: readonly (readonly [name: string, said: RegExp | null])[] = [
  ['てはいけない', /must not|mustn't|may not|not allowed to|can't \(rule\)|is forbidden/],
  ['なくてもいい', /(?:do|does) not (?:have|need) to|(?:don't|doesn't) (?:have|need) to|need not|needn't/],
  ['なければならない', /must|(?:have|has|need|needs|got) to/],
  ['ないほうがいい', /should not|shouldn't|had better not/],
  ['たほうがいい', /should|had better|ought to/],
  ['てもいい', /may|(?:am |are |is )?allowed to|is it ok(?:ay)? to/],
  ['ないで', /without(?= \w+ing)/],
  ['ないでください', /please (?:don't|do not)/],
  ['てください', /please/],
  ['ながら', /while(?= \w+ing)/],
  ['すぎる', null],
  ['前に', /before(?= \w+ing)/],
  ['後で', /after(?= \w+ing)/],
  ['やすい', /easy to/],
  ['にくい', /(?:hard|difficult) to/],
  ['ている', /(?:am|is|are)(?= \w+ing)/],
  ['たことがある', /have (?:ever )?(?=\w+(?:ed|en)\b)/],
  ['てみる', /try to/],
  ['つもり', /(?:intend|plan) to/],
  ['かもしれない', /might/],
  ['てほしい', null],
  ['てしまう', null],
  ['ておく', null],
  ['てから', null],
  ['たり', null],
  ['なさい', null],
  ['ことができる', null],
  ['なくて', /negative te|te negative/],
  ['さ', /noun (?:form|version)|nominali[sz]ed?|(?:into|as) (?:a )?noun/],
];

/** What only frames what is asked. */
const FRAME =
  /^(?:J|i|you|we|how|do|does|can|could|would|will|to|say|put|make|turn|change|into|in|as|with|using|from|for|form|the|a|an|of|version|verb|adjective|what|what's|is|mean|means|meaning|please|give|me|use|conjugate|so|and|it|that|eg|e\.g|like|word)$/;
const SUBJECT = '(?:i|you|we|he|she|one|they|people) ';
/** What is asked about a word is not said with it. */
const NOT_SAID =
  /^(?:use|say|know|learn|remember|write|study|spell|be|mean|translate|explain|understand|check|practi[cs]e|find|ask|conjugate|put|make|turn|change|give|do)$/;

/** “must not drink”, “without eating”: the construct that English words name; null where more is said than that. */
export function constructSaid(words: readonly string[]): string | null {
  const plain = words.join(' ');
  // A frame that is a part of what is said stays: “have to”, “easy to”.
  for (const [name, said] of CONSTRUCTS) {
    const found = said && new RegExp(`\\b(?:${said.source})(?![\\w'])`).exec(plain);
    if (!found) continue;
    const [before, after] = [plain.slice(0, found.index), plain.slice(found.index + found[0].length)];
    const isFramed = (text: string): boolean =>
      text.split(' ').every((word) => word === '' || FRAME.test(word));
    const [verb = '', ...rest] = after.trim().split(' ');
    const isVerb = verb !== '' && !FRAME.test(verb);
    if (name === 'てください' && !isVerb) continue;
    const behind = isVerb ? rest.join(' ') : after;
    const lead = before.replace(new RegExp(`${SUBJECT}$`), '');
    return isFramed(lead) && isFramed(behind) && !NOT_SAID.test(verb) ? name : null;
  }
  return null;
}

/** The construct that is called so: てはいけない, 〜つもり. */
export const constructNamed = (text: string): string | null =>
  CONSTRUCTS.find(([name]) => name === text.replace(/^[〜~～]/u, '').replace(/(?:です|だ)$/u, ''))?.[0] ??
  null;
