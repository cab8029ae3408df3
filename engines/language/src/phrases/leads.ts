import type { Clause } from './clause';
import { supposed } from './likelihood';
import { nounFor, type Parsed, piecesOf, type Reading } from './noun';
import { parseNoun } from './noun-phrase';
import { join, type Say, say } from './say';
import { subjectOf } from './say-clause';
import type { Opener, Parse } from './stances';
import { type Adjunct, texts } from './time-words';
import { parseTime } from './times';

/** What one says of a whole sentence before it, in both languages. */
const LEADS: Readonly<Record<string, Say>> = {
  ...{
    actually: say('実は', 'じつは'),
    'of course': say('もちろん'),
    'for example': say('例えば', 'たとえば'),
  },
  ...{ unfortunately: say('残念ながら', 'ざんねん ながら'), 'by the way': say('ところで') },
  'to be honest': say('正直に言うと', 'しょうじき に いう と'),
  'as far as i know': say('私の知る限り', 'わたし の しる かぎり'),
  ...{ 'that is why': say('だから'), however: say('しかし'), therefore: say('それで') },
};

const led =
  (parse: Parse, lead: Say): Parse =>
  (reading) => {
    const inner = parse(reading);
    if (!inner || inner.timely) return null;
    const pause = say(`${lead.written}、`, `${lead.kana}、`);
    return { ...inner, topic: null, before: join(pause, subjectOf(inner), inner.before), bare: false };
  };

/** "Maybe it will rain": 降るかもしれません */
const perhaps =
  (parse: Parse): Parse =>
  (reading): Clause | null => {
    const inner = parse(reading);
    return inner && supposed(inner);
  };

export const leads = (parse: Parse): readonly Opener[] => [
  ...Object.entries(LEADS).map(([words, lead]): Opener => [words, led(parse, lead)]),
  ['maybe', perhaps(parse)],
  ['perhaps', perhaps(parse)],
];

const OF: readonly (readonly [words: string, kind: string, mark: Say])[] = [
  ['of all', 'anything', say('の中で', 'の なか で')],
  ['compared with', 'anything', say('に比べて、', 'に くらべて、')],
  ['compared to', 'anything', say('に比べて、', 'に くらべて、')],
  ['for a', 'someone', say('にしては、', 'に して は、')],
];

/** "Of all the seasons, …", "Compared with last year …", "For a foreigner …" */
export function leadingNoun(reading: Reading): Parsed<Adjunct> | null {
  for (const [words, kind, mark] of OF) {
    if (texts(reading, 0, 2) !== words) continue;
    const at = words === 'for a' ? 1 : 2;
    const when = words.startsWith('compared') ? parseTime(reading, at) : null;
    const noun = when ? null : parseNoun({ ...reading, miss: () => undefined }, at);
    const said = when ? when.value.said : noun && nounFor(noun.value, kind, 'i');
    const end = when?.next ?? noun?.next ?? at;
    if (!said) return null;
    const next = reading.tokens[end]?.text === ',' ? end + 1 : end;
    const pieces = noun ? piecesOf(noun.value) : [];
    return { value: { role: 'about', said: join(said, mark), pieces }, next };
  }
  return null;
}
