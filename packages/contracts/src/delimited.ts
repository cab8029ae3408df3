import { guard } from './formula-guard';

/** One line of CSV or TSV with its CRLF. Quoted where RFC 4180 asks for it; formulas are guarded. */
export function delimitedLine(cells: readonly string[], delimiter: ',' | '\t'): string {
  const quoted = cells.map(guard).map((cell) => {
    const needsQuotes = cell.includes(delimiter) || /["\r\n]|^\s|\s$/u.test(cell);
    return needsQuotes ? `"${cell.replaceAll('"', '""')}"` : cell;
  });
  return `${quoted.join(delimiter)}\r\n`;
}
