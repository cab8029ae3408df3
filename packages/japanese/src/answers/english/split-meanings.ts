const opening = '([{';
const closing = ')]}';

const isBalanced = (text: string): boolean => {
  let depth = 0;
  for (const character of text) {
    if (opening.includes(character)) depth += 1;
    if (closing.includes(character)) depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0;
};

/** `1,000` and `24/7` are numbers, not lists. */
function isWithinNumber(text: string, index: number): boolean {
  if (!/\d/.test(text.charAt(index - 1))) return false;
  const after = text.slice(index + 1);
  return text.charAt(index) === ',' ? /^\d{3}(?!\d)/.test(after) : /^\d/.test(after);
}

/**
 * The parts of a list of meanings, split at `;` `,` and `/` outside parentheses; empty parts are left out. Source:
 * ANS-23.
 */
export function splitMeanings(text: string): string[] {
  const normalised = text.normalize('NFKC').replaceAll('、', ',');
  const nested = isBalanced(normalised);
  const parts: string[] = [];
  let depth = 0;
  let part = '';
  for (let index = 0; index < normalised.length; index += 1) {
    const character = normalised.charAt(index);
    if (nested && opening.includes(character)) depth += 1;
    if (nested && closing.includes(character)) depth -= 1;
    if (depth === 0 && ';,/'.includes(character) && !isWithinNumber(normalised, index)) {
      parts.push(part);
      part = '';
    } else part += character;
  }
  return [...parts, part].map((text) => text.trim()).filter((text) => text !== '');
}

/**
 * With more parentheticals than this only "all" and "none" are tried: every choice would be two to the power of their
 * number.
 */
const MANY = 3;

/**
 * A meaning with and without each of its parentheticals; the brackets themselves are gone. The full text comes first.
 */
export function withOptionalParentheses(text: string): string[] {
  const pieces = text.normalize('NFKC').split(/(\([^()]*\)|\[[^[\]]*\]|\{[^{}]*\})/);
  const count = (pieces.length - 1) / 2;
  if (count === 0) return [text];
  const none = 2 ** count - 1;
  const choices = count > MANY ? [0, none] : Array.from({ length: none + 1 }, (_, choice) => choice);
  return choices.map((dropped) => {
    const isDropped = (index: number) => dropped === none || ((dropped >> index) & 1) === 1;
    const inside = (piece: string, index: number) => (isDropped(index) ? '' : piece.slice(1, -1));
    return pieces.map((piece, index) => (index % 2 === 0 ? piece : inside(piece, (index - 1) / 2))).join('');
  });
}
