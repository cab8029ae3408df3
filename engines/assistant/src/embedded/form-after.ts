import type { FormName } from '@kotoba/language';
import type { PlainIntent } from './intents/intent';
import { formNamed } from './intents/pattern';

/** What has forms of its own. */
const MADE: readonly (FormName | null)[] = ['potential', 'passive', 'causative', 'want'];
/** What one form may be together with another one: the polite negative of the past. */
const JOINED = /^(?:polite|past|negative|affirmative)/;

/**
 * “negative?”, after the potential, is the negative of it; after the past, the past negative. Asked of another word it is
 * asked by itself.
 */
export function formAfter(form: FormName, last: PlainIntent | null, text: string): PlainIntent {
  if (last?.kind !== 'form' || last.form === null || MADE.includes(form)) return { kind: 'form', text, form };
  if (last.via)
    return { ...last, form: JOINED.test(form) || form === 'plain' ? together(last.form, form) : form };
  if (MADE.includes(last.form)) return { kind: 'form', text: last.text, form, via: last.form };
  // More polite than 食べます is another verb, 召し上がる; no sentence is.
  if (last.form === 'polite' && form === 'polite' && !/.[をにがはでへ]./u.test(last.text))
    return { kind: 'keigo', verbs: [last.text], which: null };
  if (last.form === 'volitional' && form === 'polite') return last;
  const both =
    JOINED.test(form) && JOINED.test(last.form) && last.text === text ? together(last.form, form) : form;
  return both === form ? { kind: 'form', text, form } : { kind: 'form', text, form: both, alone: form };
}

const UNSAID: Readonly<Partial<Record<FormName, string>>> = { plain: 'polite', affirmative: 'negative' };

/** The past of a negative is the past negative; what is plain is polite no longer, what is affirmative not negative. */
function together(one: FormName, other: FormName): FormName {
  const names = `${one} ${other}`.toLowerCase();
  const parts = ['polite', 'past', 'negative'].filter(
    (part) => names.includes(part) && part !== UNSAID[other],
  );
  return formNamed(parts.join(' ')) ?? other;
}
