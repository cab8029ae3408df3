/** Width in units of the font size: full-width characters are square, others about half of that. */
const widthOf = (text: string): number =>
  [...text].reduce(
    (sum, character) => sum + (/[\u1100-\uffef]|[\u{20000}-\u{3ffff}]/u.test(character) ? 1 : 0.56),
    0,
  );

export interface FittedText {
  readonly lines: readonly string[];
  readonly size: number;
}

const cut = (text: string, room: number): [string, string] => {
  const characters = [...text];
  let used = 0;
  let count = 0;
  while (count < characters.length && used + widthOf(characters[count] ?? '') <= room) {
    used += widthOf(characters[count] ?? '');
    count += 1;
  }
  count = Math.max(1, count);
  // Latin text breaks between words where it can.
  const space = characters.lastIndexOf(' ', count);
  const end = count < characters.length && space > count / 2 ? space : count;
  return [characters.slice(0, end).join('').trim(), characters.slice(end).join('').trim()];
};

/** The text in at most `maxLines` lines of the largest size that fits the width; what is left over becomes an ellipsis. */
export const fitText = (
  text: string,
  box: { width: number; largest: number; smallest: number; maxLines: number },
): FittedText => {
  const clean = text.replace(/\s+/g, ' ').trim();
  const { width, largest, smallest, maxLines } = box;
  const size = Math.max(smallest, Math.min(largest, Math.floor(width / Math.max(1, widthOf(clean)))));
  const lines: string[] = [];
  let rest = clean;
  while (rest && lines.length < maxLines) {
    const [line, next] = cut(rest, width / size);
    lines.push(line);
    rest = next;
  }
  const last = lines.length - 1;
  if (rest && last >= 0) lines[last] = `${[...(lines[last] ?? '')].slice(0, -1).join('')}…`;
  return { lines, size };
};
