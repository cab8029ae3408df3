import { hasJapanese } from '@kotoba/japanese';
import { isLevel, type Level } from '@kotoba/contracts';
import { countOf, parseRequest } from '@kotoba/language';
import type { LessonRequest } from './intent';
import { listSubject, maybeTopic } from './list-subject';
import { unquote } from './text';

const LEVEL = /\b(?:jlpt[\s-]*)?(n[1-5])(?:[\s-]level)?\b/i;
const TEACH =
  /^(?:(?:i(?:'d| would)? (?:really )?(?:want|need|like|love|hope|wish) to|i(?:'m| am) (?:trying|planning|going) to|let'?s|can (?:i|we)|help me) )?(?:teach me|learn|study|practi[cs]e|know)(?: about| some| more about| more)? (?<subject>.+)$/i;
const JAPANESE_LESSON =
  /^(?<subject>.+?)(?:の|に関する|についての|に使う|で使う)(?<kind>言葉|ことば|単語|語彙|名前|表現|フレーズ|動詞|形容詞|名詞)(?:を|が|は)?(?:もっと|もう少し|たくさん|いくつか|いろいろ)?(?:(?<count>\d{1,2}|[一二三四五六七八九十])(?:つ|個|語)?)?(?:教えて|おしえて|知りたい|ください|下さい|お願い|習いたい|$).*$/;
const JAPANESE_ABOUT = /^(?<subject>.+?)について(?:教えて|おしえて|知りたい).*$/;
const KANJI_NUMBERS = '一二三四五六七八九十';

const levelOf = (text: string): Level | null => {
  const name = LEVEL.exec(text)?.[1]?.toUpperCase() ?? '';
  return isLevel(name) ? name : null;
};

/** A request for words of a subject; what is not said is left open. */
export const lessonRequest = (
  fields: Partial<LessonRequest> & Pick<LessonRequest, 'subject'>,
): LessonRequest => ({
  kind: 'lesson',
  count: null,
  wants: 'words',
  partOfSpeech: null,
  level: null,
  shift: null,
  ...fields,
});

/** Words that name no topic: the words that are asked for are to begin with. */
const TO_BEGIN_WITH = new Set(
  'the some any something anything things stuff whatever vocabulary random more most new good nice random japanese very really easy simple basic basics common useful beginner beginners important essential everyday daily starter'.split(
    ' ',
  ),
);
const TO_BEGIN_WITH_JAPANESE =
  /^(?:おすすめ|お勧め|簡単な?|かんたんな?|やさしい|易しい|基本(?:的な?)?|基礎|よく使う|便利な?|大事な?|大切な?|初心者|初級|役に立つ|いい|新しい)$/;
const ADVANCED =
  /^(?:(?:some|any|more|very|really) )?(?:hard|difficult|advanced|tough|rare)(?: japanese)?$|^(?:上級|難しい|むずかしい)$/i;

const isToBeginWith = (subject: string): boolean =>
  TO_BEGIN_WITH_JAPANESE.test(subject) ||
  subject
    .toLowerCase()
    .split(' ')
    .every((word) => TO_BEGIN_WITH.has(word));

/** "easy words" are words to begin with; any other subject stays. */
function withLevel(request: LessonRequest): LessonRequest {
  const { subject, level } = request;
  if (level !== null) return request;
  if (ADVANCED.test(subject)) return { ...request, subject: 'N2', level: 'N2' };
  const isBasic = request.wants === 'words' && isToBeginWith(subject);
  return isBasic ? { ...request, subject: 'N5', level: 'N5' } : request;
}

/** One word, whichever. */
const ANY_WORD =
  /^(?:surprise me|(?:(?:give|teach|show|tell) me )?(?:a|one|any|some|the)? ?(?:random (?:japanese )?word|word of the day|new word|japanese word|word))$/i;

/** “five i-adjectives”: of the one kind alone; na-adjectives of any level are a list of ours. */
const ADJECTIVES = /\b(i|na)[- ]adj(?:ective)?s?\b/i;

const OF_KIND =
  /^(?:(?:give|show|teach|tell|list|name|i need|i want)(?: me| us)? )?(?:(?:the|some|all|common|basic|useful|easy) )*(?:(?<count>\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) )?(?:(?:common|basic|useful|easy|jlpt|japanese) )*(?:(?<first>n[1-5])(?:[ -]level)? )?(?<of>(?:i|na)[- ])?(?<kind>noun|verb|adjective|adverb)s?(?: (?:in|of|at|for|from) (?:the )?(?:jlpt )?(?:level )?(?<last>n[1-5])(?:[ -]level)?)?(?: list)?(?: in japanese)?$/i;

/** “ten adjectives”, “the na adjectives in n5”: of a kind, and about nothing. */
function readKind(text: string): LessonRequest | null {
  const { count = '', first, last, of = '', kind = '' } = OF_KIND.exec(text)?.groups ?? {};
  const level = levelOf(first ?? last ?? (of.startsWith('n') ? '' : 'N5'));
  // One verb names no list; na-adjectives of any level are a list of ours.
  if (
    kind === '' ||
    level === null ||
    (!/s(?: |$)/i.test(text.slice(text.toLowerCase().indexOf(kind))) && !count)
  )
    return null;
  const partOfSpeech =
    `${of.replace(/[- ]$/, '-').toLowerCase()}${kind.toLowerCase()}` as LessonRequest['partOfSpeech'];
  const subject = of.startsWith('n') ? 'na-adjectives' : level;
  return lessonRequest({ subject, level, count: count ? countOf(count) : null, partOfSpeech });
}

/** A request for words of a topic, a kind or a level; null when the text frames no such request. */
export function readLesson(text: string): LessonRequest | null {
  if (ANY_WORD.test(text)) return lessonRequest({ subject: 'N5', level: 'N5', count: 1 });
  const ofKind = readKind(text);
  if (ofKind) return ofKind;
  const kind = ADJECTIVES.exec(text)?.[1]?.toLowerCase();
  if (kind === 'i' || (kind && LEVEL.test(text))) {
    const found = readLesson(text.replace(ADJECTIVES, 'adjectives'));
    return found && { ...found, partOfSpeech: kind === 'i' ? 'i-adjective' : 'na-adjective' };
  }
  if (hasJapanese(text)) return withSubject(readJapanese(text));
  const asked = WHICH.exec(text)?.groups?.['subject'];
  return withSubject(asked ? readEnglish(`teach me ${asked}`) : readEnglish(text));
}

/** “what animals can i learn first”, “what can i order to drink” */
const WHICH =
  /^(?:what|which)(?: are| kinds? of| sorts? of)?(?: the| some| other)? (?!(?:particles?|kanji|books?|apps?|grammar|hard)\b)(?<subject>[a-z][a-z '-]*?)(?: words?)? (?:(?:can|could|should|do|would|must) (?:i|you|we|one) (?:learn|know|start|begin|study|order|need)\b|are there\b).*$/i;

/** Kinds of things, which are taught and not counted. */
const KINDS =
  /^(?:fruits?|vegetables|animals|birds|fish|trees|colou?rs|jobs|sports|drinks|countries|clothes|body parts|feelings|emotions|hobbies|foods?|flowers|insects|instruments|seasons|greetings)$/i;

/** With what is asked for alone in its subject; null where that names no topic. */
function withSubject(found: LessonRequest | null): LessonRequest | null {
  if (!found || hasJapanese(found.subject)) return found && withLevel(found);
  const request = withLevel(found);
  const subject = request.subject === request.level ? request.subject : listSubject(request.subject);
  if (!maybeTopic(subject) || UNITS.test(subject)) return null;
  const { isCounted, ...words } = withLevel({ ...request, subject });
  return isCounted && !words.level && !KINDS.test(words.subject) ? { ...words, isCounted } : words;
}

/** "…, maybe around five?" */
const COUNT_BEHIND =
  /[,;]?\s+(?:maybe|perhaps|say|like|about|around|just|only)(?: (?:about|around|like))? (?<count>\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|a few|some)(?: (?:or so|of them|words|would do|is (?:fine|enough)))?$/i;

/** "jobs in japanese, a handful", "N5 verbs, ten will do" */
const COUNT_LAST =
  /^(?<subject>[^,;:]{3,40}?)(?: in japanese)?[,;] ?(?:(?:just|like|about|around|maybe|perhaps|say) )*(?:a handful|a bunch|several|(?<count>\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|a few|some))(?: (?:of them|(?:will|would) do|is (?:fine|enough)|or so|words?))?$/i;

/** A list whose number stands behind it; null for what is none. */
export function readCountLast(text: string): LessonRequest | null {
  const { subject = '', count = '5' } = COUNT_LAST.exec(text)?.groups ?? {};
  const named = subject && readEnglish(`${count} ${subject.replace(ASK, '')}`);
  return named ? withSubject({ ...named, count: countOf(count) }) : null;
}

/** "I'd love to learn …": what follows is the request. */
const WANT_TO_LEARN =
  /^i(?:'d| would)? ?(?:(?:really|also|just) )?(?:(?:want|need|like|love|hope|wish)|(?:'m|am) (?:trying|hoping|planning|going)) to (?=(?:learn|study|know|practi[cs]e|see|hear|get)\b)/i;

/** "give me", "can you list", "i need" */
const ASK =
  /^(?:(?:can|could) (?:you|i|we) )?(?:give|show|teach|tell|send|list|name|get|have|learn|make)(?: (?:me|us))? (?:a list of )?(?=\S)|^i(?:'d| would)? ?(?:want|need|like) (?:a list of )?(?=\d|(?:\w+ )?(?:words|things|nouns|verbs|adjectives|vocab|vocabulary)\b)/i;
const NUMBER = '(?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|a few|some|a dozen)';
/** "8 things you find in a kitchen" are 8 words about the kitchen. */
const THINGS = new RegExp(
  `^(?:(${NUMBER}) )?(?:common |useful |basic )?(?:things|stuff|objects|items|words|vocabulary|vocab|nouns)(?: (?:that|which))?(?: (?:(?:you|i|we|one|people) (?:can |might |would )?(?:find|see|use|have|need|wear|eat|drink|do|buy|say)|found|used|for going|to use|to know|i need|needed|to go))(?: (?:in|at|on|for|to|when going to))? (?:an? |the |my )?(.+)$`,
  'i',
);
const COUNTED = new RegExp(
  `^(${NUMBER}) (?:more |common |useful |basic |different |japanese )*(?:(n[1-5])(?:[ -]level)? )?(?!more\\b|others?\\b|words?\\b|verbs?\\b|nouns?\\b|adjectives?\\b|times?\\b|o'clock)([a-z][a-z' -]+)$`,
  'i',
);

/** “three easy words”, “phrases for shopping” are read below; na-adjectives are a list of ours. */
const KINDS_OF_WORDS =
  /\b(?:words?|phrases?|expressions?|sentences?|vocab|vocabulary|nouns?|verbs?|(?<!na-|i-)adjectives?)\b/i;

/** “three hours”, “four people” are counted, and no list. */
const UNITS =
  /^(?:hours?|minutes?|seconds?|days?|weeks?|months?|years?|people|persons?|times|floors?|yen|dollars?|percent)(?: ago| later| from now)?$|^(?:percent|o'clock)\b/i;

/** A list that is asked for by what is in it: "ten vegetables", "five N4 emotions". */
function readList(text: string): LessonRequest | null {
  const asked = text.replace(ASK, '').replace(/ in japanese$/i, '');
  const [, number, subject] = THINGS.exec(asked) ?? [];
  if (subject)
    return lessonRequest({
      subject,
      count: number ? countOf(number) : null,
      partOfSpeech: /\b(?:things|stuff|objects|items|nouns)\b/i.test(asked) ? 'noun' : null,
    });
  const [, many, level, named] = COUNTED.exec(asked) ?? [];
  if (!named || UNITS.test(named) || KINDS_OF_WORDS.test(named) || (asked === text && !/s$/.test(named)))
    return null;
  return lessonRequest({
    subject: named,
    count: countOf(many ?? ''),
    level: level ? levelOf(level) : null,
    isCounted: true,
  });
}

/** “new words to learn today” are new words. */
const FOR_TODAY = /(?<=\b(?:words?|vocab(?:ulary)?))(?: to (?:learn|study))?(?: for)? today$/i;

function readEnglish(said: string): LessonRequest | null {
  const whole = said.replace(FOR_TODAY, '');
  const list = readList(whole);
  if (list) return list;
  // Without its frame where a number or a kind of words says what it is: “name 4 seasons words”.
  const bare = whole.replace(ASK, '');
  const asked = (KINDS_OF_WORDS.test(bare) ? bare : whole)
    .replace(/\bvocab(?:ulary)? words\b/i, 'words')
    .replace(/\b(?:to describe|describing)\b/i, 'about');
  const behind = COUNT_BEHIND.exec(asked);
  const text = (behind ? asked.slice(0, behind.index) : asked).replace(WANT_TO_LEARN, '');
  const found = readCounted(text);
  return found && behind ? { ...found, count: countOf(behind.groups?.['count'] ?? '') } : found;
}

function readCounted(text: string): LessonRequest | null {
  const level = levelOf(text);
  const bare = level ? text.replace(LEVEL, ' ').replace(/\s+/g, ' ').trim() : text;
  const request = parseRequest(bare);
  const { subject, count, wants, partOfSpeech } = request;
  // "three N5 verbs" leaves "three verbs": of the level, whatever they are about.
  const onlyKind = /^(?:.*\b)?(nouns?|verbs?|adjectives?|adverbs?|words?|vocabulary|vocab)$/i
    .exec(bare)?.[1]
    ?.toLowerCase();
  const named = TEACH.exec(bare)?.groups?.['subject'];
  if (level && (bare === '' || (onlyKind && !/\b(?:about|for|on|of|in)\b/i.test(bare)))) {
    const kind = /^(noun|verb|adjective|adverb)s?$/.exec(onlyKind ?? '')?.[1];
    const many =
      count ??
      countOf(/\b(\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten)\b/i.exec(bare)?.[1] ?? '');
    return lessonRequest({
      subject: level,
      level,
      count: many,
      partOfSpeech: (kind ?? null) as LessonRequest['partOfSpeech'],
    });
  }
  if (wants === 'topic' || wants === 'phrase')
    return lessonRequest({
      subject,
      count,
      partOfSpeech,
      level,
      wants: wants === 'phrase' ? 'phrases' : 'words',
    });
  if (named) {
    const inner = parseRequest(named);
    return lessonRequest({
      subject: inner.subject,
      count: inner.count,
      partOfSpeech: inner.partOfSpeech,
      level,
    });
  }
  return count !== null && count > 1 && wants === null
    ? lessonRequest({ subject, count, level, isCounted: true })
    : null;
}

function readJapanese(text: string): LessonRequest | null {
  const groups = (JAPANESE_LESSON.exec(text) ?? JAPANESE_ABOUT.exec(text))?.groups;
  if (!groups?.['subject']) return null;
  const number = groups['count'] ?? '';
  const kanji = KANJI_NUMBERS.indexOf(number) + 1;
  const kinds: Readonly<Record<string, LessonRequest['partOfSpeech']>> = {
    動詞: 'verb',
    形容詞: 'adjective',
    名詞: 'noun',
  };
  const subject = unquote(groups['subject']);
  return lessonRequest({
    subject,
    count: number === '' ? null : kanji > 0 ? kanji : countOf(number),
    wants: /表現|フレーズ/.test(groups['kind'] ?? '') ? 'phrases' : 'words',
    partOfSpeech: kinds[groups['kind'] ?? ''] ?? null,
    level: levelOf(subject),
  });
}
