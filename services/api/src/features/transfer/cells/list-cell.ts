/** Characters that end an item, best first: one kind alone separates a cell, so that "to go, to walk; to run" has two items. */
const SEPARATORS = [';', ',', '、'] as const;

/** A list as the text of one cell: items between semicolons, separators inside an item behind a backslash. */
export const joinList = (items: readonly string[]): string =>
  items.map((item) => item.replace(/[\\;,、]/g, String.raw`\$&`)).join('; ');

/** The parts of a cell between separators that are not behind a backslash, still escaped. */
function partsOf(cell: string, separator: string): string[] {
  const parts = [''];
  for (const [token] of cell.matchAll(/\\?[^]/gu)) {
    if (token === separator) parts.push('');
    else parts[parts.length - 1] += token;
  }
  return parts;
}

/** The items of a cell, as `joinList` wrote them or as people write lists. Empty items are left out. */
export function splitList(cell: string): string[] {
  const parts = SEPARATORS.map((separator) => partsOf(cell, separator)).find((found) => found.length > 1) ?? [
    cell,
  ];
  return parts.map((part) => part.replace(/\\([\\;,、])/gu, '$1').trim()).filter((item) => item !== '');
}
