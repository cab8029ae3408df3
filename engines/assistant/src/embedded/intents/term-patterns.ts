import type { Intent } from './intent';
import { patternsFor, type IntentPattern, type Parts } from './pattern';

/** Behind the term: that it is asked for, and nothing else; 彼の敬語は正しいです is said. */
const ASKED =
  '(?:(?:は|って|とは)(?:何|なん|なに|どう)?(?:です|でしょう)?か?|(?:を|が|も)(?:教え|おしえ|お願い|くだ|下さ|知り).*)?';

/** 食べるの…は？, 「食べる」の…を教えて, 開く(あく)の…って何ですか: what is asked of a word by the term for it. */
const asked = (terms: string): RegExp =>
  new RegExp(
    `^[「『]?(?<text>[^「」『』、。を\\s]{1,12}?)(?:[(（][ぁ-んァ-ヶー]+[)）])?[」』]?の(?<term>${terms})${ASKED}$`,
    'u',
  );

const term = (terms: string, intent: (text: string, part: Parts) => Intent): readonly IntentPattern[] =>
  patternsFor([asked(terms)], (part) => intent(part('text'), part));

const KEIGO: Readonly<Record<string, 'humble' | 'honorific'>> = { 謙譲語: 'humble', 尊敬語: 'honorific' };

/** Terms of grammar, asked about in Japanese; of one that we know nothing of, what is meant is asked back. */
export const termPatterns: readonly IntentPattern[] = [
  // 「て」形がわかりません
  ...patternsFor(
    [
      /^[「『]?て[」』]?[ 　]?形(?:が|は|を|の)(?:.{0,6}?)(?:わか|分か|教え|おしえ|作り方|作りかた|説明|難し|むずかし|ルール).*$/u,
    ],
    () => ({ kind: 'mean', text: 'て形' }),
  ),
  ...patternsFor(
    [
      /^(?:短い|簡単な|新しい)?例文(?:を|が)?(?:一つ|ひとつ)?(?:ください|下さい|お願いします|教えてください|教えて|作ってください|見せてください|見せて)[、。:： 　]*[「『]?(?<text>[^「」『』、。をは]{1,10})[」』]?$/u,
    ],
    (part) => ({ kind: 'example', text: part('text') }),
  ),
  ...term('謙譲語|尊敬語|敬語', (text, part) => ({
    kind: 'keigo',
    verbs: [text],
    which: KEIGO[part('term')] ?? null,
  })),
  ...term('自動詞|他動詞', (text, part) => ({
    kind: 'pair',
    verbs: [text],
    which: part('term') === '他動詞' ? 'does' : 'happens',
  })),
  ...term('反意語|対語|逆', (text) => ({ kind: 'opposite', text })),
  ...term('類義語|類語|同義語|同意語|似た言葉|似ている言葉|同じ意味の言葉', (text) => ({
    kind: 'similar',
    text,
  })),
  ...term('辞書形|じしょけい|原形|終止形|基本形', (text) => ({ kind: 'dictionaryForm', text })),
  ...term('グループ', (text) => ({ kind: 'verbClass', text })),
  ...term('部首|部品|成り立ち', (text) => ({ kind: 'parts', text })),
  ...term('書き順|筆順|画数', (text) => ({ kind: 'kanji', text })),
  ...term('数え方|かぞえかた|助数詞', (noun) => ({ kind: 'count', value: 1, noun })),
  ...term('品詞|レベル', (text) => ({ kind: 'mean', text })),
  ...term('語源|由来', (word) => ({ kind: 'cannot', about: 'origin', word })),
  ...term('アクセント|イントネーション', (word) => ({ kind: 'cannot', about: 'accent', word })),
  ...term('略|略語|ニュアンス|連体形|未然形|仮定形', (text) => ({ kind: 'partly', text })),
];
