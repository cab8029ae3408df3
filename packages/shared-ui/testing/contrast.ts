const channels = [1, 3, 5] as const;

/** Relative luminance of `#RRGGBB`. Source: WCAG 2.2, "relative luminance". */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels.map((at) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio, 1 … 21. Source: WCAG 2.2, "contrast ratio". */
export function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

/** `share` of the one colour over the other, as `#RRGGBB`. */
export function blend(over: string, under: string, share: number): string {
  const mixed = channels.map((at) => {
    const value =
      parseInt(over.slice(at, at + 2), 16) * share + parseInt(under.slice(at, at + 2), 16) * (1 - share);
    return Math.round(value).toString(16).padStart(2, '0');
  });
  return `#${mixed.join('')}`.toUpperCase();
}
