/**
 * Every word that a text may be a form of, without a dictionary: 払わされた → 払わされる, 払う, … Guesses; a caller looks each
 * one up and asks whether it inflects so.
 */

/** What a word must be, to be inflected like that; a noun or na-adjective takes the copula, the latter な as well. */
type WordClass = 'v1' | 'v5' | 'vk' | 'vs' | 'adj-i' | 'noun' | 'adj-na';
/** A `form` is no word yet: 食べて, 食べちゃ. A `said` may be one, with something behind it: 食べる前に. */
type StepClass = WordClass | 'form' | 'said';

/** A dictionary form that a text may come from. */
export interface BaseForm {
  readonly word: string;
  readonly wordClass: WordClass;
  /** How many endings were taken off. */
  readonly steps: number;
}

/** Rows of the godan verbs: the dictionary form's last kana with its a, i, e and o. */
const ROWS =
  'うわいえお くかきけこ ぐがぎげご すさしせそ つたちてと ぬなにねの ぶばびべぼ むまみめも るらりれろ'
    .split(' ')
    .map(([u = '', a = '', i = '', e = '', o = '']) => ({ u, a, i, e, o }));
type Row = 'a' | 'i' | 'e' | 'o';

/** て-forms by what is cut off, with the dictionary endings that give them; 行って is irregular. */
const TE: readonly (readonly [te: string, dictionary: string])[] = [
  ...(['う', 'つ', 'る'] as const).map((u) => ['って', u] as const),
  ...(['ぬ', 'ぶ', 'む'] as const).map((u) => ['んで', u] as const),
  ['いて', 'く'],
  ['いで', 'ぐ'],
  ['して', 'す'],
];

const NOT = 'ない ず ずに ずにはいられない ぬ ねば ざるを得ない ざるをえない'.split(' ');
/** What stands on each stem, as the dictionary has it or as it stands at the end of a sentence. */
const ON: Readonly<Record<Row, readonly string[]>> = {
  i: [
    ...'ます ました ません ませんでした ましょう まして ましたら たい たがる ながら なさい すぎる 過ぎる やすい にくい づらい'.split(
      ' ',
    ),
    ...'がたい 難い そう そうもない そうになる かた 方 つつ つつある がち がちな っぱなし っこない かけ かけの かける たて たての 次第'.split(
      ' ',
    ),
    ...'かねる かねない 得る 得ない はじめる 始める つづける 続ける おわる 終わる おえる 終える だす 出す あう 合う わすれる 忘れる'.split(
      ' ',
    ),
    ...'きる 切る 切れる きれる なおす 直す ようがない に に行く にいく に来る にくる に帰る にかえる に戻る に出かける'.split(
      ' ',
    ),
  ],
  a: [...NOT, 'せる', 'れる'],
  e: ['る', 'ば', ''],
  o: ['う', 'うとする'],
};
/** On the stem of a one-row verb. */
const ON_ICHIDAN = [...ON.i, ...NOT, ...'させる られる れる れば ろ よ よう ようとする'.split(' ')];
const ON_SURU = [
  ...ON.i.map((ending) => `し${ending}`),
  ...NOT.slice(1).map((ending) => `せ${ending}`),
  ...'しない させる される させられる すれば しよう しようとする しろ せよ できる 出来る して'.split(' '),
];
const ON_KURU = ON_ICHIDAN.filter((ending) => !['ろ', 'よ', 'れば'].includes(ending));
const ON_TE = [
  ...'いる る ある おく しまう みる 見る くる 来る いく 行く く くれる もらう おる いらっしゃる'.split(' '),
  ...'あげる やる ください 下さい くださる いただく ほしい 欲しい から からでないと も は ね よ'.split(' '),
  ...'もいい もよい もよろしい もかまわない も構わない もだいじょうぶ も大丈夫 はいけない はならない はだめ はダメ みたい'.split(
    ' ',
  ),
  ...'ばかり よかった 良かった ごめん ごめんなさい すみません ありがとう すぐ'.split(' '),
  ...'しょうがない しかたがない 仕方がない たまらない ならない'.split(' '),
];
const ON_ADJECTIVE =
  'く くて くない かった かったら ければ さ そう すぎる 過ぎる くなる くする がる くありません くても め げ'.split(
    ' ',
  );
const ON_NOUN = [
  ...'の です でした だ だった だったら に で なら になる にする だから なので なのに'.split(' '),
  ...'じゃない ではない じゃありません ではありません じゃなかった ではなかった'.split(' '),
];
const ON_NA = ['な', 'ような', 'ように', 'さ', 'そう', 'すぎる', '過ぎる', 'がる'];
/** Said behind any of them, with no change of what is before. */
const BEHIND =
  /(?:です|でした|でしょう|だろう|んです|のです|(?<=[うくぐすつぬぶむるいただん])(?:か|ね|よ|の)|らしい|みたい|はず)$/;
const THOUGHT = '(?:う|います|った|いました|っている|っています|って)';
const BECAME =
  '(?:する|した|します|しました|している|しています|なる|なった|なります|なりました|なってきた|なっている)';
/** What stands behind a plain form, longer than one kana: 食べたことがある, 飲む前に, 行くつもりです. */
const SAID_BEHIND = new RegExp(
  `(?:${[
    'こと(?:が|は|も)?(?:ある|あります|あった|ない|ありません|なかった|できる|できます|できた|できました|できない|できません)?',
    `(?:こと|よう)に${BECAME}`,
    '(?:ほう|方)が(?:いい|よい|良い)',
    '(?:まえ|前|うち|間|あいだ)に?',
    '(?:あと|後)[でに]?',
    '(?:とき|時|ため|よう|ところ|たび|度)[にへでは]?',
    '(?:まで|までに|まま|ばかり|だけ|つもり|予定|べき|のに|ので|から|けど|けれど|けれども|なら|って(?<=\\p{Script=Han}.*)|より|ほど|くらい|ぐらい|ほうが|方が)',
    '(?:かもしれない|かもしれません|かも知れない|かも|はずだ|らしい|みたい|そう|わけ|よね|かな|じゃん)',
    '(?:に(?:違い|ちがい)|はずが|わけが|わけでは|わけじゃ|どころでは)(?:ない|ありません|なかった)',
    '(?:わけに[はも](?:い|行)(?:く|かない)|に決まっている|とは限らない|とはかぎらない|ことになっている|に過ぎない|にすぎない)',
    `と(?:思|おも|言|い)${THOUGHT}`,
    '(?:する|します|した|しました|している|しています)(?<=[ただ]り.{2,5})',
    '[ともがしのなねよかぞぜわさん](?<=\\p{Script=Han}.*)',
  ].join('|')})$`,
  'u',
);
/** それのに is no それ of 剃る: nothing of the kind stands behind an order. */
const NEVER_ORDERED = /[えけげせねべめれ](?:のに|ので|から|まで|だけ|より|ほど|つもり|予定)$/;
/** How what must, may or may not be done ends: 食べなければならない. */
const MUST =
  /(?<=ば|は|ちゃ|じゃ|きゃ|くちゃ|と)(?:ならない|なりません|ならなかった|いけない|いけません|いけなかった|だめ|ダメ|駄目)$/;

/** What one wishes that one had done: 行けばよかった. */
const WISHED = /(?<=ば|[ただ]ら)(?:よかった|良かった|いい|よい|良い)(?:のに|な)?$/;

/** Contractions with what they are short for. */
const SHORT: readonly (readonly [RegExp, string])[] = [
  [/ちゃう$/, 'てしまう'],
  [/じゃう$/, 'でしまう'],
  [/らんない$/, 'られない'],
  [/んない$/, 'らない'],
  [/とく$/, 'ておく'],
  [/どく$/, 'でおく'],
  [/(た|だ)(ら|り)$/, '$1'],
  [/ないと$/, 'ない'],
  [/なきゃ$|なくちゃ$|なければ$|なくては$/, 'ない'],
  [/なくてもいい$|なくて$|ないで$/, 'ない'],
  // 払わされる; 動かされる is rather 動かす than 動く, and 不利な rather 不利 than 振る.
  [/(?<=[かがたなばまらわ])される$/, 'せられる'],
  [/な$/, 'なさい'],
  [/ちゃ$/, 'ては'],
  [/じゃ$/, 'では'],
  [/った$/, 'って'],
  [/んだ$/, 'んで'],
  [/いだ$/, 'いで'],
  [/た$/, 'て'],
];

const MAX_STEPS = 7;
const MAX_FORMS = 160;
/** Longer texts are no word. */
const MAX_LENGTH = 24;

/** The guesses, those with the fewest endings taken off first; the text itself is none of them. */
export function deinflect(text: string): BaseForm[] {
  if (text.length > MAX_LENGTH) return [];
  const found = new Map<string, Omit<BaseForm, 'wordClass'> & { readonly wordClass: StepClass }>();
  let current = [text];
  for (let steps = 1; steps <= MAX_STEPS && current.length > 0 && found.size < MAX_FORMS; steps += 1) {
    const next: string[] = [];
    for (const [base, wordClass] of current.flatMap(oneStep)) {
      const name = `${base}|${wordClass}`;
      if (base.length === 0 || base === text || found.has(name)) continue;
      found.set(name, { word: base, wordClass, steps });
      next.push(base);
    }
    current = next;
  }
  return [...found.values()].slice(0, MAX_FORMS).flatMap(({ wordClass, ...form }): BaseForm[] => {
    if (wordClass === 'said') return classesOf(form.word).map((one) => ({ ...form, wordClass: one }));
    return wordClass === 'form' ? [] : [{ ...form, wordClass }];
  });
}

type Step = readonly [base: string, wordClass: StepClass];

/** お待ちください, お読みになる, お願いします, ご注意ください: politely, what the stem or the noun says. */
const POLITE = /^[おご御](.+?)(?:になる|ください|下さい|くださる|する|いたす|致す|いただく|頂く|です)$/;

function oneStep(text: string): Step[] {
  const short = SHORT.flatMap(([ending, long]) => (ending.test(text) ? [text.replace(ending, long)] : []));
  const spoken = [BEHIND, MUST, WISHED].flatMap((behind) =>
    behind.test(text) ? [text.replace(behind, '')] : [],
  );
  const before = SAID_BEHIND.test(text) && !NEVER_ORDERED.test(text) ? [text.replace(SAID_BEHIND, '')] : [];
  const [, polite] = POLITE.exec(text) ?? [];
  return [
    ...[...spoken, ...before].map((said): Step => [said, 'said']),
    ...short.map((other): Step => [other, 'form']),
    ...(polite === undefined ? [] : [...stemOf(polite), [`${polite}する`, 'vs'] as const]),
    ...godan(text),
    ...honorific(text),
    ...teForms(text),
    ...irregular(text),
    ...cut(text, ON_ICHIDAN).map((stem): Step => [`${stem}る`, 'v1']),
    ...cut(text, ON_ADJECTIVE).flatMap(adjectives),
    // まで is no form of 間.
    ...cut(text, ON_NOUN).flatMap((stem): Step[] => (/^[ぁ-ん]$/.test(stem) ? [] : [[stem, 'noun']])),
    ...cut(text, ON_NA).map((stem): Step => [stem, 'adj-na']),
    ...cut(text, ON_TE)
      .filter((te) => /[てで]$/.test(te))
      .map((te): Step => [te, 'form']),
  ];
}

/** かっこよかった is かっこいい. */
const adjectives = (stem: string): Step[] => [
  ...(/.よ$/.test(stem) ? [[`${stem.slice(0, -1)}いい`, 'adj-i'] as const] : []),
  [`${stem}い`, 'adj-i'],
];

/** The verbs of which it is the stem. */
const stemOf = (text: string): Step[] => [[`${text}る`, 'v1'], ...onRow('i', text)];

/** What a text may be that has something behind it, as it stands. */
function classesOf(text: string): WordClass[] {
  if (text.endsWith('する')) return ['vs'];
  if (/(くる|来る)$/.test(text)) return ['vk', 'v5'];
  if (text.endsWith('る')) return ['v1', 'v5'];
  if (/[うくぐすつぬぶむ]$/.test(text)) return ['v5'];
  return text.endsWith('い') ? ['adj-i'] : [];
}

/** What is before each of the endings that the text has. */
const cut = (text: string, endings: readonly string[]): string[] =>
  endings.flatMap((ending) =>
    text.length > ending.length && text.endsWith(ending) ? [text.slice(0, text.length - ending.length)] : [],
  );

function onRow(row: Row, stem: string): Step[] {
  const hit = ROWS.find((kana) => stem.endsWith(kana[row]));
  return hit ? [[stem.slice(0, -1) + hit.u, 'v5']] : [];
}

function godan(text: string): Step[] {
  const rows = Object.entries(ON) as [Row, readonly string[]][];
  return rows.flatMap(([row, endings]) => cut(text, endings).flatMap((stem) => onRow(row, stem)));
}

/** くださいます, なさいました. */
const honorific = (text: string): Step[] =>
  cut(text, ON.i)
    .filter((stem) => /(?:くださ|下さ|なさ|いらっしゃ|おっしゃ|ござ)い$/.test(stem))
    .map((stem): Step => [`${stem.slice(0, -1)}る`, 'v5']);

function teForms(text: string): Step[] {
  const regular = TE.flatMap(([te, u]) => cut(text, [te]).map((stem): Step => [stem + u, 'v5']));
  const going = cut(text, ['行って', 'いって']).map((before): Step => [
    `${before}${text.includes('行') ? '行' : 'い'}く`,
    'v5',
  ]);
  // 持ってく and 連れてって are 持っていく and 連れていく.
  const brought = cut(text, ['く', 'って', 'った']).flatMap((te): Step[] =>
    /.[てで]$/.test(te) ? [[`${te}いく`, 'v5']] : [],
  );
  const single = cut(text, ['て']).map((stem): Step => [`${stem}る`, 'v1']);
  const [, go] = /^(行|い)って$/.exec(text) ?? [];
  return [...regular, ...(go === undefined ? going : [[`${go}く`, 'v5'] as const]), ...brought, ...single];
}

function irregular(text: string): Step[] {
  // しなきゃ is a form of する alone, できる a word.
  const suru = ON_SURU.filter(
    (ending) => text.endsWith(ending) && (text !== ending || /^(?:し|せ|すれ)/.test(ending)),
  ).map((ending): Step => [`${text.slice(0, -ending.length)}する`, 'vs']);
  const done = cut(text, ['をする']).map((noun): Step => [`${noun}する`, 'vs']);
  const kuru = cut(text, ON_KURU).flatMap((stem): Step[] =>
    /来$/.test(stem)
      ? [[`${stem}る`, 'vk']]
      : /[きこ]$/.test(stem)
        ? [[`${stem.slice(0, -1)}くる`, 'vk']]
        : [],
  );
  const came = cut(text, ['て']).flatMap((stem): Step[] =>
    /来$/.test(stem) ? [[`${stem}る`, 'vk']] : /き$/.test(stem) ? [[`${stem.slice(0, -1)}くる`, 'vk']] : [],
  );
  // 自信がない
  const lacking = cut(text, ['がない', 'がなかった', 'がなくて', 'がありません', 'がありませんでした']).map(
    (stem): Step => [`${stem}がある`, 'v5'],
  );
  // 飲みすぎ is 飲みすぎる, and 大きすぎ 大きすぎる.
  const over: Step[] = /.(?:すぎ|過ぎ)$/.test(text) ? [[`${text}る`, 'v1']] : [];
  // ございません
  const said = cut(text, ['ません', 'ませんでした']).map((stem): Step => [`${stem}ます`, 'v5']);
  return [...suru, ...done, ...kuru, ...came, ...lacking, ...over, ...said];
}
