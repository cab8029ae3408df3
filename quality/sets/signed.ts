import { readSigned } from '../gold';
import type { LearnerServer } from '../learner-server';
import type { SetReport } from '../report';
import { made } from './filling';

interface Judged extends SetReport {
  readonly unjudged: readonly string[];
}

async function check(server: LearnerServer, folder: string, isHidden: boolean): Promise<Judged> {
  const refused: string[] = [];
  const unjudged: string[] = [];
  const rows = readSigned(folder);
  for (const { word, en, sentence, isSigned, why } of rows) {
    const script = /^[ァ-ヺー]+$/.test(word.reading) ? 'katakana' : 'hiragana';
    const kanji = word.spelling === word.reading ? {} : { kanji: word.spelling };
    const { ja_sentence: shown } = await made(server, { en_word: en, [script]: word.reading, ...kanji });
    if (shown !== sentence) unjudged.push(`${word.spelling}:${word.reading}\t${en}\t${shown}\t\t`);
    else if (!isSigned) refused.push(`${word.spelling}: ${sentence} ${why}`);
  }
  const judged = rows.length - unjudged.length;
  return {
    title: `Example sentences (${rows.length})`,
    measures: [
      { name: 'judged as they are shown', right: judged, of: rows.length, bar: 1 },
      { name: 'signed by a strict teacher', right: judged - refused.length, of: judged, bar: 0.97 },
    ],
    misses: isHidden ? [] : refused,
    unjudged,
  };
}

/** The sentences that words of ours come with, each signed or refused by a strict teacher who read it. */
export const checkSigned = (server: LearnerServer): Promise<Judged> => check(server, '', false);
/** The half that nobody who changes the product reads: figures alone. */
export const checkSignedHeldOut = (server: LearnerServer): Promise<Judged> =>
  check(server, 'held-out/', true);
