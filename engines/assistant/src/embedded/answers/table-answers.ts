import { hasJapanese, hasKanji, toRomaji } from '@kotoba/japanese';
import type { DraftEntry, LanguageEngine, Listed, Spelled } from '@kotoba/language';
import type { Reply } from '../../assistant';
import type { PlainIntent } from '../intents/intent';
import {
  items,
  kanaOf,
  listed,
  meaning,
  named,
  notFound,
  paragraphs,
  textReply,
  type AnswerInput,
} from './answer';
import { findWord } from './find-word';
import { foundIn } from './found-mistakes';
import { verbGroup } from './verb-group';
import { grammarPoint } from './grammar-point';
import { mean } from './meaning-answers';
import { toldDate } from './told-date';
import { kanji } from './writing-answers';

const spelled = ({ written, kana }: Spelled): string =>
  written === kana ? `${kana} (${toRomaji(kana)})` : `${written} (${kana}, ${toRomaji(kana)})`;

/** More would be a table that nobody reads. */
const MOST_TOLD = 14;
const PAIRS = 'Transitive verbs act on something, with を; intransitive ones say what happens, with が:';

/** The pair of which one verb is called so: “to close”. */
const pairCalled = (language: LanguageEngine, english: string) =>
  language
    .lore()
    .verbPairs()
    .find((pair) => pair.english.some((name) => name === english || name.startsWith(`${english} `))) ?? null;

/** The kanji of our tables that have a part, with what they mean. */
export async function kanjiWith(
  { language }: AnswerInput,
  { part }: Extract<PlainIntent, { kind: 'kanjiWith' }>,
): Promise<Reply> {
  const name = RADICALS[part] ?? part;
  const found = language.lore().kanjiWith(name).slice(0, MOST_TOLD);
  if (found.length === 0)
    return textReply(`I cannot search for kanji by “${part}”: none of those whose parts I know has it.`);
  const facts = await language.kanji(found.join(''));
  return textReply(
    paragraphs(
      `Some kanji with “${part}”, of those whose parts I know:`,
      items(facts.map(({ kanji: sign, meanings }) => `${sign}: ${listed(meanings.slice(0, 2))}`)),
    ),
  );
}

/** Kanji that are written with so many strokes, the easiest first. */
export async function kanjiOfStrokes(
  input: AnswerInput,
  { strokes, many }: Extract<PlainIntent, { kind: 'kanjiOfStrokes' }>,
): Promise<Reply> {
  const found = (await input.language.kanjiWithStrokes(strokes)).slice(0, Math.min(many, MOST_TOLD));
  return found.length === 0
    ? textReply(`I know no kanji that is written with ${strokes} strokes.`)
    : kanji(input, { text: found.map((facts) => facts.kanji).join('') });
}

/** What radicals are called, and the part of ours that they are. */
const RADICALS: Readonly<Record<string, string>> = {
  ...{ 氵: '水', 亻: '人', 扌: '手', 忄: '心', 訁: '言', human: 'person', people: 'person', man: 'person' },
  ...{
    speech: 'say',
    word: 'say',
    walk: 'road',
    movement: 'road',
    house: 'roof',
    plant: 'grass',
    wood: 'tree',
  },
};

/** Which of two verbs acts on something; without any, some pairs. */
export async function pairOf(
  { language }: AnswerInput,
  { verbs, which = 'does' }: Omit<Extract<PlainIntent, { kind: 'pair' }>, 'kind'>,
): Promise<Reply> {
  if (verbs.length === 0)
    return textReply(
      paragraphs(
        PAIRS,
        items(
          language
            .lore()
            .verbPairs()
            .slice(0, MOST_TOLD)
            .map(
              ({ does, doesKana, happens, happensKana, english }) =>
                `${spelled({ written: does, kana: doesKana })} “${english[0]}”; ${spelled({ written: happens, kana: happensKana })} “${english[1]}”`,
            ),
        ),
      ),
    );
  const pair = verbs.map((verb) => language.lore().pairOf(verb) ?? pairCalled(language, verb)).find(Boolean);
  if (!pair)
    return textReply(
      `I do not know a partner of ${verbs.join('、')}. Ask me “what does ${verbs[0] ?? ''} mean” for how it is used.`,
    );
  const { does, doesKana, happens, happensKana, english } = pair;
  const told = {
    does: `${spelled({ written: does, kana: doesKana })} is transitive: “${english[0]}”, with を.`,
    happens: `${spelled({ written: happens, kana: happensKana })} is intransitive: “${english[1]}”, with が.`,
  };
  // The one that is asked for comes first: it is what “it” is then.
  const other = which === 'does' ? 'happens' : 'does';
  const words = await Promise.all(([which, other] as const).map((side) => findWord(language, pair[side])));
  return textReply(
    `${told[which]} ${told[other]}`,
    words.filter((word) => word !== null),
  );
}

/** How verbs are said of others and of oneself. */
export async function keigo(
  { language }: AnswerInput,
  { verbs: asked, which }: Extract<PlainIntent, { kind: 'keigo' }>,
): Promise<Reply> {
  const verbs = await Promise.all(
    (asked.length > 0 ? asked : language.lore().keigoVerbs().slice(0, MOST_TOLD)).map(async (verb) =>
      hasJapanese(verb) ? verb : ((await findWord(language, verb))?.ja_word ?? verb),
    ),
  );
  const lines = verbs.map((verb) => {
    const forms = language.lore().keigo(verb);
    const parts = [
      which === 'humble'
        ? null
        : forms?.honorific && `honorific ${spelled(forms.honorific)}, of what others do`,
      which === 'honorific' ? null : forms?.humble && `humble ${spelled(forms.humble)}, of what I do`,
    ].filter(Boolean);
    return parts.length > 0
      ? `${verb}: ${parts.join('; ')}`
      : `${verb}: I know no ${which ?? 'special'} form of it`;
  });
  return textReply(items(lines));
}

/** What kanji are made of. */
export async function parts(input: AnswerInput, text: string): Promise<Reply> {
  const { language } = input;
  const characters = [...text].filter((character) => hasKanji(character));
  const lines = characters.flatMap((character) => {
    const known = language.lore().parts(character);
    return known.length > 0
      ? [`${character} is made of ${listed(known.map((part) => part.replace(/^(\S+) (.+)$/, '$1 (“$2”)')))}.`]
      : [];
  });
  if (lines.length === 0) {
    const facts = await kanji(input, { text });
    return {
      ...facts,
      content: paragraphs(`I do not know what ${text} is made of. What I know:`, facts.content),
    };
  }
  const words = characters.flatMap((character) => language.wordsWithKanji(character).slice(0, 3));
  return textReply(
    paragraphs(
      lines.join('\n'),
      words.length > 0
        ? `Words with it: ${words.map(({ ja_word, en_word }) => `${ja_word} “${en_word.split('; ')[0] ?? ''}”`).join(', ')}.`
        : null,
    ),
  );
}

/** Whether a word is read as the learner thinks. */
export async function readSo({ language }: AnswerInput, text: string, claim: string): Promise<Reply> {
  const word = await findWord(language, text);
  if (!word) return notFound(language, text);
  const kana = kanaOf(word);
  const lettersOf = (spelled: string): string => spelled.toLowerCase().replace(/[^a-z]/g, '');
  const alike = [kana, ...language.lore().readings(text)].some(
    (reading) => lettersOf(toRomaji(reading)) === lettersOf(claim),
  );
  return textReply(
    alike
      ? `Yes, ${named(word)} is read so. It means ${meaning(word.en_word)}.`
      : `No, it is read ${kana}: ${named(word)}, ${meaning(word.en_word)}. A reading belongs to a word as a whole, and is learned with it.`,
    [word],
  );
}

/** A day or a time, as it is read. */
export async function date(
  { language }: AnswerInput,
  { english, written }: Extract<PlainIntent, { kind: 'date' }>,
): Promise<Reply> {
  return textReply(`“${english}” is ${await toldDate(language, written)}.`);
}

/** One's own family and somebody else's. */
export async function kin({ language }: AnswerInput, english: string): Promise<Reply> {
  if (english === 'family') return familyTable(language);
  const word = language.lore().kin(english);
  if (!word) return notFound(language, english);
  const { own, others } = word;
  const found = await Promise.all([own, others].map(({ written }) => findWord(language, written)));
  const cards = new Map(found.flatMap((card) => (card ? [[card.ja_word, card] as const] : [])));
  return textReply(
    `My own ${english} is ${spelled(own)}, when I speak of them to others. Somebody else’s is ${spelled(others)}.`,
    [...cards.values()],
  );
}

const familyTable = (language: LanguageEngine): Reply =>
  textReply(
    paragraphs(
      'The family: first one’s own, when one speaks of them to others, then somebody else’s.',
      items(
        language
          .lore()
          .family()
          .map(({ english, own, others }) => `${english}: ${spelled(own)}; ${spelled(others)}`),
      ),
    ),
  );

/** 待つ: 待たされる, 待たせられる. */
export async function causativePassive({ language }: AnswerInput, text: string): Promise<Reply> {
  const word = await findWord(language, text);
  const forms = word ? await language.inflections(word) : [];
  const causative = forms.find(({ form }) => form === 'causative');
  if (!word || !causative) return notFound(language, text);
  const long = {
    written: causative.written.replace(/る$/, 'られる'),
    kana: causative.kana.replace(/る$/, 'られる'),
  };
  const shorter = isGodan(word, causative.kana)
    ? {
        written: causative.written.replace(/せる$/, 'される'),
        kana: causative.kana.replace(/せる$/, 'される'),
      }
    : null;
  return textReply(
    `The causative passive of ${named(word)}, “to be made to …”, is ${spelled(long)}${shorter ? `, in short ${spelled(shorter)}` : ''}.`,
    [word],
  );
}

/** Verbs in す have no short form: 話させられる. */
const isGodan = (word: DraftEntry, causative: string): boolean =>
  /[^さ]せる$/.test(causative) && word.part_of_speech === 'verb' && !/す$/.test(word.ja_word);

/** Whether a verb is a ru-verb or a u-verb, with forms that show it. */
export async function verbClass({ language }: AnswerInput, text: string): Promise<Reply> {
  const word = await findWord(language, text);
  if (!word || word.part_of_speech !== 'verb') return notFound(language, text);
  const forms = await language.inflections(word);
  const shown = forms
    .filter(({ form }) => ['polite', 'te', 'negative'].includes(form))
    .map(({ written }) => written);
  return textReply(paragraphs(`${named(word)} ${verbGroup(word, forms)}`, `So: ${shown.join('、')}.`), [
    word,
  ]);
}

/** Some Japanese of which it is not clear what is asked: what is wrong in it, else what it means, and what is meant. */
export async function partly(input: AnswerInput, text: string, isNext = false): Promise<Reply> {
  const { language } = input;
  const point = [...text].length > 1 ? language.lore().grammar([text]) : null;
  // What is wrong has no meaning and no forms; わかるを is no sentence.
  const found = point || /[をにでがへと]$/u.test(text) ? null : foundIn(await language.correct(text));
  if (found) return textReply(found);
  const known = point ? await grammarPoint(input, point) : await mean(input, text);
  // How it is used, how polite it is and to whom one says it is what is asked of most of these.
  if (point === null ? language.lore().manners(text) !== null : !isNext) return known;
  const offer = isLong(text)
    ? `shall I look for mistakes, “check: ${text}”`
    : `do you want a sentence with it, “an example with ${text}”, or its forms, “conjugate ${text}”`;
  return {
    ...known,
    content: paragraphs(
      `I am not sure what you ask about ${text}. What I know:`,
      known.content,
      `Is it that, or ${offer}?`,
    ),
  };
}

const isLong = (text: string): boolean => hasJapanese(text) && [...text].length > 6;

/** Words that have an order, with their readings. */
export const inOrder = (words: readonly Listed[]): Reply =>
  textReply(
    paragraphs(
      'Here they are, in their order:',
      items(words.map((word) => spelled(word) + (word.english ? `: “${word.english}”` : ''))),
    ),
  );
