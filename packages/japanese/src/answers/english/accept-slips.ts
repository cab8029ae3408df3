import { normaliseEnglish } from './normalise-english';
import {
  type EnglishContext,
  type EnglishForm,
  type Meaning,
  isMisplacedTo,
  matchForms,
  hasEndings,
  isVerb,
} from './english-forms';
import { differsByEnding } from './inflection';
import { areRealWords } from './fold-spelling';
import { isNegative, typoDistance } from './typo';

type Forms = readonly EnglishForm[];

/** Finds the meaning that a text stands for, as it is stored; null when it stands for none. */
type Acceptance = (context: EnglishContext, forms: Forms) => string | null;

const find = (
  { tolerated }: EnglishContext,
  forms: Forms,
  fits: (typed: EnglishForm, meaning: EnglishForm) => boolean,
): string | null =>
  tolerated.find((meaning) => meaning.forms.some((form) => forms.some((typed) => fits(typed, form))))
    ?.shown ?? null;

const exact: Acceptance = (context, forms) => {
  const own = (meaning: Meaning) => matchForms(forms, [meaning], context.entry) === 'exact';
  return context.tolerated.find(own)?.shown ?? null;
};

/** Plural or third-person ending differs. Source: ANS-28. */
const inflected: Acceptance = (context, forms) =>
  hasEndings(context.entry.pos)
    ? find(
        context,
        forms,
        (typed, meaning) =>
          !isMisplacedTo(typed, meaning, context.entry) &&
          differsByEnding(typed.core, meaning.core, {
            isVerb: isVerb(context.entry.pos) || [typed, meaning].some(({ prefix }) => prefix === 'to'),
          }),
      )
    : null;

const withoutSpaces = (text: string): string => text.replaceAll(' ', '');

/**
 * Equal when all spaces are removed; but "not able" and "notable" are opposites, and no slip of each other. Source:
 * ANS-29.
 */
const misspaced: Acceptance = (context, forms) =>
  find(context, forms, (typed, meaning) => {
    const equal = [meaning.text, meaning.core].some(
      (text) => withoutSpaces(text) === withoutSpaces(typed.text),
    );
    if (!equal || isNegative(typed.text) === isNegative(meaning.text)) return equal;
    return !areRealWords(typed.text.split(' '), context.isEnglishWord);
  });

/** The nearest meaning within its limit; null when a blocked answer is at least as near. */
const mistyped: Acceptance = ({ tolerated, blocked, strictness, entry }, forms) => {
  const nearest = (among: readonly Meaning[]) => {
    let best: { readonly distance: number; readonly shown: string } | null = null;
    for (const { forms: wanted, shown } of among)
      for (const meaning of wanted)
        for (const typed of forms) {
          const text = isMisplacedTo(typed, meaning, entry) ? typed.text : typed.core;
          const distance = typoDistance(text, meaning.core, strictness);
          if (distance !== null && distance < (best?.distance ?? Infinity)) best = { distance, shown };
        }
    return best;
  };
  const found = nearest(tolerated);
  if (!found) return null;
  const refused = nearest(blocked);
  return refused && refused.distance <= found.distance ? null : found.shown;
};

/** One of several parts: a slip in it is forgiven only when it is no English word by itself. */
const mistypedPart: Acceptance = (context, forms) => {
  const words = normaliseEnglish(forms[0]?.text ?? '').split(' ');
  return areRealWords(words, context.isEnglishWord) ? null : mistyped(context, forms);
};

const anyOf =
  (...acceptances: readonly Acceptance[]): Acceptance =>
  (context, forms) => {
    for (const accept of acceptances) {
      const shown = accept(context, forms);
      if (shown !== null) return shown;
    }
    return null;
  };

/** The whole answer by one rule, or each of its parts by that rule or one before it. */
const wholeOrParts =
  (whole: Acceptance, part: Acceptance) =>
  (context: EnglishContext): string | null => {
    const { forms, parts } = context.answer;
    const found = whole(context, forms);
    if (found !== null || parts.length === 0) return found;
    const each = parts.map((forms) => part(context, forms));
    return each.includes(null) ? null : each.join(', ');
  };

export const acceptInflected = wholeOrParts(inflected, anyOf(exact, inflected));
export const acceptMisspaced = wholeOrParts(misspaced, anyOf(exact, inflected, misspaced));
export const acceptMistyped = wholeOrParts(mistyped, anyOf(exact, inflected, misspaced, mistypedPart));
