/** On a line of its own rather than cut at a hyphen; a very long one breaks anywhere. */
const look = {
  display: 'inline-block',
  maxWidth: '100%',
  overflowWrap: 'anywhere',
  fontWeight: 600,
} as const;

/** A learner's address in running text. */
export function EmailAddress({ children }: { readonly children: string }) {
  return <span style={look}>{children}</span>;
}
