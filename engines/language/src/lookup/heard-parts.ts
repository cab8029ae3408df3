/** Between two words. */
const PARTICLES = ['の', 'を', 'に', 'が', 'で', 'と', 'は', 'も', 'や', 'へ', 'な', ''];
const MAX_LENGTH = 24;

/**
 * The words that a text in kana holds, when the whole of it is two words that are known, with at most a particle between
 * them (あめのひ, こうさてんのしんごう): an analyser that cuts kana by chance is not believed. A word of one kana stands beside a
 * particle alone. Empty when there is no such way.
 */
export function heardParts(text: string, isKnown: (kana: string) => boolean): string[] {
  if (!/^[ぁ-ゖァ-ヺー]+$/.test(text) || text.length > MAX_LENGTH) return [];
  for (const particle of PARTICLES)
    for (let end = text.length - 1; end > 0; end -= 1) {
      const [one, other] = [text.slice(0, end), text.slice(end + particle.length)];
      const least = particle === '' ? 2 : 1;
      if (one.length < least || other.length < least || !text.startsWith(particle, end)) continue;
      if (isKnown(one) && isKnown(other)) return [one, other];
    }
  return [];
}
