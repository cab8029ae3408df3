/** A piece of a mail's text: plain words, or an address. `to` is set where the address leads into this suite. */
interface MailPiece {
  readonly text: string;
  readonly href?: string;
  readonly to?: string;
}

const ADDRESS = /https?:\/\/[^\s<>"']+/g;

/** A full stop or bracket after an address belongs to the sentence. */
const withoutPunctuation = (address: string): string => address.replace(/[.,;:!?)\]]+$/, '');

function pieceOf(text: string, origin: string): MailPiece {
  if (!URL.canParse(text)) return { text };
  const url = new URL(text);
  return url.origin === origin
    ? { text, href: text, to: url.pathname + url.search + url.hash }
    : { text, href: text };
}

/** Cuts the text of a mail at its addresses. Joined again, the pieces are the text. */
export function mailPieces(text: string, origin: string): MailPiece[] {
  const pieces: MailPiece[] = [];
  let end = 0;
  for (const match of text.matchAll(ADDRESS)) {
    const address = withoutPunctuation(match[0]);
    if (match.index > end) pieces.push({ text: text.slice(end, match.index) });
    pieces.push(pieceOf(address, origin));
    end = match.index + address.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}
