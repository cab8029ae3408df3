import { authoredRows } from '../authored/read-authored';

/** A text with what was put right, and why. */
interface PutRight {
  readonly text: string;
  readonly remarks: readonly string[];
}

/** A word in kana begins behind no other kana, but for a particle or a counter: 三まい|かて. */
const KANA_BEGINS =
  '(?<![ぁ-ん](?<![はがをにでともへのや])(?<!まい|[ほぼぽ]ん|[はばぱ]い|さつ|だい|[ひびぴ]き|にん|とつ|たつ|っつ))';
/** A word in kanji begins and ends where kanji begin and end: 会者, but 司会者. */
const KANJI_BEGINS = String.raw`(?<!\p{Script=Han})`;
const KANJI_ENDS = String.raw`(?!\p{Script=Han})`;

const HAN = /\p{Script=Han}/u;
const whole = (wrong: string): string =>
  (HAN.test(wrong.charAt(0)) ? KANJI_BEGINS : KANA_BEGINS) +
  wrong +
  (HAN.test(wrong.slice(-1)) ? KANJI_ENDS : '');

/** Verbs of which て stands behind っ: what their form without it looks like is no form of any word. */
const DOUBLED = 'か|ま|の|と|う|も|あ|もら|つか|てつだ|すわ|つく|おく|あら|しゃべ|がんば|わた|とま|のぼ|なら';

const SUBJECTS =
  'わたし|ぼく|あなた|かれ|かのじょ|これ|それ|あれ|ここ|そこ|きょう|あした|せんせい|なまえ|しゅみ|ともだち|がっこう|私|僕|彼|彼女|今日|明日|昨日|父|母|兄|姉|弟|妹|先生|名前|趣味|友達|学校|日本';
const PLACES =
  'がっこう|うち|いえ|えき|かいしゃ|だいがく|びょういん|ぎんこう|としょかん|こうえん|にほん|とうきょう|きょうと|おおさか|くに|うみ|やま|まち|みせ|スーパー|デパート|コンビニ|レストラン|アメリカ|トイレ|ホテル|学校|家|駅|会社|大学|病院|銀行|図書館|公園|日本|東京|京都|大阪|国|海|山|町|店|部屋|空港';
const DEEDS =
  '勉強|べんきょう|宿題|しゅくだい|テニス|サッカー|仕事|しごと|料理|りょうり|掃除|そうじ|練習|運動|買い物|かいもの|散歩|ゲーム';
const OBJECTS =
  '[ァ-ヴー]|ほん|みず|しんぶん|えいが|すし|くすり|さけ|おちゃ|ごはん|さかな|にく|やさい|てがみ|おんがく|ふく|くるま|りょうり|にほんご|えいご|かんじ|うた|ざっし|まんが|しゃしん|りんご|これ|それ|あれ|本|水|新聞|映画|寿司|薬|酒|茶|ご飯|魚|肉|野菜|手紙|音楽|服|車|料理|日本語|英語|漢字|歌|雑誌|漫画|写真';
const STEMS = '読み|飲み|食べ|見|聞き|買い|書き|作り|習い|よみ|のみ|たべ|きき|かい|かき|つくり|ならい|み';

/** A particle that is written as it sounds. これわかる is これ and 分かる, and 東京えきまで has a station. */
const PARTICLES: readonly (readonly [place: RegExp, right: string])[] = [
  [
    new RegExp(
      `(?<=${KANJI_BEGINS}${KANA_BEGINS}(?:${SUBJECTS}))わ(?!か|たし|す|る|ら|り|け|ざ|ず|ん|き|く|$|[。、！？よねあー])`,
      'gu',
    ),
    'は',
  ],
  [new RegExp(`(?<=(?:${PLACES}))え(?=行|来|帰|い[きくっこ]|きま[すしせ]|くる|かえ[りるっ])`, 'gu'), 'へ'],
  [new RegExp(`(?<=(?:${OBJECTS}))お(?=(?:${STEMS})(?:ま[すしせ]|たい)|ください|下さい)`, 'gu'), 'を'],
  [new RegExp(`(?<=(?:${DEEDS}))お(?=し(?:ま[すしせ]|て|た)|する)`, 'gu'), 'を'],
];

const SOUNDS: Readonly<Record<string, string>> = { は: 'わ', へ: 'え', を: 'お' };

/** Puts right what is written as no word and no particle is: ありがとございます, つずけて, 会者, わたしわ. */
export function createSpellingFixer(): (text: string) => PutRight {
  const right = new Map(
    authoredRows('misspellings.tsv', 2).map(({ columns: [wrong = '', is = ''] }) => [wrong, is]),
  );
  const known = new RegExp(
    [...right.keys()]
      .sort((a, b) => b.length - a.length)
      .map(whole)
      .join('|'),
    'gu',
  );
  const undoubled = new RegExp(`${KANA_BEGINS}(${DOUBLED})て(?=ください|下さい|います|いる|いました)`, 'gu');
  return (given) => {
    const remarks: string[] = [];
    const say = (why: string, is: string): string => {
      remarks.push(why);
      return is;
    };
    let text = given.replace(known, (wrong) => {
      const is = right.get(wrong) ?? wrong;
      return say(`${wrong} is written ${is}.`, is);
    });
    text = text.replace(undoubled, (wrong, root: string) =>
      say(`${wrong} is written ${root}って, with a small っ.`, `${root}って`),
    );
    for (const [place, particle] of PARTICLES)
      text = text.replace(place, () =>
        say(`The particle that sounds like ${SOUNDS[particle] ?? ''} is written ${particle}.`, particle),
      );
    return { text, remarks };
  };
}
