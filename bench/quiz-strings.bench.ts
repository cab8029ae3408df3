import { createRandom } from '../e2e/support/random';
import { parseRomaji, toRomaji } from '../packages/japanese/src';
import { check as checkAnswer } from '../packages/japanese/src/answers/testing/check';
import { words } from '../packages/japanese/src/answers/testing/entries';
import type { AnswerEntry } from '../packages/japanese/src/answers/types';
import type { Bench } from './lib/api';

export const title = 'of 100,000 random texts none is an error and none is right by chance';

const TEXTS = 100_000;
const SEED = 20_260_310;
const MODES = [0, 1, 2, 3, 4, 11, 12];
const NONE = { max: 0 };
/** Edits that the most generous rule forgives. */
const EDITS = 4;

const SIGNS = [
  [...'abcdefghijklmnopqrstuvwxyz  -'],
  [
    ...'あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわをんっゃゅょー',
  ],
  [...'日一国会人年大十二本中長出三時行見月後前生五間上東四今金九入学高円子外八六下来気小七山話女北'],
  [...'%_<>&\'"()[]{};,/\\~〜・。、！？😀\u200b\u3000\u3099\u202e\ufeff\0'],
];

/** Every other text is a jumble of one script, the others of all of them. */
function textMaker(random: (limit: number) => number): () => string {
  const anySign = () => String.fromCodePoint(random(0x2ffff));
  return () => {
    const signs = SIGNS[random(SIGNS.length)] ?? [];
    const mixed = random(2) === 0;
    const sign = () => (mixed && random(4) === 0 ? anySign() : signs[random(signs.length)]);
    return Array.from({ length: random(4) === 0 ? random(220) : 1 + random(24) }, sign).join('');
  };
}

/** Edits between two texts, signs and case aside: another measure than the checker's own. */
function editsBetween(a: readonly string[], b: readonly string[]): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1)
      next[j] = Math.min(
        at(row, j) + 1,
        at(next, j - 1) + 1,
        at(row, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
      );
    row = next;
  }
  return at(row, b.length);
}

const at = (row: readonly number[], place: number) => row[place] ?? Infinity;

const lettersOf = (text: string) =>
  [...text.normalize('NFKC').toLowerCase()].filter((sign) => /[\p{L}\p{N}ー]/u.test(sign));

export async function run({ check, say }: Bench): Promise<void> {
  const numbers = createRandom(SEED);
  const random = (limit: number) => Math.floor(numbers() * limit);
  const nextText = textMaker(random);
  const entries: AnswerEntry[] = Object.values(words);
  const anyOf = <Value>(values: readonly Value[]) => values[random(values.length)] as Value;

  const saidBy = (text: string) => [text, toRomaji(parseRomaji(text).p1)].map(lettersOf);
  const isNear = (typed: string, entry: AnswerEntry) => {
    const answers = [
      entry.en,
      entry.hiragana,
      entry.katakana,
      entry.kanji,
      entry.romaji,
      ...(entry.alternatives ?? []),
    ];
    const wanted = answers.flatMap((answer) => (answer ? [answer, ...answer.split(/[;,]/)] : []));
    return wanted.some((answer) =>
      saidBy(answer).some((right) =>
        saidBy(typed).some((letters) => editsBetween(letters, right) <= Math.min(EDITS, right.length / 2)),
      ),
    );
  };

  const found = { errors: 0, right: 0, far: 0 };
  for (let count = 0; count < TEXTS; count += 1) {
    const [text, entry, mode] = [nextText(), anyOf(entries), anyOf(MODES)];
    try {
      const { isCorrect } = checkAnswer(mode, entry, text, { otherSaved: [words.chopsticks, words.gesture] });
      if (!isCorrect) continue;
      found.right += 1;
      if (isNear(text, entry)) continue;
      found.far += 1;
      say(`mode ${mode}, "${entry.en}": ${JSON.stringify(text)} was right`);
    } catch (error) {
      found.errors += 1;
      say(`mode ${mode}, "${entry.en}": ${JSON.stringify(text)}: ${String(error)}`);
    }
  }
  say(`${TEXTS} texts; ${found.right} happened to be an answer`);
  check('errors', found.errors, NONE);
  check('right by chance', found.far, NONE);
}
