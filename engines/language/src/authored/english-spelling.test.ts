import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import nspell from 'nspell';
import { loadLibrary } from './library';
import { readHomophones, readMeanings } from './tables';

/** American spelling, as a learner meets it in most textbooks of Japanese. */
const folder = dirname(require.resolve('dictionary-en'));
const spelling = nspell(
  readFileSync(join(folder, 'index.aff'), 'utf8'),
  readFileSync(join(folder, 'index.dic'), 'utf8'),
);

/** Names, Japanese words that English has no word for, and second spellings that learners ask with. */
const REVIEWED =
  'Tanaka Yamada Hanako Shibuya Shinjuku Nagoya Nara miso ramen udon daikon shogi kendo shamisen koto ' +
  'Itadakimasu Gochisousama deshita Wi-Fi café grey Colours ist ' +
  'Kanto Tohoku natto Natto oden mirin wakame sashimi okonomiyaki shabu-shabu yukata kotatsu karuta sugoroku tanka noh ' +
  'ukiyo-e aikido shakuhachi Bon saury Saury skipjack dodgeball résumé good-natured oolong shochu ' +
  'nori romaji yakitori takoyaki gyoza yokozuna dojo taiko torii syllabary Kansai unfollow Gogh Kita ' +
  'Momotaro Aomori ochazuke Todaiji Hayashi Mori Kasumigaseki Edo Shizuoka prefectural ' +
  'seiza mahjong livestream homestay redelivery pooper examinee big-hearted';

for (const word of REVIEWED.split(' ')) spelling.add(word);

/** All that a learner reads; other names and other ways to ask are what learners type, and may be slang. */
const { topics, words, phrases, expressions } = loadLibrary();
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  'titles of topics and groups': topics.flatMap(({ title, groups }) => [
    title,
    ...groups.map(({ name }) => name),
  ]),
  meanings: words.map(({ en }) => en),
  expressions: expressions.map(({ ways: [shown = ''] }) => shown),
  sentences: words.flatMap(({ sentences }) => sentences.map(({ en }) => en)),
  phrases: phrases.flatMap(({ meanings, usage, example, group }) => [
    ...meanings,
    usage?.when ?? '',
    example.en,
    group,
  ]),
  labels: [...readMeanings().values(), ...readHomophones().values()]
    .flat()
    .flatMap(({ label }) => label ?? []),
};

/** The English words of a text, without the ends of possessives. */
const wordsOf = (text: string): string[] =>
  text.match(/\p{Script=Latin}[\p{Script=Latin}'’-]*/gu)?.map((word) => word.replace(/['’]s$|['’-]+$/, '')) ??
  [];

const isKnown = (word: string): boolean =>
  spelling.correct(word) || word.split('-').every((part) => spelling.correct(part));

test.each(Object.entries(TEXTS))('the %s are spelled right', (_, texts) => {
  const misspelled = texts.flatMap((text) =>
    wordsOf(text)
      .filter((word) => !isKnown(word))
      .map((word) => `${word}: ${text}`),
  );
  expect(misspelled).toEqual([]);
});
