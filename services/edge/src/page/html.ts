/** Text as HTML, also inside a double-quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(
    /[&<>"']/g,
    (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[character] ?? '',
  );
}

/** `<name key="value">`; a value of true is an attribute without a value, false and undefined leave it out. */
export function tag(
  name: string,
  attributes: Readonly<Record<string, string | boolean | undefined>>,
): string {
  const written = Object.entries(attributes).map(([key, value]) => {
    if (value === undefined || value === false) return '';
    return value === true ? ` ${key}` : ` ${key}="${escapeHtml(value)}"`;
  });
  return `<${name}${written.join('')}>`;
}

/** JSON that no HTML parser can find an end tag or a comment in. */
export function inlineJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
