/**
 * Reads a sorted word list in which each word is the number of letters that it shares with the one before (one digit, base 36) followed
 * by its other letters. Throws when the text is no such list.
 */
export function decodeFrontCoded(coded: string): string[] {
  let before = '';
  return coded.split(' ').map((entry) => {
    const shared = Number.parseInt(entry.charAt(0), 36);
    if (Number.isNaN(shared) || shared > before.length) throw new Error(`Damaged word list at "${entry}"`);
    before = before.slice(0, shared) + entry.slice(1);
    return before;
  });
}
