/** A part of a day or year, which 昨日の and 来週の may stand before. */
export const PART =
  /^(?:[月火水木金土日]曜日?|春|夏|秋|冬|朝|昼|夜|晩|夕方|午前|午後|今頃|今ごろ|[一二三四五六七八九十]+月|夏休み|冬休み|春休み|週末)$/;

/** What was at that time and is no more, told of with は: 昨日のテスト. */
export const EVENT =
  /^(?:天気|試験|テスト|パーティー|映画|授業|会議|旅行|試合|コンサート|休み|お祭り|クリスマス|誕生日|デート|レッスン)$/;

/** Who one was once: 子供のとき, 学生の頃. */
export const THEN =
  /^(?:子供|子ども|こども|学生|大学生|高校生|中学生|小学生|学生時代|中学|高校|小学校|大学)$/;
export const WHEN = /^(?:とき|時|頃|ころ)$/;
export const PART_NAMED =
  /の(?:とき|時|頃|ころ|[月火水木金土日]曜日?|春|夏|秋|冬|朝|昼|夜|晩|夕方|午前|午後|今頃|.+月|.*休み|週末)$/;
export const WEATHER = /^(?:雨|雪|晴れ|曇り|最高|最悪)$/;

/** 父から and 田中さんから tell from whom, and no time. */
export const GIVER = /^(?:父|母|兄|姉|弟|妹|祖父|祖母|友達|先生|さん|彼|彼女|彼氏|会社|学校)$/;

/** Done when they are done: 予約する and 招待する speak today of what will be tomorrow. */
export const DONE_THEN =
  /^(?:行く|いく|来る|帰る|食べる|飲む|見る|読む|書く|働く|遊ぶ|泳ぐ|会う|受ける|休む|泊まる|引っ越す|始める|始まる|入る|出る|着く|起きる|寝る|乗る|降りる|降る|登る|走る|歩く|出かける|買う|ある|できる|咲く|生まれる|亡くなる|死ぬ|開く|閉まる|届く|終わる|住む|習う|勉強|掃除|洗濯|料理|練習|運動|仕事|散歩|旅行|出張|卒業|出発|結婚|留学|帰国|入学|見学|引っ越し|ドライブ|キャンプ|参加|出席|食事|買い物|デート)$/;

/** What is done today about what will be. */
export const ARRANGED =
  /^(?:予約|予定|約束|準備|用意|計画|変更|注文|招待|決定|相談|話|電話|延期|キャンセル|申し込み|連絡)$/;
export const DONE_FOR = /^(?:しまう|もらう|いただく|くれる|くださる|あげる)$/;

/** What one does for a while. */
export const GOES_ON =
  /^(?:読む|見る|食べる|飲む|書く|寝る|働く|遊ぶ|話す|待つ|聞く|作る|歌う|泳ぐ|走る|歩く)$/;

/** Verbs that say more of the one before: 食べている, 食べてみる. */
export const HELPER =
  /^(?:いる|ある|おく|しまう|ちゃう|みる|くる|いく|もらう|いただく|くれる|くださる|あげる|ほしい)$/;

/** What one does at the same time or right before; 明日の試合に備えて寝る tells what for. */
export const ALONG =
  /^(?:着る|はく|履く|かぶる|持つ|歩く|走る|急ぐ|乗る|連れる|使う|開ける|閉める|つける|消す|起きる|会う|食べる|飲む|出る)$/;

/** What one does before for what is still to come. */
export const FOR_IT = /^(?:買う|作る|借りる|選ぶ|勉強|練習|料理)$/;
