import type { Token } from './tokeniser';

/**
 * Where IPADIC's reading is not the one a learner needs. `surface` may span several tokens, which become one word;
 * `before` and `after` look at the neighbouring token's surface. The first rule that fits wins, longer surfaces first.
 * Every miss found becomes a rule here and a line in the test.
 */
interface ReadingRule {
  readonly surface: string;
  readonly reading: string;
  readonly before?: RegExp;
  readonly after?: RegExp;
  /** Some token before it in the sentence, however far. */
  readonly earlier?: RegExp;
  /** Only for this dictionary form: 降り of 降る, not of 降りる. */
  readonly base?: string;
}

const rule = (surface: string, reading: string, rest: Omit<ReadingRule, 'surface' | 'reading'> = {}) => ({
  surface,
  reading,
  ...rest,
});

/** What follows a number, or です, reads 何 as なん. */
const COUNTED =
  /^(です|でし|だ|だろ|でしょ|じゃ|の|と|時|分|人|回|枚|本|年|月|日|歳|階|曜日|て|名|度|番|円|冊|台|個|で)$/;
const SHOP = /^(店|銀行|デパート|スーパー|コンビニ|屋|図書館|病院|郵便局|窓|ドア)$|屋$/;
const PARTICLE = /^(が|は|を|に|の|も|で|へ|と|から|まで)$/;
/** What falls: 降り behind it is 降る, where the tokeniser sees 降りる (to get off). */
export const FALLING = /^(雨|雪|大雨|大雪|雹)$/;

const ATTRIBUTE = /^(の|い|な|た|だ|る|この|その|あの|どの|どんな|こんな|そんな|いい)$/;

const READING_RULES: readonly ReadingRule[] = [
  rule('一人一人', 'ひとりひとり'),
  rule('一人暮らし', 'ひとりぐらし'),
  rule('一人で', 'ひとり で'),
  rule('大人', 'おとな'),
  rule('一番', 'いちばん'),
  rule('一晩', 'ひとばん'),
  rule('一杯', 'いっぱい'),
  rule('何', 'なん', { after: COUNTED }),
  rule('何か', 'なにか'),
  rule('何も', 'なにも'),
  rule('何月', 'なんがつ'),
  rule('何色', 'なにいろ'),
  rule('何語', 'なにご'),
  rule('大分', 'だいぶ', {
    after:
      /^(よく|良く|前|慣れ|上手|違い|違う|疲れ|寒く|暑く|暖かく|遅く|遅れ|待っ|待ち|高く|安く|減り|増え)$/,
  }),
  rule('日本中', 'にほんじゅう'),
  rule('何曜日', 'なんようび'),
  rule('何でも', 'なんでも'),
  rule('何時間', 'なんじかん'),
  rule('何分', 'なんぷん'),
  rule('何本', 'なんぼん'),
  rule('何匹', 'なんびき'),
  rule('何杯', 'なんばい'),
  rule('何階', 'なんがい'),
  // The everyday verb: a picture is かく, えがく is of books.
  rule('描い', 'かい', { earlier: /^(絵|図|地図|漫画|似顔絵)$/ }),
  rule('描き', 'かき', { earlier: /^(絵|図|地図|漫画|似顔絵)$/ }),
  rule('描く', 'かく', { earlier: /^(絵|図|地図|漫画|似顔絵)$/ }),
  rule('降り', 'ふり', { base: '降る' }),
  rule('降り', 'ふり', { earlier: FALLING }),
  rule('日本', 'にほん'),
  rule('日本人', 'にほんじん'),
  rule('日本語', 'にほんご'),
  rule('日本酒', 'にほんしゅ'),
  rule('日本料理', 'にほんりょうり'),
  rule('辛い', 'つらい', {
    after: /^(経験|思い|時|こと|仕事|生活|日|日々|気持ち|立場|思い出|別れ|練習|目|人生)$/,
  }),
  rule('辛い', 'からい'),
  rule('辛く', 'からく'),
  rule('辛かっ', 'からかっ'),
  rule('薬', 'くすり'),
  rule('今日', 'きょう'),
  rule('昨日', 'きのう'),
  rule('明日', 'あした'),
  rule('明後日', 'あさって'),
  rule('一昨日', 'おととい'),
  rule('一昨年', 'おととし'),
  rule('昨夜', 'ゆうべ'),
  rule('今朝', 'けさ'),
  rule('今年', 'ことし'),
  rule('一日', 'ついたち', { before: /月$/ }),
  rule('一日', 'いちにち'),
  rule('十分', 'じゅっぷん', { before: /時$/ }),
  rule('十分', 'じゅっぷん', {
    after: /^(です|でし|ぐらい|くらい|待っ|待ち|かかり|かかる|で|後|前|ほど|歩い|しか|遅れ|休み)$/,
  }),
  rule('私', 'わたし'),
  rule('父', 'ちち'),
  rule('母', 'はは'),
  rule('家', 'いえ', {
    before: /^(|昨日|今日|明日|昨夜|今晩|いつ|の|は|が|、|「|で|に|へ|い|な|た|だ|この|その|あの|どの)$/,
  }),
  rule('後で', 'あと で'),
  rule('後', 'あと', { before: /^(の|た|だ)$/ }),
  rule('方', 'かた', { before: /^(この|その|あの|どの)$/, after: /^(は|です|も|の|を|と)$/ }),
  rule('方', 'ほう', { before: ATTRIBUTE, after: /^(が|へ|に|は|です)$/ }),
  rule('方', 'かた', { before: /^(この|その|あの|どの|の)$/ }),
  rule('上手', 'じょうず'),
  rule('下手', 'へた'),
  rule('お腹', 'おなか'),
  rule('開い', 'あい', { before: /^が$/, base: '開く' }),
  rule('開き', 'あき', { before: /^(が|は)$/, base: '開く' }),
  rule('空い', 'あい', { earlier: /^(席|部屋|手)$/, base: '空く' }),
  rule('空き', 'すき', { earlier: /^(お腹|おなか|腹)$/, base: '空く' }),
  rule('空い', 'すい', { before: /^(が|は|も)$/, base: '空く' }),
  rule('入っ', 'はいっ'),
  rule('行っ', 'おこなっ', { before: /^を$/ }),
  rule('行っ', 'いっ'),
  rule('来られ', 'こられ'),
  rule('割る', 'わる'),
  rule('大勢', 'おおぜい'),
  rule('辺', 'へん', { before: /^(この|その|あの|どの)$/ }),
  rule('この間', 'このあいだ', { after: /^(、|は|の|)$/ }),
  rule('この頃', 'このごろ'),
  rule('行き先', 'いきさき'),
  rule('弾き', 'ひき', { base: '弾く' }),
  rule('弾い', 'ひい', { base: '弾く' }),
  rule('弾く', 'ひく'),
  rule('弾け', 'ひけ'),
  rule('角', 'つの', { earlier: /^(鬼|牛|鹿|羊|やぎ)$/ }),
  rule('角', 'かど'),
  rule('市場', 'いちば'),
  rule('木の下', 'き の した'),
  rule('木', 'き'),
  rule('山の上', 'やま の うえ'),
  rule('梅の花', 'うめ の はな'),
  rule('松の木', 'まつ の き'),
  rule('夜の森', 'よる の もり'),
  rule('誰か', 'だれか'),
  rule('鶏肉', 'とりにく'),
  rule('十', 'とお', { before: /^が$/ }),
  rule('役に立ち', 'やく に たち'),
  rule('役に立つ', 'やく に たつ'),
  rule('役に立っ', 'やく に たっ'),
  rule('ありがとうございます', 'ありがとう ございます'),
  rule('ありがとうございました', 'ありがとう ございました'),
  rule('おはようございます', 'おはよう ございます'),
  rule('おめでとうございます', 'おめでとう ございます'),
  rule('お先', 'おさき'),
  rule('お先に', 'おさき に'),
  rule('試着', 'しちゃく'),
  rule('そうですね', 'そう です ね', { before: /^(|。|、|「|『)$/ }),
  rule('もしもし', 'もしもし'),
  rule('琴', 'こと'),
  rule('百合', 'ゆり'),
  rule('餃子', 'ぎょうざ'),
  rule('土', 'つち', { after: PARTICLE }),
  rule('腹痛', 'ふくつう'),
  rule('開い', 'あい', { before: /^(から|まで)$/, base: '開く' }),
  rule('開い', 'あい', { earlier: SHOP, base: '開く' }),
  rule('開き', 'あき', { earlier: SHOP, base: '開く' }),
  rule('火', 'ひ', { after: PARTICLE }),
  rule('日', 'ひ', { before: ATTRIBUTE }),
  rule('表', 'おもて', { before: /^(の|)$/, after: PARTICLE }),
  rule('人', 'ひと', { before: ATTRIBUTE }),
  rule('間', 'あいだ', { before: ATTRIBUTE, after: /^(に|は|も|の|を|が|、)$/ }),
  rule('空', 'そら', { after: PARTICLE }),
  rule('米', 'こめ', { after: PARTICLE }),
  rule('紅葉', 'こうよう'),
  rule('背', 'せ'),
  rule('次', 'つぎ'),
  rule('港', 'みなと', { after: PARTICLE }),
  rule('他', 'ほか', { after: /^(の|に|は|も)$/ }),
  rule('何時', 'なんじ'),
  rule('一日中', 'いちにちじゅう'),
  rule('チェックアウト', 'チェックアウト'),
  rule('バス停', 'バスてい'),
  rule('どうやって', 'どう やって'),
  rule('まあまあ', 'まあまあ'),
  rule('このたび', 'このたび'),
  rule('いつまでも', 'いつまでも'),
  rule('だれか', 'だれか'),
  rule('申し訳ございません', 'もうしわけ ございません'),
  rule('預け', 'あずけ'),
  rule('長い間', 'ながい あいだ'),
  rule('夜中', 'よなか'),
  rule('夜更かし', 'よふかし'),
  rule('とんかつ', 'とんかつ'),
  rule('すごろく', 'すごろく'),
  rule('じゃんけんで', 'じゃんけん で'),
  rule('ふすま', 'ふすま'),
  rule('ばんそうこう', 'ばんそうこう'),
  rule('にゃあ', 'にゃあ'),
  rule('虫よけ', 'むしよけ'),
  rule('赤いちょうちん', 'あかい ちょうちん'),
  rule('貼り付け', 'はりつけ'),
  rule('貼り付ける', 'はりつける'),
  rule('百科事典', 'ひゃっかじてん'),
  rule('ゆで卵', 'ゆでたまご'),
  rule('礼儀正しい', 'れいぎただしい'),
  rule('成人の日', 'せいじん の ひ'),
  rule('目の下', 'め の した'),
  rule('そのため', 'そのため', { after: /^、$/ }),
  rule('かもしれ', 'かも しれ'),
  rule('気がつく', 'き が つく'),
  rule('気がつき', 'き が つき'),
  rule('気がつい', 'き が つい'),
  rule('気に入る', 'き に いる'),
  rule('気に入り', 'き に いり'),
  rule('気に入っ', 'き に いっ'),
  rule('ひげそり', 'ひげそり'),
  rule('うがい', 'うがい'),
  rule('叩い', 'たたい'),
  rule('叩き', 'たたき'),
  rule('叩く', 'たたく'),
  rule('薪', 'まき'),
  rule('罰', 'ばつ'),
  rule('通帳', 'つうちょう'),
  rule('神輿', 'みこし'),
  rule('仏', 'ほとけ', { after: PARTICLE }),
  rule('自撮り', 'じどり'),
  rule('金星', 'きんせい'),
  rule('粉薬', 'こなぐすり'),
  rule('筋トレ', 'きんトレ'),
  rule('白髪', 'しらが'),
  rule('額', 'ひたい', { earlier: /^(子ども|赤ちゃん|顔|熱|汗)$/ }),
  rule('一戸建て', 'いっこだて'),
  rule('預ける', 'あずける'),
];

const MAX_SPAN_TOKENS = 5;

const byLength = [...READING_RULES].sort((a, b) => b.surface.length - a.surface.length);
const bySurface = new Map<string, ReadingRule[]>();
for (const entry of byLength) bySurface.set(entry.surface, [...(bySurface.get(entry.surface) ?? []), entry]);

/**
 * The tokens with every rule applied: the tokens that a rule spans become one with the rule's reading (in hiragana).
 */
export function applyOverrides(tokens: readonly Token[]): Token[] {
  const corrected: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    const hit = findRule(tokens, at);
    const first = tokens[at];
    if (!first) break;
    corrected.push(hit ? merged(tokens.slice(at, at + hit.length), hit.rule) : first);
    at += hit?.length ?? 1;
  }
  return corrected;
}

function findRule(tokens: readonly Token[], at: number): { rule: ReadingRule; length: number } | null {
  for (let length = Math.min(MAX_SPAN_TOKENS, tokens.length - at); length > 0; length -= 1) {
    const span = tokens.slice(at, at + length);
    const before = tokens[at - 1]?.surface ?? '';
    const after = tokens[at + length]?.surface ?? '';
    const rule = bySurface
      .get(span.map((token) => token.surface).join(''))
      ?.find(
        (candidate) =>
          (!candidate.before || candidate.before.test(before)) &&
          (!candidate.after || candidate.after.test(after)) &&
          (!candidate.earlier ||
            tokens.slice(0, at).some(({ surface }) => candidate.earlier?.test(surface))) &&
          (!candidate.base || candidate.base === span[0]?.base),
      );
    if (rule) return { rule, length };
  }
  return null;
}

/**
 * Several tokens become a noun; a single one stays what it is, but a noun read as a word of its own is no suffix (二回 +
 * 薬).
 */
function merged(span: readonly Token[], { reading }: ReadingRule): Token {
  const [first] = span;
  if (first && span.length === 1) {
    return { ...first, reading, detail: first.pos === '名詞' ? '一般' : first.detail };
  }
  const surface = span.map((token) => token.surface).join('');
  return { surface, pos: '名詞', detail: '一般', form: '*', base: surface, reading };
}
