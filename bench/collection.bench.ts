import { withOwnDatabase, type Bench, type Own } from './lib/api';
import { fillCollection } from './lib/fill';
import { median } from './lib/statistics';

export const title = 'a collection of 100,000 words answers like one of 1,000';

const SMALL = 1_000;
const LARGE = 100_000;
const WARM_UP = 5;
const ROUNDS = 25;
/** Rounds in which a word changes before every call: what the server knows of the collection's lists is then void. */
const ROUNDS_AFTER_A_CHANGE = 7;
/** A call over the large collection, of the same call over the small one. */
const RATIO = { max: 2.5 };
/** The same for the first call after a change, which reads all of the list anew: it has a hundred times the words. */
const RATIO_AFTER_A_CHANGE = { max: 30 };

/** A learner with `count` saved words in one collection of twenty topics, and what the calls need to know of it. */
async function createCollector({ pool, createLearner }: Own, count: number) {
  const { ask } = await createLearner();
  const vocabulary = [{ en_word: 'first word', hiragana: 'はじめ', status: true }];
  const { data: created } = await ask<{ vocabulary_ids: [number] }>('/vocabulary/create', { vocabulary });
  await fillCollection(pool, created.vocabulary_ids[0], count);
  const { data: collections } = await ask<{ data: [{ id: number }] }>('/topics/user');
  const collection = collections.data[0].id;
  const tree = await ask<{ data: { topics: { parent: { id: number } }[] } }>(
    `/topics/by-user-topic/${collection}`,
  );
  const topic = tree.data.data.topics[7]?.parent.id;
  const pages = Math.ceil(count / 12);
  const wordOn = async (page: number) => {
    const { data } = await ask<{ vocabulary: [{ id: number }] }>(`/vocabulary?page=${page}`);
    return data.vocabulary[0].id;
  };
  const [first, middle, last] = [await wordOn(1), await wordOn(Math.ceil(pages / 2)), await wordOn(pages)];
  let changes = 0;
  /** A small change that a learner makes: the note of one word. */
  async function change(): Promise<void> {
    const notes = `note ${(changes += 1)}`;
    await ask(`/vocabulary/${middle}`, { notes }, { method: 'PATCH' });
  }
  return { count, ask, change, collection, topic, pages, first, middle, last };
}
type Collector = Awaited<ReturnType<typeof createCollector>>;

/** Every call that a list, its search or a word's page makes, by what it is for. */
const calls: Record<string, (collector: Collector) => string> = {
  'newest first': () => '/vocabulary',
  'oldest first': () => '/vocabulary?sort_by=oldest',
  'by the alphabet': () => '/vocabulary?sort_by=alphabetical',
  'by their last change': () => '/vocabulary?sort_by=updated',
  '48 on a page': () => '/vocabulary?limit=48',
  'of the collection': ({ collection }) => `/vocabulary?userTopicId=${collection}`,
  'of a topic': ({ collection, topic }) => `/vocabulary?userTopicId=${collection}&topicId=${topic}`,
  'of a level': () => '/vocabulary?level=N4',
  'of a part of speech': () => '/vocabulary?part_of_speech=verb',
  'not learned': () => '/vocabulary?learned=not_learned',
  'a page in the middle': ({ pages }) => `/vocabulary?page=${Math.ceil(pages / 2)}`,
  'a page in the middle of the alphabet': ({ pages }) =>
    `/vocabulary?sort_by=alphabetical&page=${Math.ceil(pages / 2)}`,
  'a page in the middle of the collection': ({ pages, collection }) =>
    `/vocabulary?userTopicId=${collection}&page=${Math.ceil(pages / 2)}`,
  'the last page': ({ pages }) => `/vocabulary?page=${pages}`,
  'a search for one word': ({ count }) => `/vocabulary?search=number%20${Math.ceil(count / 3)}x`,
  'a search for what many have': () => '/vocabulary?search=umbrella',
  'a search for two letters': () => '/vocabulary?search=ka',
  'a search for one letter': () => '/vocabulary?search=%E3%81%8B',
  'a search in kana': () => '/vocabulary?search=%E3%81%8B%E3%81%95',
  'a search for nothing that is there': () => '/vocabulary?search=zebra%20crossing',
  'a search in the collection': ({ collection }) => `/vocabulary?search=umbrella&userTopicId=${collection}`,
  'the neighbours of the newest': ({ first }) => `/vocabulary/${first}/neighbors`,
  'the neighbours in the middle': ({ middle }) => `/vocabulary/${middle}/neighbors`,
  'the neighbours of the oldest': ({ last }) => `/vocabulary/${last}/neighbors`,
  'the neighbours in the alphabet': ({ middle }) => `/vocabulary/${middle}/neighbors?sort_by=alphabetical`,
  'the neighbours in a search': ({ middle }) => `/vocabulary/${middle}/neighbors?search=umbrella`,
  'the neighbours in the collection': ({ middle, collection }) =>
    `/vocabulary/${middle}/neighbors?userTopicId=${collection}`,
  'a word': ({ middle }) => `/vocabulary/${middle}`,
  'the collections': () => '/topics/user',
  'the topics of the collection': ({ collection }) => `/topics/by-user-topic/${collection}`,
};

interface Compared {
  readonly small: Collector;
  readonly large: Collector;
  readonly pathOf: (collector: Collector) => string;
}

interface Rounds {
  readonly warmUp: number;
  readonly rounds: number;
  /** Runs before every call. */
  readonly before?: (collector: Collector) => Promise<void>;
}

/** The medians of a call over both collections, in milliseconds. */
async function measure({ small, large, pathOf }: Compared, { warmUp, rounds, before }: Rounds) {
  const times = { small: [] as number[], large: [] as number[] };
  for (let round = -warmUp; round < rounds; round += 1) {
    for (const [collector, list] of [
      [small, times.small],
      [large, times.large],
    ] as const) {
      await before?.(collector);
      const { ms } = await collector.ask(pathOf(collector));
      if (round >= 0) list.push(ms);
    }
  }
  return { few: median(times.small), many: median(times.large) };
}

async function compare({ check, say }: Bench, label: string, compared: Compared): Promise<void> {
  const usual = await measure(compared, { warmUp: WARM_UP, rounds: ROUNDS });
  const afterAChange = {
    warmUp: 1,
    rounds: ROUNDS_AFTER_A_CHANGE,
    before: ({ change }: Collector) => change(),
  };
  const first = await measure(compared, afterAChange);
  const inWords = ({ few, many }: typeof usual) => `${few.toFixed(1)} ms, ${many.toFixed(1)} ms`;
  say(`${label}: ${inWords(usual)}; the first after a change ${inWords(first)}`);
  check(label, usual.many / usual.few, RATIO);
  check(`${label}, the first after a change`, first.many / first.few, RATIO_AFTER_A_CHANGE);
}

export const run = (bench: Bench) =>
  withOwnDatabase(bench, async (own) => {
    const small = await createCollector(own, SMALL);
    const large = await createCollector(own, LARGE);
    await own.pool.query('vacuum analyze');
    for (const [label, pathOf] of Object.entries(calls))
      await compare(bench, label, { small, large, pathOf });
  });
