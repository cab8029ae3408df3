import { readSigned, type SignedSentence } from '../gold';
import type { LearnerServer } from '../learner-server';
import type { SetReport } from '../report';
import { made } from './filling';

interface Judged extends SetReport {
  readonly unjudged: readonly string[];
}

async function check(server: LearnerServer, folder: string, isHidden: boolean): Promise<Judged> {
  const words = new Map<string, SignedSentence[]>();
  for (const row of readSigned(folder)) {
    const name = `${row.word.spelling}:${row.word.reading}`;
    words.set(name, [...(words.get(name) ?? []), row]);
  }
  const refused: string[] = [];
  const unjudged: string[] = [];
  for (const [name, verdicts] of words) {
    const [first] = verdicts;
    if (!first) continue;
    const { word, en } = first;
    const script = /^[ァ-ヺー]+$/.test(word.reading) ? 'katakana' : 'hiragana';
    const kanji = word.spelling === word.reading ? {} : { kanji: word.spelling };
    // Of several sentences any may come.
    const { ja_sentence: shown } = await made(server, { en_word: en, [script]: word.reading, ...kanji });
    const verdict = verdicts.find(({ sentence }) => sentence === shown);
    if (!verdict) unjudged.push(`${name}\t${en}\t${shown}\t\t`);
    else if (!verdict.isSigned) refused.push(`${word.spelling}: ${shown} ${verdict.why}`);
  }
  const judged = words.size - unjudged.length;
  return {
    title: `Example sentences (${words.size})`,
    measures: [
      { name: 'judged as they are shown', right: judged, of: words.size, bar: 1 },
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
