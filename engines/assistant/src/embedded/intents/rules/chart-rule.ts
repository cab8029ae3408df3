import type { Rule } from './rule';

const scriptOf = (words: readonly string[]): 'hiragana' | 'katakana' | 'kana' => {
  const [first, ...more] = (['hiragana', 'katakana'] as const).filter((script) => words.includes(script));
  return first && more.length === 0 ? first : 'kana';
};

/** “hiragana chart”, “show me all katakana”. */
export const CHART_RULE: Rule = {
  japanese: [0, 0],
  needs: [
    /^(?:hiragana|katakana|kana)$/,
    /^(?:chart|table|list|all|alphabet|letters|characters|signs|overview|full|whole|every|each|syllabary)$/,
  ],
  may: 'chart table list all alphabet letters characters signs overview full whole every each syllabary see complete basic japanese 46 learn teach romaji order',
  intent: ({ shape: { words } }) =>
    /^(?:say|do|did|have|how|which|is|are|write)$/.test(words[0] ?? '') || words.includes('my')
      ? null
      : { kind: 'kanaChart', script: scriptOf(words) },
};
