/**
 * Makes engines/pictures/data/icons.tsv.br from two npm packages, the same bytes each time:
 *
 *   node engines/pictures/scripts/build.mjs
 *
 * One line an icon: name, group, English label, English tags, Japanese label, Japanese tags, SVG body (see README.md).
 */
import { createRequire } from 'node:module';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';

const require = createRequire(import.meta.url);
const { icons } = require('@iconify-json/fluent-emoji-flat/icons.json');
const nameByCode = require('@iconify-json/fluent-emoji-flat/chars.json');
const english = require('emojibase-data/en/data.json');
const japanese = new Map(require('emojibase-data/ja/data.json').map((emoji) => [emoji.hexcode, emoji]));

/** Skin tones and hair alone, and the letters that flags are made of: nothing that a word means. */
const COMPONENTS = 2;

/** A picture is shown as it is: nothing that runs, nothing that is fetched. */
const UNSAFE =
  /<(script|image|foreignObject|style|a|animate|set)\b|\son[a-z]+=|(href|src)="(?!#)|url\((?!#)/i;

const iconOf = ({ hexcode }) => {
  const code = hexcode.toLowerCase();
  return nameByCode[code] ?? nameByCode[code.replaceAll('-fe0f', '')];
};

const lines = english
  .filter((emoji) => emoji.group !== undefined && emoji.group !== COMPONENTS && icons[iconOf(emoji)])
  .sort((one, other) => one.order - other.order)
  .map((emoji) => {
    const name = iconOf(emoji);
    const { body } = icons[name];
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

const folder = resolve(dirname(fileURLToPath(import.meta.url)), '../data');
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
