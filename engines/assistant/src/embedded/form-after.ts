import type { FormName } from '@kotoba/language';
import type { PlainIntent } from './intents/intent';
import { formNamed } from './intents/pattern';

/** What has forms of its own. */
const MADE: readonly (FormName | null)[] = ['potential', 'passive', 'causative', 'want'];

/** “negative?”, after the potential, is the negative of it. */
export function formAfter(form: FormName, last: PlainIntent | null, text: string): PlainIntent {
  if (last?.kind !== 'form' || last.form === null || MADE.includes(form)) return { kind: 'form', text, form };
  if (last.via) return { ...last, form: /^(?:p|n)/.test(form) ? together(last.form, form) : form };
  if (MADE.includes(last.form)) return { kind: 'form', text: last.text, form, via: last.form };
  return last.form === 'volitional' && form === 'polite' ? last : { kind: 'form', text, form };
}

/** The past of a negative is the past negative; what is plain is polite no longer. */
function together(one: FormName, other: FormName): FormName {
  const names = `${one} ${other}`.toLowerCase();
  const parts = ['polite', 'past', 'negative'].filter(
    (part) => names.includes(part) && !(part === 'polite' && other === 'plain'),
  );
  return formNamed(parts.join(' ')) ?? other;
}
