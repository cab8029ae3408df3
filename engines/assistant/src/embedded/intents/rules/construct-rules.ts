import { constructNamed, constructSaid } from '../constructs';
import type { Rule } from './rule';

/** Verbs and i-adjectives in their dictionary form. */
const WORD = /[うくぐすつぬぶむるい]$/u;
/** Told apart, explained or looked at: nothing is to be made of it. */
const OTHER =
  /^(?:difference|differ\w*|vs|versus|or|why|when|sentences?|examples?|check|correct|right|wrong|goes|comes|come|explain|which|mean\w*)$/;

/** What is to be made of a word with more than an ending: “must not drink” of 飲む, つもり with 行く. */
export const CONSTRUCT_RULES: readonly Rule[] = [
  {
    japanese: [1, 1],
    needs: [/./],
    may: '',
    rest: true,
    firm: true,
    intent: ({ runs: [text = ''], shape: { words, quoted } }) => {
      const said = words.flatMap((word) =>
        word === 'Q' ? (quoted[0] ?? '').toLowerCase().split(' ') : word,
      );
      const name = WORD.test(text) && !words.some((word) => OTHER.test(word)) ? constructSaid(said) : null;
      // “please translate 食べる” is told to us.
      const isTold =
        name === 'てください' && quoted.length === 0 && !/\b(?:with|using) J/.test(words.join(' '));
      return name && !isTold ? { kind: 'construct', text, name } : null;
    },
  },
  {
    japanese: [2, 2],
    needs: [/^(?:with|form|of|in|into|to|put|add|make|for|use|using|and|plus|conjugate)$/],
    may: 'form version put add make use using conjugate turn change verb word plus',
    intent: ({ runs, shape: { words } }) => {
      const name = runs.map(constructNamed).find((one) => one !== null);
      const text = runs.find((run) => constructNamed(run) === null) ?? '';
      return name && WORD.test(text) && !words.some((word) => OTHER.test(word))
        ? { kind: 'construct', text, name }
        : null;
    },
  },
];
