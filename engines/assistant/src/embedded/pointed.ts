import { hasJapanese } from '@kotoba/japanese';
import type { Intent } from './intents/intent';
import { constructNamed } from './intents/constructs';
import type { Context, Resolved } from './resolved';

const KINDS = [
  ...(['kanjiOfIt', 'verbWithIt', 'countOfIt', 'mannersOfIt', 'sayWithIt', 'card'] as const),
  ...(['questionOfIt', 'oppositeOfIt'] as const),
];
type Pointing = Extract<Intent, { kind: (typeof KINDS)[number] }>;

/** Whether a message only points at what was talked about. */
export const isPointing = (intent: Intent): intent is Pointing => KINDS.some((kind) => kind === intent.kind);

/** What is asked of the word, the sentence or the card that a message points at. */
export function pointedAt(intent: Pointing, { last, word, inflected, cards, english }: Context): Resolved {
  switch (intent.kind) {
    case 'kanjiOfIt': {
      const about = last && 'text' in last && hasJapanese(last.text) ? last.text : word;
      const text = about?.match(/\p{Script=Han}/gu)?.at(intent.place);
      return text ? { kind: 'kanji', text } : { kind: 'unnamed' };
    }
    case 'verbWithIt':
      return word ? { kind: 'verbWith', text: word } : { kind: 'unnamed' };
    case 'countOfIt': {
      const noun = last?.kind === 'count' ? last.noun : english;
      return noun ? { ...intent, kind: 'count', noun } : { kind: 'unnamed' };
    }
    case 'mannersOfIt': {
      const text = inflected ?? word;
      return text ? { kind: 'manners', text } : { kind: 'unnamed' };
    }
    case 'sayWithIt': {
      const point = last && 'text' in last && constructNamed(last.text) ? last.text : word;
      return point ? { kind: 'sayWith', text: intent.text, word: point } : { kind: 'say', text: intent.text };
    }
    case 'card': {
      const text = cards.at(intent.place);
      if (text === undefined) return { kind: 'unclear' };
      return intent.isSame && (last?.kind === 'example' || last?.kind === 'form' || last?.kind === 'read')
        ? { ...last, text }
        : { kind: 'mean', text };
    }
    case 'questionOfIt':
      return inflected ? { kind: 'question', text: inflected } : { kind: 'unclear' };
    case 'oppositeOfIt':
      if (word === null) return { kind: 'unclear' };
      return { kind: 'opposite', text: word, ...(last?.kind === 'say' && { meaning: last.text }) };
  }
}
