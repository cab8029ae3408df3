/** What a mail says; how it looks is the layout's business. Everything in it is plain text. */
export interface Letter {
  readonly subject: string;
  /** The line that a list of mails shows behind the subject. */
  readonly preview: string;
  readonly heading: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  /** The one thing to do. */
  readonly action?: { readonly label: string; readonly url: string };
  readonly notes: readonly string[];
}

/** The plain-text twin: the same words in the same order. */
export function letterText({ heading, greeting, paragraphs, action, notes }: Letter): string {
  const parts = [heading, greeting, ...paragraphs, ...(action ? [`${action.label}:\n${action.url}`] : [])];
  return `${[...parts, ...notes, SIGNATURE].join('\n\n')}\n`;
}

const SIGNATURE = '-- \nKotoba';
