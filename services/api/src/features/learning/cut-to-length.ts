/** A text of at most so many characters (code points), in NFC, as fields count them: its first words, or a piece of the first one. */
export function cutToLength(text: string, max: number): string {
  const characters = [...text.normalize('NFC')];
  if (characters.length <= max) return characters.join('');
  // A space right behind the cut ends a word that fits.
  const end = characters.lastIndexOf(' ', max);
  return characters.slice(0, end > 0 ? end : max).join('');
}
