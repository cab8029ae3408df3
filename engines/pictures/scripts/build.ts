/**
 * Makes engines/pictures/data/icons.tsv.br from two npm packages, the same bytes each time:
 *
 *   npx tsx engines/pictures/scripts/build.ts
 *
 * One line an icon: name, group, English label, English tags, Japanese label, Japanese tags, SVG body (see README.md).
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

interface Emoji {
  hexcode: string;
  label: string;
  tags?: string[];
  group?: number;
  order: number;
}

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const { icons } = read(require.resolve('@iconify-json/fluent-emoji-flat/icons.json')) as {
  icons: Record<string, { body: string }>;
};
const nameByCode = read(require.resolve('@iconify-json/fluent-emoji-flat/chars.json')) as Record<
  string,
  string
>;
const english = read(require.resolve('emojibase-data/en/data.json')) as Emoji[];
const japanese = new Map(
  (read(require.resolve('emojibase-data/ja/data.json')) as Emoji[]).map((emoji) => [emoji.hexcode, emoji]),
);

/** Skin tones and hair alone, and the letters that flags are made of: nothing that a word means. */
const COMPONENTS = 2;

/** A picture is shown as it is: nothing that runs, nothing that is fetched. */
const UNSAFE =
  /<(script|image|foreignObject|style|a|animate|set)\b|\son[a-z]+=|(href|src)="(?!#)|url\((?!#)/i;

const nameOf = ({ hexcode }: Emoji): string => {
  const code = hexcode.toLowerCase();
  return nameByCode[code] ?? nameByCode[code.replaceAll('-fe0f', '')] ?? '';
};

const lines = english
  .filter(({ group }) => group !== undefined && group !== COMPONENTS)
  .sort((one, other) => one.order - other.order)
  .flatMap((emoji) => {
    const name = nameOf(emoji);
    const body = icons[name]?.body;
    if (body === undefined) return [];
    if (UNSAFE.test(body)) throw new Error(`${name} holds more than drawing.`);
    const other = japanese.get(emoji.hexcode);
    const columns = [
      name,
      emoji.group,
      emoji.label,
      (emoji.tags ?? []).join(';'),
      other?.label ?? '',
      (other?.tags ?? []).join(';'),
      body,
    ];
    return columns.map((column) => String(column).replace(/\s+/g, ' ')).join('\t');
  });

const folder = resolve(__dirname, '../data');
const text = `${lines.join('\n')}\n`;
mkdirSync(folder, { recursive: true });
writeFileSync(
  join(folder, 'icons.tsv.br'),
  brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_LGWIN]: 22,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  }),
);
console.log(`${lines.length} icons, ${Buffer.byteLength(text)} bytes`);
