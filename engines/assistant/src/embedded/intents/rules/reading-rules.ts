import { hasKanji, isKana, toRomaji } from '@kotoba/japanese';
import { isEnglishWord } from '@kotoba/japanese/english-words';
import { kanaReadings } from '@kotoba/language';
import { isFormLike } from './form-rules';
import { say, type Rule } from './rule';

/** What is read in two ways, by what stands behind it. */
const READ_TWICE: readonly (readonly string[])[] = [
  ['何', 'nan', 'nani'],
  ['七', 'nana', 'shichi'],
  ['四', 'yon', 'shi'],
  ['九', 'kyuu', 'ku'],
];

/** How some Japanese is read, and whether it is read as somebody thinks. */
export const READING_RULES: readonly Rule[] = [
  {
    japanese: [1, 3],
    needs: [/^(?:readings|on'?yomi|kun'?yomi|kun|strokes?)$/],
    may: 'all kanji character possible different on kun kunyomi onyomi count order many number common reading main both',
    firm: true,
    intent: ({ runs }) => (runs.every(hasKanji) ? { kind: 'kanji', text: runs.join('') } : null),
  },
  {
    japanese: [2, 2],
    needs: [/^(?:why|isn't|not|come)$/],
    may: 'come read reading earth pronounced',
    firm: true,
    intent: ({ runs: [word = '', reading = ''], text }) =>
      // “why is 案内 a noun and する” asks of no reading.
      /^[\p{Script=Han}々]+$/u.test(word) && !hasKanji(reading) && !/\band J$/.test(text)
        ? { kind: 'readSo', text: word, claim: toRomaji(reading) }
        : null,
  },
  {
    // “20日 is にじゅうにち, yes?”, “is 大人 おとな or だいにん”
    japanese: [2, 4],
    needs: [/^(?:is|isn't|read|pronounced)$/],
    may: 'read reading pronounced right correct yes kanji word date number',
    intent: ({ runs }) => {
      const [word, ...more] = runs.filter((run) => !isKana(run));
      const claims = runs.filter((run) => isKana(run));
      if (!word || more.length > 0 || !/^[\p{Script=Han}々0-9]+$/u.test(word)) return null;
      return claims.length === 1
        ? { kind: 'readSo', text: word, claim: toRomaji(claims[0] ?? '') }
        : { kind: 'read', text: word };
    },
  },
  {
    japanese: [1, 1],
    needs: [/^(?:is|isn't|or)$/],
    may: '',
    rest: true,
    firm: true,
    intent: ({ rest, runs: [text = ''] }) => {
      if (
        rest.length === 0 ||
        !hasKanji(text) ||
        !rest.every((word) => !isEnglishWord(word) && kanaReadings(word).length > 0) ||
        rest.every(isFormLike)
      )
        return null;
      const [one, other, ...more] = rest.flatMap((word) => kanaReadings(word)[0] ?? []);
      return {
        kind: 'read',
        text,
        ...(one && other && more.length === 0 && { claims: [one, other] as const }),
      };
    },
  },
  {
    // “when do i use 何 nan and when nani”
    japanese: [0, 1],
    needs: [/^(?:when|difference|vs|versus|or)$/, /^(?:nan|nana|yon|kyuu|shi|shichi|ku|nani)$/],
    may: 'use used and between differ different read reading',
    rest: true,
    firm: true,
    intent: ({ rest, shape: { words } }) => {
      const [text = '', ...claims] =
        READ_TWICE.find(([, ...both]) => both.every((each) => words.includes(each))) ?? [];
      const [one, other] = claims.flatMap((each) => kanaReadings(each)[0] ?? []);
      return one && other && rest.every((word) => claims.includes(word))
        ? { kind: 'read', text, claims: [one, other] }
        : null;
    },
  },
  {
    japanese: [1, 1],
    needs: [/^(?:read|pronounced?|reading|said)$/, /^(?:is|isn't|or|are)$/],
    may: 'kanji word correct right correctly',
    rest: true,
    intent: (understood) => {
      const [claim, ...more] = understood.rest;
      if (more.length > 0 && understood.rest.every((each) => kanaReadings(each).length > 0)) {
        const [one, other, ...further] = understood.rest.flatMap((each) => kanaReadings(each)[0] ?? []);
        const claims = one && other && further.length === 0 ? { claims: [one, other] as const } : {};
        return { kind: 'read', text: say(understood), ...claims };
      }
      return claim && more.length === 0 && kanaReadings(claim).length > 0
        ? { kind: 'readSo', text: say(understood), claim }
        : null;
    },
  },
];
