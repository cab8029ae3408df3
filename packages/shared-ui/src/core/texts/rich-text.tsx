import { Fragment, type ReactNode } from 'react';

export interface RichTextProps {
  /** A text of a catalogue with tags: `I agree to the <terms>Terms</terms>`. Tags do not nest. */
  text: string;
  /** What each tag becomes. An unknown tag shows its inside as plain text. */
  parts: Readonly<Record<string, (inside: string) => ReactNode>>;
}

/** A sentence with links or emphasis that stays one text in the catalogue: a translator can move them. */
export function RichText({ text, parts }: RichTextProps) {
  const pieces = [...text.matchAll(/<(\w+)>(.*?)<\/\1>|[^<]+|</g)];
  return pieces.map((piece) => {
    const [whole, tag, inside] = piece;
    const render = tag === undefined ? undefined : parts[tag];
    return <Fragment key={piece.index}>{render ? render(inside ?? '') : (inside ?? whole)}</Fragment>;
  });
}
