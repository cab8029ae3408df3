/** A note may list several words: on lines of their own, or between commas, semicolons, slashes or bullets. */
const MAX_ITEMS = 30;

const BULLET = /^\s*(?:[-*•·‣▪–]|\d{1,2}[.)]|\(\d{1,2}\))\s+/;

/** The items of a note of single words; what stands in parentheses is not cut. */
export function splitWords(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.replace(BULLET, ''))
    .flatMap((line) => line.split(/[,;、，；・](?![^(（]*[)）])|\s\/\s/))
    .map((item) => item.trim())
    .filter((item) => item !== '')
    .slice(0, MAX_ITEMS);
}

/** The phrases of a note: one on each line. */
export function splitPhrases(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.replace(BULLET, '').trim())
    .filter((item) => item !== '')
    .slice(0, MAX_ITEMS);
}

/** "fruits: apple, banana" is a group with its words. */
export function splitGroup(text: string): { name: string; items: string[] } {
  const [, head = '', rest = ''] = /^([^:：\n]{1,60})[:：\n]([\s\S]+)$/.exec(text) ?? [];
  const items = splitWords(rest);
  return head.trim() && items.length > 0
    ? { name: head.trim(), items }
    : { name: text.replace(/\s+/g, ' ').trim(), items: [] };
}
