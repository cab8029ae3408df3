import type { FormName } from '@kotoba/language';
import type { Reply } from '../../assistant';
import { items, meaning, named, notFound, paragraphs, textReply, type AnswerInput } from './answer';
import { wordOfForm } from './find-word';

/** The form that a construct stands on, what of it falls off, and what stands behind it, plainly and politely. */
interface Build {
  readonly on: FormName;
  readonly off?: number;
  readonly ending: string;
  readonly polite?: string;
  /** What it says. */
  readonly says: string;
}

const BUILDS: Readonly<Record<string, Build>> = {
  てはいけない: { on: 'te', ending: 'はいけない', polite: 'はいけません', says: 'must not' },
  なくてもいい: { on: 'negative', off: 1, ending: 'くてもいい', polite: 'くてもいいです', says: 'need not' },
  なければならない: {
    ...{ on: 'negative', off: 1, ending: 'ければならない', polite: 'ければなりません', says: 'must' },
  },
  ないほうがいい: { on: 'negative', ending: 'ほうがいい', polite: 'ほうがいいです', says: 'had better not' },
  たほうがいい: { on: 'past', ending: 'ほうがいい', polite: 'ほうがいいです', says: 'had better' },
  てもいい: { on: 'te', ending: 'もいい', polite: 'もいいです', says: 'may' },
  ないで: { on: 'negative', ending: 'で', says: 'without …ing' },
  ないでください: { on: 'negative', ending: 'でください', says: 'please do not' },
  てください: { on: 'te', ending: 'ください', says: 'please' },
  ながら: { on: 'stem', ending: 'ながら', says: 'while …ing' },
  すぎる: { on: 'stem', ending: 'すぎる', polite: 'すぎます', says: 'too much' },
  前に: { on: 'plain', ending: '前に', says: 'before …ing' },
  後で: { on: 'past', ending: '後で', says: 'after …ing' },
  やすい: { on: 'stem', ending: 'やすい', polite: 'やすいです', says: 'easy to' },
  にくい: { on: 'stem', ending: 'にくい', polite: 'にくいです', says: 'hard to' },
  ている: { on: 'te', ending: 'いる', polite: 'います', says: 'is …ing' },
  たことがある: { on: 'past', ending: 'ことがある', polite: 'ことがあります', says: 'have done before' },
  てみる: { on: 'te', ending: 'みる', polite: 'みます', says: 'try' },
  つもり: { on: 'plain', ending: 'つもりだ', polite: 'つもりです', says: 'intend to' },
  かもしれない: { on: 'plain', ending: 'かもしれない', polite: 'かもしれません', says: 'might' },
  てほしい: { on: 'te', ending: 'ほしい', polite: 'ほしいです', says: 'want somebody to' },
  てしまう: { on: 'te', ending: 'しまう', polite: 'しまいます', says: 'completely, or by mistake' },
  ておく: { on: 'te', ending: 'おく', polite: 'おきます', says: 'in advance' },
  てから: { on: 'te', ending: 'から', says: 'after …ing' },
  たり: { on: 'past', ending: 'り', says: 'doing that, among other things' },
  なさい: { on: 'stem', ending: 'なさい', says: 'do it (said to a child or a pupil)' },
  ことができる: { on: 'plain', ending: 'ことができる', polite: 'ことができます', says: 'can' },
  なくて: { on: 'negative', off: 1, ending: 'くて', says: 'not …, and so' },
  さ: { on: 'plain', ending: 'こと', says: 'a noun: …ing' },
};

/** 高い: 高すぎる, 高さ. What stands on the stem of a verb stands on the root of an adjective. */
const ON_ROOT: Readonly<Record<string, string>> = { すぎる: 'すぎる', さ: 'さ' };

/** “must not” of 飲む: what is made of a word, with what it says. */
export async function constructed(input: AnswerInput, text: string, name: string): Promise<Reply> {
  const { language } = input;
  const word = await wordOfForm(language, text);
  const build = BUILDS[name];
  if (!word || !build) return notFound(language, text);
  const forms = await language.inflections(word);
  const isAdjective = word.part_of_speech === 'i-adjective';
  const root = isAdjective && name in ON_ROOT ? word.ja_word.replace(/い$/, '') : null;
  const base = forms.find(({ form }) => form === build.on)?.written;
  if (root === null && base === undefined)
    return textReply(`${named(word)} has no form with ${name}, as far as I know.`, [word]);
  const whole = root === null ? (base ?? '').slice(0, (base ?? '').length - (build.off ?? 0)) : root;
  const ending = root === null ? build.ending : (ON_ROOT[name] ?? '');
  const told = async (made: string): Promise<string> => {
    const { hiragana, romaji } = await language.read(made);
    return hiragana === made ? `${made} (${romaji})` : `${made} (${hiragana}, ${romaji})`;
  };
  const polite = build.polite && root === null ? `To be polite: ${await told(whole + build.polite)}.` : '';
  const both = name === 'なくて' ? `${await told(`${whole}いで`)}: “without …ing”, or before ください.` : '';
  const says = root !== null && name === 'さ' ? 'its noun' : `“${build.says}”`;
  const point = language.lore().grammar([name]);
  return textReply(
    paragraphs(
      `${await told(whole + ending)} is ${says}, of ${named(word)}, ${meaning(word.en_word)}. ${polite}${both}`.trim(),
      point && point.names.length < 3 ? items([point.note]) : null,
    ),
    [word],
  );
}
