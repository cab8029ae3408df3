import type { Conversion, NoteItem } from '@kotoba/language';
import {
  draft,
  fixtureLanguage,
  item,
  meaning,
  umbrella,
} from '../../../../../engines/language/src/testing/fixture-language';
import type { TestLearner } from '../../testing/test-server';
import { quiz, start } from '../learning/testing/quiz';
import { fixturePictures } from '../vocabulary/testing/fixture-pictures';
import { addWords, readEntry, sharedWordServer } from '../vocabulary/testing/word-server';
import { stillNamed } from '../vocabulary/media/media-files';
import type { Note, NoteMeaning } from './notes.schemas';
import { convertNote } from './notes.service';
import { capture, findNote, recordEvents, savedWords, settled } from './testing/note-taker';

const light = {
  lamp: draft({ en_word: 'light', hiragana: 'でんき', kanji: '電気', level: 'N5' }),
  ray: draft({
    ...{ en_word: 'light', hiragana: 'ひかり', kanji: '光', level: 'N3' },
    ...{ ja_sentence: '光が見えます。', en_sentence: 'I can see a light.' },
    notes: 'Polite. To anyone.',
  }),
  weight: draft({ en_word: 'light', hiragana: 'かるい', kanji: '軽い', part_of_speech: 'i-adjective' }),
};
const meanings = [meaning(light.lamp, 'lamp'), meaning(light.ray, 'ray'), meaning(light.weight, 'not heavy')];
const banks = ['a bank for money', 'the bank of a river'].map((en_word) =>
  draft({ en_word, hiragana: en_word === 'a bank for money' ? 'ぎんこう' : 'どて' }),
);
const pieces = {
  wind: draft({ en_word: 'wind', hiragana: 'かぜ', kanji: '風' }),
  chime: draft({ en_word: 'bell', hiragana: 'すず', kanji: '鈴' }),
};
const tomorrow = draft({ en_word: 'tomorrow', hiragana: 'あした', kanji: '明日' });
const asked = (place: number): NoteItem => item({ about: 'light', place, candidates: meanings });
const parts = item({
  ...{ about: 'wind bell', kind: 'parts' },
  candidates: [meaning(pieces.wind), meaning(pieces.chime)],
});
const spelling = item({ about: 'tommorow', kind: 'spelling', candidates: [meaning(tomorrow)] });
const unknown = item({ about: 'xqzzy', kind: 'unknown', candidates: [], isAsked: false });
const sure = (place: number): NoteItem =>
  item({ about: 'umbrella', place, candidates: [meaning(umbrella)], isAsked: false });

const made = (items: NoteItem[], entries = [light.lamp]): Conversion => ({
  ...{ ok: true, collection: 'Class Notes', topics: [{ topic: 'Words', entries }], items },
});
const failed = (...items: NoteItem[]): Conversion => ({
  ...{ ok: false, code: 'NOTHING_FOUND', message: 'No word was found.', items },
});
const conversions: Readonly<Record<string, Conversion>> = {
  light: made([asked(0)]),
  bank: made(
    [item({ about: 'bank', place: 0, candidates: banks.map((bank) => meaning(bank)) })],
    banks.slice(0, 1),
  ),
  'light sure': made([{ ...asked(0), isAsked: false }]),
  'light, light': made([asked(0), asked(0)]),
  'umbrella, light, wind bell': made([sure(0), asked(1), parts], [umbrella, light.lamp]),
  'wind bell': failed(parts),
  'umbrella, xqzzy, wind bell, tommorow': made([sure(0), unknown, parts, spelling], [umbrella]),
  'xqzzy, tommorow': failed(unknown, spelling),
  tommorow: failed(spelling),
  'Days: umbrella, tommorow': {
    ...{ ok: true, collection: 'Days', topics: [{ topic: 'General', entries: [umbrella] }] },
    items: [sure(0), spelling],
  },
};

const words = fixtureLanguage();
const cards = fixturePictures();
const server = sharedWordServer({
  // A chip shows what can be drawn, not the word once more.
  pictures: {
    ...cards,
    word: (word, variant) => ({
      ...cards.word(word, variant),
      kind: word.ja_word === '軽い' ? 'card' : 'icon',
    }),
  },
  language: fixtureLanguage({
    convertNote: async (kind, text) => conversions[text] ?? words.convertNote(kind, text),
  }),
});
let eventsOf: ReturnType<typeof recordEvents>;
beforeAll(() => {
  eventsOf = recordEvents(server);
});

const noted = async (learner: TestLearner, text: string): Promise<Note> =>
  settled(learner, (await capture(learner, `WORD - ${text}`)).id);
const idOf = ({ question }: Note): number => question?.id ?? 0;
const reply = (learner: TestLearner, note: Note, choices: unknown, question: unknown = idOf(note)) =>
  learner.inject({ url: `/capture-notes/${note.id}/meanings`, body: { question, choices } });
async function answer(
  learner: TestLearner,
  note: Note,
  choices: number[],
  question = idOf(note),
): Promise<Note> {
  const answered = await reply(learner, note, choices, question);
  expect(answered.statusCode).toBe(200);
  const { note: now } = answered.json<{ note: Note }>();
  expect(await findNote(learner, note.id)).toEqual(now);
  return now;
}
const japanese = ({ words: shown }: Note) => shown.map(({ ja_word }) => ja_word);
const saved = async (learner: TestLearner) => (await savedWords(learner)).map(({ ja_word }) => ja_word);
const meaningsOf = async (learner: TestLearner, { id }: Note): Promise<NoteMeaning[]> =>
  (await learner.inject(`/capture-notes/${id}/meanings`)).json<{ meanings: NoteMeaning[] }>().meanings;

test('a note that is not sure has its best guess saved at once, and asks which one is meant', async () => {
  const learner = await server.createLearner();
  const captured = await capture(learner, 'WORD - light');
  expect(captured).toMatchObject({ question: null, hasOtherMeanings: false });
  const note = await settled(learner, captured.id);
  expect(note).toMatchObject({ isConverted: true, hasOtherMeanings: true });
  expect(await saved(learner)).toEqual(['電気']);
  expect(note.question).toEqual({
    ...{ id: expect.any(Number), about: 'light', kind: 'meaning', chosen: 0, more: 0 },
    vocabularyId: note.vocabularyIds[0],
    candidates: [
      expect.objectContaining({
        ja_word: '電気',
        reading: 'でんき',
        romaji: 'denki',
        label: 'lamp',
        level: 'N5',
      }),
      {
        ...{
          en_word: 'light',
          ja_word: '光',
          reading: 'ひかり',
          romaji: 'hikari',
          label: 'ray',
          level: 'N3',
        },
        ...{ part_of_speech: 'noun', register: 'polite' },
        ...{ ja_sentence: '光が見えます。', en_sentence: 'I can see a light.' },
        picture_url: expect.stringMatching(/^\/api\/media\/pictures\/.+\.svg$/),
      },
      expect.objectContaining({
        part_of_speech: 'i-adjective',
        register: null,
        level: null,
        ja_sentence: null,
      }),
    ],
  });
  const picture = await learner.inject(note.question?.candidates[1]?.picture_url?.slice('/api'.length) ?? '');
  expect(picture.statusCode).toBe(200);
});

test('a sure note asks nothing, and offers its other meanings when it has any', async () => {
  const learner = await server.createLearner();
  expect(await noted(learner, 'umbrella')).toMatchObject({ question: null, hasOtherMeanings: false });
  const note = await noted(learner, 'light sure');
  expect(note).toMatchObject({ question: null, hasOtherMeanings: true });
  const [offered] = await meaningsOf(learner, note);
  expect(offered).toMatchObject({ kind: 'meaning', chosen: 0, candidates: [{}, {}, {}] });
  expect(japanese(await answer(learner, note, [1], offered?.id))).toEqual(['光']);
  expect(await meaningsOf(learner, note)).toMatchObject([{ id: offered?.id, chosen: 1 }]);
});

describe('an answer', () => {
  test('swaps the word for the chosen one, with sentence, picture and place; again it swaps back', async () => {
    const learner = await server.createLearner();
    const note = await noted(learner, 'light');
    const [lamp] = await savedWords(learner);
    const question = idOf(note);
    const second = await answer(learner, note, [1]);
    expect(second).toMatchObject({ question: null, hasOtherMeanings: true, isConverted: true });
    const [ray, ...rest] = await savedWords(learner);
    expect(rest).toEqual([]);
    expect(second.vocabularyIds).toEqual([ray?.id]);
    expect(ray).toMatchObject({
      ja_word: '光',
      ja_sentence: '光が見えます。',
      status: true,
      topic: lamp?.topic,
    });
    expect(ray?.word_image_url).toBe(note.question?.candidates[1]?.picture_url);
    expect(japanese(await answer(learner, note, [0], question))).toEqual(['電気']);
    expect(await saved(learner)).toEqual(['電気']);
    expect(japanese(await answer(learner, note, [2], question))).toEqual(['軽い']);
    expect(await saved(learner)).toEqual(['軽い']);
  });

  test('that is what was made already, or none of them, only closes the question', async () => {
    const learner = await server.createLearner();
    for (const choices of [[0], []]) {
      const note = await noted(learner, 'light');
      const closed = await answer(learner, note, choices);
      expect(closed).toEqual({ ...note, question: null });
    }
    expect(await saved(learner)).toEqual(['電気']);
  });

  test('is told to other pages; the same again changes nothing and tells nothing', async () => {
    const learner = await server.createLearner();
    const note = await noted(learner, 'light');
    const before = eventsOf(learner).length;
    const answered = await answer(learner, note, [1]);
    const told = eventsOf(learner).slice(before);
    expect(told).toContainEqual({ type: 'note.changed', noteId: note.id });
    expect(told).toContainEqual({ type: 'vocabulary.changed', ids: answered.vocabularyIds });
    expect(told).toContainEqual({ type: 'vocabulary.changed', ids: note.vocabularyIds });
    for (const choices of [[1], [1, 1], []]) expect(await answer(learner, note, choices)).toEqual(answered);
    expect(eventsOf(learner)).toHaveLength(before + told.length);
  });

  test('leaves a word that the learner changed, practised or had before', async () => {
    const learner = await server.createLearner();
    const had = await addWords(learner, [{ en_word: 'light', hiragana: 'ひかり', kanji: '光' }]);
    const first = await noted(learner, 'light');
    const [lamp = 0] = first.vocabularyIds;
    await learner.inject({ method: 'PATCH', url: `/vocabulary/${lamp}`, body: { notes: 'mine' } });
    expect((await answer(learner, first, [1])).vocabularyIds).toEqual(had);
    const practised = await answer(learner, first, [2], idOf(first));
    expect(await saved(learner)).toEqual(['光', '電気', '軽い']);
    const [weight = 0] = practised.vocabularyIds;
    await quiz(learner, await start(learner, [weight], 2)).answer(weight, 'light');
    expect((await answer(learner, first, [0], idOf(first))).vocabularyIds).toEqual([lamp]);
    expect(await saved(learner)).toEqual(['光', '電気', '軽い']);
    expect(await readEntry(learner, lamp)).toMatchObject({ notes: 'mine' });
  });

  test('leaves the word of another note, and of another item', async () => {
    const learner = await server.createLearner();
    const first = await noted(learner, 'light');
    await answer(learner, await noted(learner, 'light'), [1]);
    expect(japanese((await findNote(learner, first.id)) as Note)).toEqual(['電気']);
    const twice = await noted(await server.createLearner(), 'umbrella');
    expect(twice.words).toHaveLength(1);
    const other = await server.createLearner();
    const double = await noted(other, 'light, light');
    expect(double).toMatchObject({ question: { more: 1 }, words: [{ ja_word: '電気' }] });
    const half = await answer(other, double, [1]);
    expect(half.question).toMatchObject({ chosen: 0, more: 0 });
    expect(japanese(half).sort()).toEqual(['光', '電気']);
    expect(japanese(await answer(other, half, [2]))).toEqual(['光', '軽い']);
  });

  test('adds the word anew when the learner has deleted it, and finds one that came back', async () => {
    const learner = await server.createLearner();
    const note = await noted(learner, 'light');
    const [lamp = 0] = note.vocabularyIds;
    await learner.inject({ url: `/vocabulary/${lamp}`, method: 'DELETE' });
    await learner.inject({ url: '/vocabulary/restore', method: 'POST', body: { ids: [lamp] } });
    expect(japanese(await answer(learner, note, [1]))).toEqual(['光']);
    expect(await saved(learner)).toEqual(['光']);
    const [ray = 0] = ((await findNote(learner, note.id)) as Note).vocabularyIds;
    await learner.inject({ url: `/vocabulary/${ray}`, method: 'DELETE' });
    expect((await findNote(learner, note.id))?.words).toEqual([]);
    expect(japanese(await answer(learner, note, [1], idOf(note)))).toEqual(['光']);
  });

  test('of two tabs at once is one of them, never both', async () => {
    const learner = await server.createLearner();
    const note = await noted(learner, 'light');
    await Promise.all([reply(learner, note, [1]), reply(learner, note, [2]), reply(learner, note, [1])]);
    expect(await saved(learner)).toEqual(japanese((await findNote(learner, note.id)) as Note));
    expect(await saved(learner)).toHaveLength(1);
  });

  test('that dies in the middle leaves word and question as they were', async () => {
    const learner = await server.createLearner();
    const note = await noted(learner, 'light');
    const { events } = server.platform;
    jest.spyOn(events, 'publish').mockRejectedValueOnce(new Error('killed'));
    expect((await reply(learner, note, [1])).statusCode).toBe(500);
    expect(await findNote(learner, note.id)).toEqual(note);
    expect(await saved(learner)).toEqual(['電気']);
    expect(japanese(await answer(learner, note, [1]))).toEqual(['光']);
  });
});

describe('NOTE-16 what no word was made of is told', () => {
  test('as long as it is so, in the order of the note', async () => {
    const learner = await server.createLearner();
    const note = await noted(learner, 'umbrella, xqzzy, wind bell, tommorow');
    expect(note).toMatchObject({ isConverted: true, notFound: ['xqzzy', 'wind bell', 'tommorow'] });
    const second = await answer(learner, note, [1]);
    expect(second).toMatchObject({ notFound: ['xqzzy', 'tommorow'], question: { about: 'tommorow' } });
    const closed = await answer(learner, second, []);
    expect(closed).toMatchObject({ notFound: ['xqzzy', 'tommorow'], question: null });
    expect(await answer(learner, closed, [0], idOf(second))).toMatchObject({ notFound: ['xqzzy'] });
    expect(await meaningsOf(learner, note)).toMatchObject([
      { kind: 'parts', chosen: null },
      { kind: 'spelling' },
    ]);
  });

  test('also when what is chosen for another item is all that there is, and not of a note that waits', async () => {
    const learner = await server.createLearner();
    const note = await noted(learner, 'xqzzy, tommorow');
    expect(note).toMatchObject({ isConverted: false, notFound: ['xqzzy', 'tommorow'] });
    expect(await answer(learner, note, [0])).toMatchObject({ isConverted: true, notFound: ['xqzzy'] });
    const put = {
      method: 'PUT',
      url: `/capture-notes/${note.id}`,
      body: { content: 'WORD - umbrella' },
    } as const;
    expect((await learner.inject(put)).json()).toMatchObject({ note: { notFound: [] } });
    expect(await settled(learner, note.id)).toMatchObject({ isConverted: true, notFound: [] });
  });
});

describe('a note that is not understood', () => {
  test('offers its parts, of which those that are chosen are added, in their order', async () => {
    const learner = await server.createLearner();
    const note = await noted(learner, 'wind bell');
    expect(note).toMatchObject({
      ...{ isConverted: false, error: 'No word was found.', words: [], hasOtherMeanings: true },
      question: { about: 'wind bell', kind: 'parts', chosen: null, candidates: [{}, {}] },
    });
    expect(await saved(learner)).toEqual([]);
    const converted = await answer(learner, note, [0, 1]);
    expect(converted).toMatchObject({ isConverted: true, error: null, question: null });
    expect(japanese(converted)).toEqual(['風', '鈴']);
    const [place] = await savedWords(learner);
    expect(place).toMatchObject({ user_topic: 'Class Notes', topic: 'Words', status: true });
  });

  test('offers a correction as one word', async () => {
    const learner = await server.createLearner();
    const note = await noted(learner, 'tommorow');
    expect(note.question).toMatchObject({
      about: 'tommorow',
      kind: 'spelling',
      candidates: [{ ja_word: '明日' }],
    });
    expect(await answer(learner, note, [0])).toMatchObject({ isConverted: true, error: null });
    expect(await saved(learner)).toEqual(['明日']);
  });

  test('stays failed when none is meant, and its words of before go only when another is chosen', async () => {
    const learner = await server.createLearner();
    const { id } = await noted(learner, 'umbrella');
    await learner.inject({
      method: 'PUT',
      url: `/capture-notes/${id}`,
      body: { content: 'WORD - tommorow' },
    });
    const note = await settled(learner, id);
    const closed = await answer(learner, note, []);
    expect(closed).toEqual({ ...note, question: null });
    expect(await saved(learner)).toEqual(['傘']);
    expect(japanese(await answer(learner, note, [0], idOf(note)))).toEqual(['明日']);
    expect(await saved(learner)).toEqual(['明日']);
  });
});

test('what is chosen for an item of a group lies beside the others of the group', async () => {
  const learner = await server.createLearner();
  const note = await settled(learner, (await capture(learner, 'CATEGORY - Days: umbrella, tommorow')).id);
  expect(japanese(await answer(learner, note, [0]))).toEqual(['傘', '明日']);
  const places = (await savedWords(learner)).map(({ user_topic, topic }) => `${user_topic}/${topic}`);
  expect(places).toEqual(['Days/General', 'Days/General']);
});

test('of a note of several items one is asked after the other, and each word stands in its place', async () => {
  const learner = await server.createLearner();
  const note = await noted(learner, 'umbrella, light, wind bell');
  expect(note).toMatchObject({ isConverted: true, question: { about: 'light', more: 1 } });
  const second = await answer(learner, note, [2]);
  expect(second.question).toMatchObject({ about: 'wind bell', kind: 'parts', more: 0 });
  expect(japanese(second)).toEqual(['傘', '軽い']);
  expect(japanese(await answer(learner, second, [1]))).toEqual(['傘', '軽い', '鈴']);
  expect(japanese(await answer(learner, note, [1], idOf(note)))).toEqual(['傘', '光', '鈴']);
});

test('an edit takes the question away: an answer that comes too late finds none', async () => {
  const learner = await server.createLearner();
  const note = await noted(learner, 'light');
  const put = await learner.inject({
    ...{ method: 'PUT', url: `/capture-notes/${note.id}`, body: { content: 'WORD - umbrella' } },
  });
  expect(put.json()).toMatchObject({ note: { question: null, hasOtherMeanings: false } });
  await settled(learner, note.id);
  expect((await reply(learner, note, [1])).json()).toMatchObject({ success: false, code: 'NOT_FOUND' });
  expect(await saved(learner)).toEqual(['傘']);
  await convertNote(server.platform, { userId: learner.id, noteId: note.id, revision: 1 });
  expect(await findNote(learner, note.id)).toMatchObject({ question: null });
});

describe('is refused', () => {
  test('what is no question or no choice of it', async () => {
    const learner = await server.createLearner();
    const note = await noted(learner, 'light');
    for (const [choices, question, status] of [
      [[3], idOf(note), 400],
      [[0, 1], idOf(note), 400],
      [[-1], idOf(note), 400],
      [[0.5], idOf(note), 400],
      ['0', idOf(note), 400],
      [[0], idOf(note) + 100_000, 404],
      [[0], 'first', 400],
    ] as const) {
      const refused = await reply(learner, note, choices, question);
      expect([choices, question, refused.statusCode]).toEqual([choices, question, status]);
      expect(refused.json()).toMatchObject({
        success: false,
        code: status === 404 ? 'NOT_FOUND' : 'INVALID_INPUT',
      });
    }
    expect(await findNote(learner, note.id)).toEqual(note);
  });

  test('whatever is asked of another learner’s note', async () => {
    const [owner, stranger] = [await server.createLearner(), await server.createLearner()];
    const note = await noted(owner, 'light');
    const own = await noted(stranger, 'light');
    expect((await reply(stranger, note, [1])).statusCode).toBe(404);
    expect((await reply(stranger, own, [1], idOf(note))).statusCode).toBe(404);
    expect((await stranger.inject(`/capture-notes/${note.id}/meanings`)).statusCode).toBe(404);
    expect(await findNote(owner, note.id)).toEqual(note);
  });
});

test('the sweep leaves the pictures of an open question; of a closed one they are drawn again', async () => {
  const learner = await server.createLearner();
  const note = await noted(learner, 'bank');
  const { db, files } = server.platform;
  const pictures = (note.question?.candidates ?? []).map(
    ({ picture_url }) => picture_url?.split('/').at(-1) ?? '',
  );
  expect((await stillNamed(db, pictures)).sort()).toEqual([...pictures].sort());
  await answer(learner, note, [0]);
  expect(await stillNamed(db, pictures)).toEqual(pictures.slice(0, 1));
  const place = `media/pictures/${pictures[1]}`;
  await files.remove(place);
  await meaningsOf(learner, note);
  expect(await files.stat(place)).not.toBeNull();
});
