import type { WeighedWord } from './words';

/**
 * Everyday words that the lists have two or more levels too hard, for they are older than what is taught: learners
 * order from a menu in their first weeks. By our judgement, after the usual books for beginners; so it is marked as an
 * estimate, and the weight of a word stays that of its list.
 */
const EVERYDAY: Readonly<Record<number, string>> = {
  5: `
    男の人[おとこのひと] 女の人[おんなのひと] 何か[なにか] 曜日[ようび] ビール ジュース ゲーム アイスクリーム デート
    メニュー ピンク スキー ジーンズ 日本[にほん] 中国[ちゅうごく] 韓国[かんこく] 会社員[かいしゃいん]
    カラオケ ハンバーガー ピザ ラーメン メール エアコン 天ぷら[てんぷら] 背[せ] 誰も[だれも]
    風邪をひく[かぜをひく]
    おはよう こんにちは こんばんは はじめまして さようなら 行ってきます[いってきます] 行ってらっしゃい[いってらっしゃい]
    ただいま ありがとう どういたしまして すみません ごめんなさい いただきます お願いします[おねがいします]
  `,
  4: `
    温泉[おんせん] 花火[はなび] 新幹線[しんかんせん] サラリーマン 小学生[しょうがくせい] 紫[むらさき] マスク
    マンション スリッパ うどん パンツ サイズ 相撲[すもう] 刺身[さしみ] 浴衣[ゆかた] 茶色い[ちゃいろい]
    灰色[はいいろ] 出張[しゅっちょう] ボーナス ワンピース スタート ランチ クリーニング 留守番[るすばん]
    扇風機[せんぷうき] 枕[まくら] 歯磨き[はみがき] 割引[わりびき] 祝日[しゅくじつ] 平日[へいじつ]
    落とし物[おとしもの] 書道[しょどう] 生け花[いけばな] ロビー エプロン マフラー 水着[みずぎ] 昼寝[ひるね]
    先々週[せんせんしゅう] 先々月[せんせんげつ] テニスコート 番目[ばんめ] 紅葉[こうよう] お大事に[おだいじに]
    左側[ひだりがわ] 右側[みぎがわ] 自動販売機[じどうはんばいき] 味噌汁[みそしる] 洗濯機[せんたくき] 電子レンジ[でんしレンジ] 市役所[しやくしょ]
    作り方[つくりかた] 目覚まし時計[めざましどけい] カレーライス 警察署[けいさつしょ] バイバイ おめでとう お代わり[おかわり] 先に[さきに] まあまあ おやつ おかず 虹[にじ] アイディア アイデア
  `,
  3: `
    ソース はちみつ ブーツ ファン クイズ ガイド 日焼け[ひやけ] 時刻表[じこくひょう] ストロー 連休[れんきゅう]
    待ち合わせ[まちあわせ] コメント チャンネル 下痢[げり] 津波[つなみ] ファイル 足し算[たしざん]
    落ち葉[おちば] カメラマン パトカー 定食[ていしょく] 満月[まんげつ] ゼリー 時差[じさ] 保険[ほけん]
    昆虫[こんちゅう] 災害[さいがい] 貧乏[びんぼう] ドライバー フロント
  `,
};

const levels = new Map(
  Object.entries(EVERYDAY).flatMap(([level, words]) =>
    words
      .trim()
      .split(/\s+/)
      .map((word) => [word, Number(level)] as const),
  ),
);

/** Lists of words leave them out, or have a noun that sounds so. */
const PARTICLES = new Set([
  'は',
  'が',
  'を',
  'に',
  'へ',
  'で',
  'と',
  'も',
  'の',
  'や',
  'か',
  'ね',
  'よ',
  'から',
  'まで',
]);

/** Our level (5 … 3) of an everyday word; null for all others. */
export function everydayLevel({ forms, senses }: WeighedWord): number | null {
  const [first] = forms;
  if (senses[0]?.pos.includes('prt') && first && PARTICLES.has(first.kana)) return 5;
  const usuallyKana = senses[0]?.misc.includes('uk');
  const names = forms.flatMap(({ kanji, kana }) => [
    kanji ? `${kanji}[${kana}]` : kana,
    ...(usuallyKana ? [kana] : []),
  ]);
  return levels.get(names.find((name) => levels.has(name)) ?? '') ?? null;
}
