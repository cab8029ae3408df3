/** Whether a browser takes an encoding, by its `Accept-Encoding` header (RFC 9110, 12.5.3; a quality of 0 refuses). */
export function accepts(header: string | undefined, encoding: string): boolean {
  return (header ?? '').split(',').some((part) => {
    const [name, quality] = part.trim().split(/\s*;\s*q=/);
    return name === encoding && Number(quality ?? 1) > 0;
  });
}
