import { bareKana, bareSense, describe, isWritten, readingOf, spellingsOf, type ShownWord } from '../compare';
import { readWords, type GoldWord } from '../gold';
import { ask, type LearnerServer } from '../learner-server';
import type { SetReport } from '../report';

const READING_BAR = 0.99;
const SENSE_BAR = 0.95;

/** By a learner who has no words yet: a word that is there already would be answered as it was first found. */
const lookUp = async (server: LearnerServer, input: string): Promise<ShownWord | undefined> =>
  (
    await ask<{ generated_vocabulary: ShownWord[] }>(await server.newLearner(), '/vocabulary/generate', {
      input,
      type: 'word',
      count: 1,
    })
  ).generated_vocabulary[0];

/** The word that was meant, with a meaning and a part of speech that a teacher accepts first. */
function hasFirstSense(word: ShownWord, { accepted, senses, partsOfSpeech }: GoldWord): boolean {
  const [first = ''] = word.en_word.split(/[;,]/);
  return (
    accepted.some((written) => isWritten(word, written)) &&
    senses.map(bareSense).includes(bareSense(first)) &&
    partsOfSpeech.includes(word.part_of_speech)
  );
}

/**
 * False when a spelling of the gold has another reading; a word that is none of the gold is a matter of sense, not of
 * reading.
 */
function isReadRight(word: ShownWord, { accepted }: GoldWord): boolean {
  const same = accepted.filter(({ spelling }) => spellingsOf(word).includes(spelling));
  return same.length === 0 || same.some(({ reading }) => bareKana(reading) === bareKana(readingOf(word)));
}

/**
 * Each word is asked as a learner types it: that tells whether the first sense is right. Its own spelling is then
 * asked: that tells whether its reading is right, also where the first question brought another word.
 */
async function checkGold(
  server: LearnerServer,
  title: string,
  words: readonly GoldWord[],
): Promise<SetReport> {
  const misses: string[] = [];
  let read = 0;
  let meant = 0;
  for (const gold of words) {
    const found = await lookUp(server, gold.asked);
    if (found && hasFirstSense(found, gold)) meant += 1;
    else misses.push(`sense: ${gold.asked}: ${describe(found)}`);
    const [own] = gold.accepted;
    const spelled = own && (await lookUp(server, own.spelling));
    const shown = [found, spelled].filter((word) => word !== undefined);
    const right = spelled && gold.accepted.some((written) => isWritten(spelled, written));
    if (right && shown.every((word) => isReadRight(word, gold))) read += 1;
    else misses.push(`reading: ${gold.asked} / ${own?.spelling}: ${shown.map(describe).join(', ')}`);
  }
  return {
    title: `${title} (${words.length} asked)`,
    measures: [
      { name: 'reading right', right: read, of: words.length, bar: READING_BAR },
      { name: 'first sense right', right: meant, of: words.length, bar: SENSE_BAR },
    ],
    misses,
  };
}

export const checkWords = (server: LearnerServer): Promise<SetReport> =>
  checkGold(server, 'Words of N5 to N3', [...readWords('words.tsv'), ...readWords('words-japanese.tsv')]);

/** Words that nobody had in mind when the look-up was made: whether it holds for what it was not tried with. */
export const checkHeldOut = (server: LearnerServer): Promise<SetReport> =>
  checkGold(server, 'Words held out', readWords('words-held-out.tsv'));
