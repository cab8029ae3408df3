import type { AuthoredPhrase } from '../authored/authored-word';
import type { AuthoredLibrary } from '../authored/library';
import type { EnglishLookup } from '../lookup/find-english';
import type { Reader } from '../reading/reader';
import { topicWords } from '../topics';
import { createPhraseComposer, OWN_PHRASE } from './compose-phrase';
import { createPhraseBook } from './phrase-book';
import { hasJapanese, hasLatin } from '@kotoba/japanese';

/** Other names of the phrase book's groups, by heading. */
export const GROUP_NAMES: Readonly<Record<string, readonly string[]>> = {
  Greetings: ['greeting', 'greet', 'greet someone', 'hello', 'goodbye', 'saying hello', 'saying goodbye'],
  'Thanks and apologies': [
    'thanks',
    'thank you',
    'apologies',
    'sorry',
    'politeness',
    'being polite',
    'apologize',
    'apologise',
    'thank someone',
  ],
  'Meeting people': [
    'introductions',
    'introducing yourself',
    'introduce myself',
    'introduce',
    'small talk',
    'making friends',
    'people',
  ],
  Understanding: ['learning', 'not understanding', 'questions'],
  'In class': ['classroom', 'class', 'school', 'lesson', 'asking the teacher', 'teacher'],
  'Requests and permission': [
    'requests',
    'permission',
    'asking for permission',
    'asking a favor',
    'asking for something',
    'ask for help',
    'ask for something',
  ],
  'Inviting and answering': [
    'invitations',
    'inviting',
    'invite someone',
    'invite a friend',
    'refuse',
    'decline',
    'refuse an invitation',
    'accepting',
    'refusing',
    'plans',
    'making plans',
    'a date',
    'dates',
  ],
  Opinions: ['opinion', 'agree', 'disagree', 'agreeing', 'disagreeing', 'agreement', 'discussion'],
  Feelings: ['feeling', 'emotions', 'saying how i feel', 'love'],
  Compliments: ['compliment', 'praise', 'praising', 'compliment someone', 'saying something nice'],
  'Congratulations and condolences': [
    'congratulations',
    'condolences',
    'congratulate',
    'congratulate someone',
    'celebrations',
    'wishes',
    'birthday',
    'wedding',
    'new year',
  ],
  'Visiting a home': ['visiting', 'visiting friends', 'guests', 'at home', 'home', 'a visit'],
  Shopping: ['shop', 'store', 'buying things', 'at the shop', 'prices'],
  'In the restaurant': [
    'restaurant',
    'eating out',
    'food',
    'ordering food',
    'order',
    'order food',
    'order coffee',
    'order a coffee',
    'order a drink',
    'cafe',
    'dinner',
  ],
  'Finding the way': [
    'directions',
    'ask for directions',
    'the way',
    'city',
    'streets',
    'getting around',
    'asking the way',
  ],
  'On the train': [
    'train',
    'travel by train',
    'station',
    'at the station',
    'travel',
    'travelling',
    'traveling',
  ],
  'Taxi and bus': ['taxi', 'bus', 'taxis', 'buses', 'in the taxi', 'on the bus', 'airport'],
  'At the hotel': [
    'hotel',
    'check in',
    'make a reservation',
    'staying at a hotel',
    'accommodation',
    'staying',
  ],
  Time: [
    'times',
    'date and time',
    'the clock',
    'appointments',
    'ask for the time',
    'ask about the time',
    'telling the time',
  ],
  Weather: ['the weather', 'weather talk', 'seasons'],
  'On the phone': [
    'phone',
    'telephone',
    'phone calls',
    'answer the phone',
    'talk on the phone',
    'calling',
    'making a phone call',
  ],
  'At the doctor': ['doctor', 'hospital', 'health', 'illness', 'pharmacy', 'being ill', 'being sick'],
  Help: ['emergency', 'emergencies', 'problems', 'trouble', 'police'],
  'At work': ['work', 'office', 'job', 'business', 'colleagues', 'e-mails', 'emails'],
  'Among friends': ['friends', 'texting', 'text messages', 'messages', 'casual', 'chat', 'chatting'],
  Everyday: ['everyday life', 'daily life', 'conversation', 'basic', 'beginner', 'survival'],
};

/** The phrases of the group that a learner's words name; empty when none is named. */
export function phrasesAbout(text: string, phrases: readonly AuthoredPhrase[]): readonly AuthoredPhrase[] {
  const asked = topicWords(text);
  const fits = (name: string): boolean => {
    const words = topicWords(name);
    return words.length === asked.length && words.every((word) => asked.includes(word));
  };
  const group = Object.entries(GROUP_NAMES).find(([title, names]) => [title, ...names].some(fits))?.[0];
  return phrases.filter((phrase) => phrase.group === group);
}

export interface PhraseLookup {
  /**
   * The phrase of the book, or one composed from its words; for Japanese with its meaning beside it, just that. Null
   * when there is none.
   */
  find(text: string): Promise<AuthoredPhrase | null>;
  /** Only the phrase of the book that is so written in romaji. */
  inRomaji(text: string): AuthoredPhrase | null;
  /** What is missing for an English sentence that was not composed: a word or a rule. Null for what is no sentence. */
  missing(text: string): Promise<string | null>;
  /** A sentence with a brother or a sister of whom it is not said which, composed of each; else empty. */
  either(text: string): Promise<readonly { readonly phrase: AuthoredPhrase; readonly label: string }[]>;
  /** The phrases of the book for a situation ("shopping"); empty when it has none. */
  about(text: string): readonly AuthoredPhrase[];
}

/** "猫がいます = There is a cat": a learner's own phrase with its meaning. */
const WITH_MEANING = /^(.+?)\s*(?:=|→|—|–|\s-\s|[:：])\s*(.+)$/;
const SIBLING = /(?<!\b(?:older|younger|elder|big|little|twin|step)[\s-])\b(brother|sister)\b/i;
/** Fewer words are looked up, not composed. */
const SENTENCE_WORDS = 3;

export function createPhraseLookup(
  library: AuthoredLibrary,
  reader: Reader,
  english: Pick<EnglishLookup, 'meant'>,
): PhraseLookup {
  const book = createPhraseBook(library.phrases);
  const compose = createPhraseComposer(library, english);

  const ownPhrase = async (text: string): Promise<AuthoredPhrase | null> => {
    const [, left = '', right = ''] = WITH_MEANING.exec(text) ?? [];
    const [japanese, meaning] = hasJapanese(left) ? [left, right] : [right, left];
    if (!hasJapanese(japanese) || hasJapanese(meaning) || !hasLatin(meaning)) return null;
    const listed = book.find(japanese);
    if (listed) return listed;
    const written = japanese.replace(/[。.！!\s]+$/u, '');
    const { spaced } = await reader.read(written);
    return {
      ...{
        written,
        kana: spaced,
        meanings: [meaning],
        aliases: [],
        usage: null,
        level: 'N4',
        group: OWN_PHRASE,
      },
      example: { ja: `${written}。`, kana: `${spaced}。`, en: meaning },
    };
  };
  /** A sentence of English that names somebody in katakana is English. */
  const isEnglish = (text: string): boolean =>
    !hasJapanese(text) || (/^[A-Za-z']+ [A-Za-z]/.test(text) && !WITH_MEANING.test(text));

  return {
    about: (text) => phrasesAbout(text, library.phrases),
    find: async (text) => {
      const listed = book.find(text);
      if (listed) return listed;
      if (!isEnglish(text)) return ownPhrase(text);
      const composed = await compose(text);
      return composed.ok ? composed.phrase : null;
    },
    either: async (text) => {
      const sibling = isEnglish(text) ? SIBLING.exec(text)?.[1] : undefined;
      if (sibling === undefined) return [];
      const ways = await Promise.all(
        ['older', 'younger'].map(async (age) => {
          const label = `${age} ${sibling.toLowerCase()}`;
          return { label, made: await compose(text.replace(SIBLING, label)) };
        }),
      );
      return ways.flatMap(({ label, made }) => (made.ok ? { label, phrase: made.phrase } : []));
    },
    inRomaji: book.inRomaji,
    missing: async (text) => {
      if (!isEnglish(text) || text.trim().split(/\s+/).length < SENTENCE_WORDS) return null;
      const composed = await compose(text);
      return composed.ok ? null : composed.message;
    },
  };
}
