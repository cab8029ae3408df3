import { bareKana, bareRomaji, type ShownWord } from '../compare';
import { readSentences } from '../gold';
import { ask, type LearnerServer } from '../learner-server';
import type { SetReport } from '../report';

const BAR = 0.95;

/** Each sentence is given to an entry without a reading, as a learner may; the server fills in kana and romaji. */
export async function checkSentences(server: LearnerServer): Promise<SetReport> {
  const sentences = readSentences();
  const learner = await server.newLearner();
  const misses: string[] = [];
  let kana = 0;
  let romaji = 0;
  for (const [index, gold] of sentences.entries()) {
    const entry = { en_word: `sentence ${index + 1}`, kanji: '文', hiragana: 'ぶん', ja_sentence: gold.ja };
    const { vocabulary_ids: ids } = await ask<{ vocabulary_ids: number[] }>(learner, '/vocabulary/create', {
      vocabulary: [entry],
    });
    const { vocabulary } = await ask<{ vocabulary: ShownWord }>(learner, `/vocabulary/${ids[0]}`);
    const { ja_hiragana_sentence: read = '', romaji_sentence: latin = '' } = vocabulary;
    if (bareKana(read ?? '') === bareKana(gold.kana)) kana += 1;
    else misses.push(`kana: ${gold.ja} ${read}, not ${gold.kana}`);
    if (bareRomaji(latin ?? '') === bareRomaji(gold.romaji)) romaji += 1;
    else misses.push(`romaji: ${gold.ja} ${latin}, not ${gold.romaji}`);
  }
  return {
    title: 'Beginner sentences',
    measures: [
      { name: 'kana exactly right', right: kana, of: sentences.length, bar: BAR },
      { name: 'romaji exactly right', right: romaji, of: sentences.length, bar: BAR },
    ],
    misses,
  };
}
