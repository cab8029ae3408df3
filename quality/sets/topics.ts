import { spellingsOf, type ShownWord } from '../compare';
import { readJudgements, readTopics, type GoldTopic } from '../gold';
import { ask, type LearnerServer } from '../learner-server';
import type { SetReport } from '../report';
import { capture, settled } from '../../services/api/src/features/notes/testing/note-taker';

const MIN_WORDS = 10;
const MAX_OFF_SHARE = 0.02;
const PAGE = 1000;

export type Belonging = 'on' | 'off' | 'unjudged';

/** Does a word belong to a topic? The gold's lists first, then what was judged by hand. */
export function topicJudge(): (topic: string, word: ShownWord) => Belonging {
  const topics = new Map(readTopics().map((gold) => [gold.topic, gold]));
  const judged = readJudgements();
  return (topic, word) => {
    const gold: GoldTopic | undefined = topics.get(topic);
    const spellings = spellingsOf(word);
    if (spellings.some((spelling) => gold?.off.has(spelling))) return 'off';
    if (spellings.some((spelling) => gold?.on.has(spelling))) return 'on';
    const verdict = judged.get(`${topic}|${word.ja_word}`);
    return verdict === undefined ? 'unjudged' : verdict ? 'on' : 'off';
  };
}

/** Each topic is noted by a learner of its own; all words that the note brings are looked at. */
export async function checkTopics(server: LearnerServer): Promise<SetReport & { unjudged: string[] }> {
  const topics = readTopics();
  const judge = topicJudge();
  const misses: string[] = [];
  const unjudged: string[] = [];
  const count = { all: 0, off: 0, full: 0 };
  for (const { topic } of topics) {
    const learner = await server.newLearner();
    await settled(learner, (await capture(learner, `TOPIC - ${topic}`)).id);
    const { vocabulary } = await ask<{ vocabulary: ShownWord[] }>(learner, `/vocabulary?limit=${PAGE}`);
    count.all += vocabulary.length;
    if (vocabulary.length >= MIN_WORDS) count.full += 1;
    else misses.push(`${topic}: ${vocabulary.length} words`);
    for (const word of vocabulary) {
      const verdict = judge(topic, word);
      if (verdict === 'unjudged') unjudged.push(`${topic}\t${word.ja_word}\t${word.en_word}`);
      if (verdict !== 'off') continue;
      count.off += 1;
      misses.push(`${topic}: ${word.ja_word} “${word.en_word}” is off the topic`);
    }
  }
  return {
    title: `Topics (${count.all} words)`,
    measures: [
      { name: `topics with ${MIN_WORDS} words or more`, right: count.full, of: topics.length, bar: 1 },
      { name: 'words on their topic', right: count.all - count.off, of: count.all, bar: 1 - MAX_OFF_SHARE },
      { name: 'words that somebody judged', right: count.all - unjudged.length, of: count.all, bar: 1 },
    ],
    misses,
    unjudged,
  };
}
