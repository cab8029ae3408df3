import { hasKanji } from '@kotoba/japanese';
import type { AuthoredWord } from '../authored/authored-word';
import { levelOf, partOfSpeechOf } from '../dictionary/word';
import { meaningsOf, readingOf } from './hinted';
import { authored, type Found, type FoundOfOurs, nameOf } from './known-words';

type Exact = (text: string) => Promise<Found | null>;

/** What is joined to a word, its reading, and what it makes of the meaning. */
type Joint = readonly [kana: string, say: (meaning: string) => string];
const same = (meaning: string): string => meaning;
const BEFORE: Readonly<Record<string, Joint>> = {
  ...{ お: ['お', same], ご: ['ご', same], 毎: ['まい', (one) => `every ${one}`] },
  ...{ 今: ['こん', (one) => `this ${one}`], 超: ['ちょう', (one) => `super ${one}`] },
};
const BEHIND: Readonly<Record<string, Joint>> = {
  さん: ['さん', same],
  さま: ['さま', same],
  様: ['さま', same],
  // お土産屋, お土産屋さん
  屋: ['や', (one) => `${one} shop`],
  屋さん: ['やさん', (one) => `${one} shop`],
};
/** How English says which one of a day, or of a week: 先週の金曜日 is last Friday. */
const WHEN: Readonly<Record<string, string>> = {
  ...{ 今日: 'this', 明日: 'tomorrow', 昨日: 'yesterday', 先週: 'last', 今週: 'this', 来週: 'next' },
  ...{ 毎週: 'every', 先月: 'last', 今月: 'this', 来月: 'next', 去年: 'last', 今年: 'this', 来年: 'next' },
};
/** … and behind it: 再来週の土曜日 is Saturday the week after next. */
const WHEN_BEHIND: Readonly<Record<string, string>> = {
  ...{ 再来週: 'the week after next', 先々週: 'the week before last', 再来月: 'the month after next' },
  ...{ 再来年: 'the year after next', 一昨年: 'the year before last', おととし: 'the year before last' },
};
const DAY = /^[日月火水木金土]曜日?$/;
const PART_OF_TIME = /^([日月火水木金土]曜日?|朝|昼|夜|晩|夕方|午前|午後|週末|[春夏秋冬]|初め|終わり)$/;

/**
 * A word with what is joined to it, that no dictionary has as one: お花見, 看護師さん, 毎日曜日, and a time of a time
 * (火曜日の夜). Null for all else.
 */
export async function joinedWord(text: string, exact: Exact): Promise<FoundOfOurs | null> {
  const [, whole = '', part = ''] = /^(.+)の(.+)$/.exec(text) ?? [];
  const behind = WHEN_BEHIND[whole];
  if (PART_OF_TIME.test(part) && (DAY.test(whole) || whole in WHEN || behind !== undefined)) {
    const [one, other] = [await usual(exact, whole), await usual(exact, part)];
    if (!one || !other) return null;
    const en = behind === undefined ? `${WHEN[whole] ?? one.en} ${other.en}` : `${other.en} ${behind}`;
    return made(other, text, `${one.kana}の${other.kana}`, en);
  }
  for (const [joint, [kana, say]] of Object.entries(BEFORE)) {
    const base = text.startsWith(joint) ? await usual(exact, text.slice(joint.length)) : null;
    if (base) return made(base, spelled(text, joint + base.written), kana + base.kana, say(base.en));
  }
  for (const [joint, [kana, say]] of Object.entries(BEHIND)) {
    const base = text.endsWith(joint) ? await usual(exact, text.slice(0, -joint.length)) : null;
    if (base) return made(base, spelled(text, base.written + joint), base.kana + kana, say(base.en));
  }
  return null;
}

type Usual = Pick<AuthoredWord, 'written' | 'kana' | 'en' | 'partOfSpeech' | 'level'>;

/** A noun or adjective that people use; what is short in kana may be anything. */
async function usual(exact: Exact, text: string): Promise<Usual | null> {
  const found = text.length > 1 || hasKanji(text) ? await exact(text) : null;
  if (!found || (found.kind === 'dictionary' && !(found.found.word.core && hasKanji(text)))) return null;
  const { partOfSpeech, level } =
    found.kind === 'authored'
      ? found.word
      : {
          partOfSpeech: partOfSpeechOf(found.found.word.senses[found.found.sense] ?? { pos: [] }),
          level: levelOf(found.found.word).level,
        };
  const en = (meaningsOf(found)[0] ?? '').replace(/ ?\([^)]*\)/g, '');
  const [written = ''] = nameOf(found).split('|');
  return /noun|adjective/.test(partOfSpeech) && en
    ? { written, kana: readingOf(found), en, partOfSpeech, level }
    : null;
}

/** As it was typed in kanji, else as the word is written. */
const spelled = (text: string, written: string): string => (hasKanji(text) ? text : written);
const made = ({ partOfSpeech, level }: Usual, written: string, kana: string, en: string): FoundOfOurs =>
  authored({ written, kana, en, partOfSpeech, level, ...MADE });
const MADE = { estimated: true, topics: [], sentences: [] };
