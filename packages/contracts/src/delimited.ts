/**
 * What a spreadsheet would run instead of show. Source: OWASP, "CSV Injection", which counts the full-width forms,
 * too. Apostrophes in front belong to it, so that a guarded cell can be told from a text that begins with one.
 */
const DANGEROUS = /^'*[=+\-@\t\r＝＋－＠]/u;
const GUARDED = /^'+[=+\-@\t\r＝＋－＠]/u;

/** An apostrophe in front makes a spreadsheet show a formula as text. `unguard` takes it away again. */
export const guard = (cell: string): string => (DANGEROUS.test(cell) ? `'${cell}` : cell);

/** Undoes `guard`, for every text. */
export const unguard = (cell: string): string => (GUARDED.test(cell) ? cell.slice(1) : cell);

/** One line of CSV or TSV with its CRLF. Quoted where RFC 4180 asks for it; formulas are guarded. */
export function delimitedLine(cells: readonly string[], delimiter: ',' | '\t'): string {
  const quoted = cells.map(guard).map((cell) => {
    const needsQuotes = cell.includes(delimiter) || /["\r\n]|^\s|\s$/u.test(cell);
    return needsQuotes ? `"${cell.replaceAll('"', '""')}"` : cell;
  });
  return `${quoted.join(delimiter)}\r\n`;
}
