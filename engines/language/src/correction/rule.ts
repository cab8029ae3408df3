import type { Token } from '../reading/tokeniser';

/** One thing to put right: the tokens from `at` become `text`. */
export interface Fix {
  readonly at: number;
  readonly length: number;
  readonly text: string;
  /** One sentence for the learner. */
  readonly why: string;
}

/** Looks at the tokens that begin at `at`; null when nothing is wrong there, or when it is not sure. */
export type Rule = (tokens: readonly Token[], at: number) => Fix | null;

/** Something that is off, where nobody can be sure what is meant: the tokens from `at`. */
export interface Doubt extends Omit<Fix, 'text'> {
  /** What may be meant in its place; none where only the learner knows. */
  readonly readings: readonly string[];
}

/** Looks like a rule, and asks where a rule would put right. */
export type DoubtRule = (tokens: readonly Token[], at: number) => Doubt | null;

export const isAdjective = (token: Token | undefined): token is Token =>
  token?.pos === '形容詞' && token.form === '基本形' && token.surface.endsWith('い');
export const isNoun = (token: Token | undefined): token is Token =>
  (token?.pos === '名詞' && !['非自立', '接尾', '形容動詞語幹'].includes(token.detail)) ||
  (token?.pos === 'UNK' && /^[ァ-ヴー]{2,}$/.test(token.surface));
export const isParticle = (token: Token | undefined, surface: string): boolean =>
  token?.pos === '助詞' && token.surface === surface;
export const isCopula = (token: Token | undefined, ...surfaces: string[]): boolean =>
  token?.pos === '助動詞' && surfaces.includes(token.surface);

type Kind = (token: Token) => boolean;

const firsts = new WeakMap<readonly Token[], Map<Kind, number>>();

/** The first token of a kind before `at`. Looked for once in a text, and not from each of its tokens. */
export function firstBefore(tokens: readonly Token[], at: number, kind: Kind): Token | undefined {
  const known = firsts.get(tokens) ?? new Map<Kind, number>();
  firsts.set(tokens, known);
  const first = known.get(kind) ?? tokens.findIndex(kind);
  known.set(kind, first);
  return first < at ? tokens[first] : undefined;
}

const WORDS = {
  /** Na-adjectives that learners meet early. */
  na: 'きれい 綺麗 静か にぎやか 賑やか 有名 親切 元気 大変 便利 不便 好き 大好き 嫌い 大嫌い 上手 下手 簡単 大切 暇 ひま 丈夫 立派 得意 苦手 不便 大事 素敵 丁寧 新鮮 複雑 ハンサム 真面目 おしゃれ 熱心 正直 特別 素直 派手 地味 上品 豊か 確か 穏やか 爽やか 鮮やか 滑らか 正確 重要 貴重 退屈 単純 面倒 失礼 清潔 残念 真剣 シンプル 重大 深刻 高価 快適 安全 危険 不思議 意外 楽 変 嫌 幸せ 自由 必要 十分 健康 しずか べんり ゆうめい しんせつ かんたん たいせつ りっぱ すてき ていねい まじめ じょうず へた すき だいすき きらい げんき たいへん',
  /** Of these, what makes no compound with the noun after it … */
  alone: 'きれい 綺麗 静か にぎやか 賑やか 立派 丈夫 大好き おしゃれ 豊か 穏やか 爽やか 鮮やか 滑らか',
  /** … and what is no noun itself, as in 元気の秘密. */
  notNoun:
    'きれい 綺麗 静か にぎやか 賑やか 有名 簡単 大切 丈夫 立派 便利 好き 大好き 不便 大事 素敵 丁寧 新鮮 複雑 ハンサム 嫌い 大嫌い 真面目 おしゃれ 熱心 正直 素直 派手 地味 豊か 確か 穏やか 爽やか 鮮やか 滑らか 正確 重要 貴重 退屈 単純 面倒 清潔 真剣 シンプル 大変 重大 深刻 高価 快適 嫌 残念 しずか べんり ゆうめい しんせつ かんたん たいせつ りっぱ すてき ていねい まじめ すき だいすき きらい',
  /** Before a noun of everyday life these make no compound: 好きな食べ物, but 好き嫌い. */
  plain: '好き 嫌い 大嫌い 便利 不便 親切 大切 大事 素敵 ハンサム 真面目 丁寧 残念 幸せ',
  alive:
    '人 男 女 子 子供 子ども 友達 友だち 先生 学生 母 父 兄 姉 弟 妹 兄弟 姉妹 家族 彼 彼女 赤ちゃん 男の子 女の子 医者 犬 猫 いぬ ねこ 鳥 魚 馬 牛 うさぎ 動物 虫 象 熊 猿 ねずみ',
  thing:
    '本 机 いす 椅子 車 傘 家 学校 駅 店 部屋 ペン 鉛筆 時間 お金 テスト 試験 宿題 図書館 病院 銀行 公園 かばん テレビ 木 花 山 川 橋 ホテル 窓 質問 約束 会議 授業',
  /** Where one goes as to a place. */
  event: 'パーティー コンサート 旅行 買い物 散歩 食事 仕事 学会 会議 結婚式 ここ そこ あそこ どこ',
  /** What is eaten, drunk, read or heard, and acts on nothing. */
  consumed:
    '水 お茶 コーヒー 紅茶 牛乳 ジュース ビール お酒 酒 料理 ご飯 朝ご飯 昼ご飯 晩ご飯 パン 肉 野菜 果物 りんご 卵 寿司 すし ラーメン ケーキ お菓子 スープ 薬 新聞 雑誌 手紙 映画 音楽 歌 写真 漢字 日本語 英語',
} as const;
const SETS = new Map(Object.entries(WORDS).map(([name, words]) => [name, new Set<string>(words.split(' '))]));

/** Whether a word is one of the few of a kind about which we are sure. */
export const isOne = (kind: keyof typeof WORDS, token: Pick<Token, 'surface'> | undefined): boolean =>
  token !== undefined && (SETS.get(kind)?.has(token.surface) ?? false);
