import { createPictures } from '@kotoba/pictures';
import { hasJapanese } from '@kotoba/japanese';
import emoji from 'emojibase-data/en/compact.json';
import { bareKana } from '../compare';
import { readGiven, readHomographs, readPictures } from '../gold';
import { ask, type LearnerServer } from '../learner-server';
import type { SetReport } from '../report';

type Filled = Record<
  'ja_word' | 'part_of_speech' | 'kanji' | 'ja_sentence' | 'ja_hiragana_sentence',
  string | null
>;

interface Judged {
  readonly isRight: boolean;
  readonly what: string;
}

const report = (
  title: string,
  name: string,
  all: readonly Judged[],
  bar: number,
  isHidden: boolean,
): SetReport => ({
  title: `${title} (${all.length})`,
  measures: [{ name, right: all.filter(({ isRight }) => isRight).length, of: all.length, bar }],
  misses: isHidden ? [] : all.filter(({ isRight }) => !isRight).map(({ what }) => what),
});

/** What the server makes of an entry that a learner begins. */
export async function made(
  server: LearnerServer,
  entry: object,
): Promise<Filled & { alternatives: string[] }> {
  const learner = await server.newLearner();
  const { vocabulary_ids: ids } = await ask<{ vocabulary_ids: number[] }>(learner, '/vocabulary/create', {
    vocabulary: [entry],
  });
  return (await ask<{ vocabulary: Filled & { alternatives: string[] } }>(learner, `/vocabulary/${ids[0]}`))
    .vocabulary;
}

const sameIcon = (text: string): string => text.replace(/\uFE0F|\p{Emoji_Modifier}/gu, '');
const labels = new Map(emoji.map(({ unicode, label }) => [sameIcon(unicode), label.toLowerCase()]));
const named = new Set(labels.values());

/** The large one of a picture's icons: "bus with warning" is a bus, but "cloud with rain" is the name of one icon. */
function mainIcon(alt: string): string {
  const drawn = /^drawing: (.+?)(?:, for .*)?$/.exec(alt)?.[1] ?? '';
  const ends = [...drawn.matchAll(/ with /g)].map(({ index }) => index);
  return [drawn, ...ends.reverse().map((end) => drawn.slice(0, end))].find((name) => named.has(name)) ?? '';
}

async function check(server: LearnerServer, folder: string, isHidden: boolean): Promise<SetReport[]> {
  const given: Judged[] = [];
  for (const { en, kana, kanji } of readGiven(folder)) {
    const hiragana = /[ァ-ヺ]/.test(kana) ? {} : { hiragana: kana };
    const entry = await made(server, {
      en_word: en,
      ...hiragana,
      ...(hiragana.hiragana ? {} : { katakana: kana }),
    });
    // A homophone would be written otherwise in its sentence, or stand among the synonyms.
    const isEmpty =
      entry.kanji === null &&
      (entry.part_of_speech === 'particle' ||
        (entry.ja_sentence === null
          ? !entry.alternatives.some(hasJapanese)
          : entry.ja_sentence.includes(kana.slice(0, Math.max(2, kana.length - 1)))));
    const isRight = kanji.includes(entry.kanji ?? '') || (kanji.includes('-') && isEmpty);
    given.push({
      isRight,
      what: `${en} ${kana}: ${entry.kanji} ${entry.ja_sentence} ${entry.alternatives.join()}`,
    });
  }

  const read: Judged[] = [];
  for (const [index, { ja, kana }] of readHomographs(folder).entries()) {
    const entry = { en_word: `sentence ${index}`, kanji: '文', hiragana: 'ぶん', ja_sentence: ja };
    const { ja_hiragana_sentence: said } = await made(server, entry);
    read.push({ isRight: bareKana(said ?? '') === bareKana(kana), what: `${ja} ${said}, not ${kana}` });
  }

  const pictures = createPictures();
  const drawn = readPictures(folder).map(({ word, meaning, emoji: fitting }): Judged => {
    const subject = {
      en_word: meaning,
      ja_word: word.spelling,
      hiragana: word.reading,
      part_of_speech: 'noun',
    };
    const { kind, alt } = pictures.word(subject);
    const shown = mainIcon(alt.toLowerCase());
    const isRight =
      kind === 'card' ? fitting.includes('none') : fitting.some((one) => labels.get(sameIcon(one)) === shown);
    return {
      isRight,
      what: `${word.spelling} “${meaning}”: ${kind === 'card' ? 'card' : alt} (${fitting.join(' ')})`,
    };
  });
  const wrong = drawn.map(({ isRight, what }) => ({ what, isRight: isRight || what.includes(': card (') }));
  return [
    report('Entries of a meaning and a kana', 'the meaning stays', given, 0.97, isHidden),
    report('Homographs in sentences', 'kana exactly right', read, 0.95, isHidden),
    report('Pictures', 'fitting', drawn, 0.95, isHidden),
    report('Pictures', 'not of another sense', wrong, 1, isHidden),
  ].filter(({ measures }) => measures.some(({ of }) => of > 0));
}

/** Entries that learners begin with a meaning and a kana, sentences that they write, and the pictures of words. */
export const checkFilling = (server: LearnerServer): Promise<SetReport[]> => check(server, '', false);
/** The half that nobody who changes the product reads: figures alone. */
export const checkFillingHeldOut = (server: LearnerServer): Promise<SetReport[]> =>
  check(server, 'held-out/', true);
