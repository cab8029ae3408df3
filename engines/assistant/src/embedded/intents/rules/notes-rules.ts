import { daysNamed } from '../days';
import { KIND } from './own-rules';
import type { Rule } from './rule';

/** “what was the note about sato”, “which lesson had …”, “did I write anything about trains”. */
const NOTE_OF =
  /^(?:(?:and|so|ok|please|can|could|would|you|i|we|to|want) )*(?:(?:what|what's|whats|which|where|find|search|show|read|open|do|did|is|are|was|were|have|tell|give|in)\b(?: [a-z']+)*? )?(?:(?:my|the|a|any|that|all) )*(?:notes?|lessons?|noted|wrote|write|written)\b(?: [a-z']+)*? (?:about|on|with|had|has|have|mention(?:s|ed)?|contain(?:s|ed|ing)?|for|say|said) (?:the |a |my )?(.+)$/;
/** It is asked about: “i wrote a letter about food” is told. */
const ASKED =
  /^(?:(?:and|so|ok|please|can|could|you) )*(?:what|what's|whats|which|where|find|search|show|read|open|do|did|is|was|tell|give|in|my|any|the|notes?)\b/;
/** “how to write with a brush” is no note of one's own. */
const OWN =
  /\b(?:notes?|noted|lessons?)\b|\bi (?:ever |already |have )*(?:wrote|write|written)\b|\bdid i .*write\b/;
const TOPIC_OF_OWN =
  /^(?:(?:and|so|ok|please|can|could|you|show|give|tell|me|list) )*(?:(?:which|what|how many|any) (?:of )?)?(?:my (?:own |saved )?(?:words|vocab|vocabulary|cards)|(?:the )?words (?:that )?(?:i|i've|i have) (?:saved|added|noted|have))(?: (?:that|which))?(?: (?:are|is|have|has|to do|anything to do|something to do))* (?:about|with|for|on|of|from|belong to|related to) (?:the |a )?(?:topic (?:of )?)?([a-z][a-z ]*)$/;
const TOLD_TO_NOTE =
  /^(?:(?:please|can|could|would|you|i|want|to|need|ok|and|now) )*(?:(?:make|take|write|create|jot|leave|put)(?: [a-z]+){0,2} (?:a |this |the )?note\b|note (?:down |that |this )|add (?:a|this as a) note\b|notes? J\b|notes? for (?:today|tomorrow|class|me)\b)/;

/** Notes by what they say, saved words of a topic, and what is told to be noted. */
export const NOTES_RULES: readonly Rule[] = [
  {
    japanese: [0, 1],
    needs: [/^(?:notes?|jot)$/],
    may: '',
    rest: true,
    intent: ({ text }) => (TOLD_TO_NOTE.test(text) ? { kind: 'cannot', about: 'noting', word: null } : null),
  },
  {
    japanese: [0, 1],
    needs: [/^(?:notes?|noted|lessons?|wrote|write|written)$/],
    may: '',
    rest: true,
    intent: ({ text, runs: [run], shape: { quoted } }) => {
      const said = NOTE_OF.exec(text)?.[1]?.replace(/ in it$| somewhere$| say$/, '');
      const subject = said === 'J' ? run : said === 'Q' ? quoted[0] : said;
      const isMeant = subject && !/\bJ\b|\bQ\b/.test(subject) && daysNamed(subject) === null;
      const isOwn = ASKED.test(text) && OWN.test(text) && !/\byou have\b|\bsay\b|\bteach\b/.test(text);
      return isMeant && isOwn && subject.split(' ').length < 6 && !/\b(?:letters?|emails?|kanji)\b/.test(text)
        ? { kind: 'notesAbout', text: subject }
        : null;
    },
  },
  {
    japanese: [0, 0],
    needs: [/^(?:words|vocab|vocabulary|cards)$/, /^(?:my|i|i've)$/],
    may: '',
    rest: true,
    intent: ({ text }) => {
      const subject = TOPIC_OF_OWN.exec(text)?.[1] ?? '';
      return subject !== '' &&
        !KIND.test(subject) &&
        daysNamed(subject) === null &&
        subject.split(' ').length < 4
        ? { kind: 'ownAbout', subject }
        : null;
    },
  },
];
