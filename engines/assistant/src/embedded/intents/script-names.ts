import type { Script } from './intent';

const SCRIPTS: Readonly<Record<string, Script>> = {
  ...{ hiragana: 'hiragana', katakana: 'katakana', kanji: 'kanji', romaji: 'romaji', rōmaji: 'romaji' },
  ...{ 'roman letters': 'romaji', 'latin letters': 'romaji', 'the alphabet': 'romaji' },
  ...{ ひらがな: 'hiragana', カタカナ: 'katakana', 漢字: 'kanji', ローマ字: 'romaji' },
};

/** The names in English as one alternative of a pattern. */
export const SCRIPT = String.raw`(?<script>hiragana|katakana|kanji|romaji|rōmaji|roman letters|latin letters|the alphabet)`;

/** The script that is called so; null for no name of one. */
export const scriptNamed = (name: string): Script | null => SCRIPTS[name.toLowerCase()] ?? null;
