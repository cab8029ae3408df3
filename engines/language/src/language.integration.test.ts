import fc from 'fast-check';
import type { Conversion, DraftEntry, LanguageEngine, NoteKind } from '.';
import { runningHiragana } from './reading/word-spaces';
import { openLanguage } from './testing/open-language';

let language: LanguageEngine;
let close: () => Promise<void>;
beforeAll(async () => ({ language, close } = await openLanguage()));
afterAll(() => close());

async function convert(kind: NoteKind, text: string): Promise<Extract<Conversion, { ok: true }>> {
  const conversion = await language.convertNote(kind, text);
  if (!conversion.ok) throw new Error(conversion.message);
  return conversion;
}
const entriesOf = ({ topics }: Extract<Conversion, { ok: true }>) => topics.flatMap(({ entries }) => entries);
const words = async (text: string) => entriesOf(await convert('WORD', text)).map(({ ja_word }) => ja_word);

/** Source: LANG-19, LANG-20, LANG-22. */
describe('what an item of a note may mean', () => {
  test.each([
    ['WORD', 'umbrella, xqzzy', ['傘']],
    ['PHRASE', 'thank you\nxqzzy', ['ありがとう']],
    ['CATEGORY', 'Rain: umbrella, xqzzy', ['傘']],
    ['TOPIC', 'Rain\numbrella\nxqzzy', ['傘']],
    // Of a list in which nothing is known its name makes the words.
    ['CATEGORY', 'Weather: xqzzy', expect.arrayContaining(['天気'])],
  ] as const)('%s - %s: what nothing is known of is told', async (kind, text, made) => {
    const conversion = await convert(kind, text);
    expect(entriesOf(conversion).map(({ ja_word }) => ja_word)).toEqual(made);
    const unknown = conversion.items.filter((each) => each.kind === 'unknown');
    expect(unknown.map(({ about, place, candidates }) => [about, place, candidates])).toEqual([
      ['xqzzy', null, []],
    ]);
  });

  test('of a hundred and twenty words none is dropped in silence', async () => {
    const listed = Array.from({ length: 120 }, (_, index) => `xq${index}`).join(', ');
    const { items } = await convert('WORD', `umbrella, ${listed}`);
    expect(items.map(({ about }) => about)).toEqual(['umbrella', ...listed.split(', ')]);
  });

  const item = async (text: string) => {
    const conversion = await language.convertNote('WORD', text);
    const made = conversion.ok ? entriesOf(conversion).map(({ ja_word }) => ja_word) : [];
    const [first] = conversion.items;
    const candidates = first?.candidates.map(({ entry }) => entry.ja_word) ?? [];
    return { made, kind: first?.kind, isAsked: first?.isAsked, candidates };
  };

  test.each([
    ['light', ['光', '軽い', '明かり', '電気']],
    ['はし', ['橋', '箸', '端']],
    ['hashi', ['橋', '箸', '端']],
  ])('%s is asked, and the likeliest is made at once', async (text, candidates) => {
    expect(await item(text)).toEqual({
      made: candidates.slice(0, 1),
      kind: 'meaning',
      isAsked: true,
      candidates,
    });
  });

  test.each([
    ['kindly', '親切に'],
    ['happily', '幸せに'],
    ['easily', '簡単に'],
    ['strongly', '強く'],
    ['bigger', 'もっと大きい'],
    ['more expensive', 'もっと高い'],
    ['safest', '一番安全'],
    // Made of no adjective: "live", "love" and "fore" are none.
    ['lively', 'にぎやか'],
    ['lovely', '素敵'],
    ['forest', '森'],
    ['hungry', 'おなかがすく'],
    ['my', '私の'],
    ['remind', '思い出させる'],
    ['neko cat (animal)', '猫'],
    ['cats and dogs', '猫,犬'],
    ['black and white', '白黒'],
    ['kinyoubi', '金曜日'],
    ['から', 'から'],
    ['だいじょうぶ', '大丈夫'],
    ['五枚', '五枚'],
    ['何軒', '何軒'],
    ['8百円', '8百円'],
    ['〜たい', 'たい'],
    ['渋谷', '渋谷'],
    ['Shibuya', '渋谷'],
    ['sutobu', 'ストーブ'],
    ['nyuin', '入院'],
    ['人が多い', '人,多い'],
    ['話せるようになった', '話す'],
    // A word that we write in kana is taught as it is, in the kanji that was typed.
    ['綺麗', '綺麗'],
    ['居る', '居る'],
    ['デモ', 'デモ'],
    ['くらす', '暮らす'],
    ['さん', 'さん'],
    ['保険', '保険'],
    // No forms: words of their own.
    ['読み方', '読み方'],
    ['強さ', '強さ'],
    ['長い間', '長い間'],
    ['よみかた', '読み方'],
    // No phrases: forms.
    ['忘れました', '忘れる'],
    ['手伝いましょうか', '手伝う'],
    ['触らないでください', '触る'],
    ['静かにしてください', '静かにしてください'],
    ['すみません', 'すみません'],
    // LANG-32
    ['びっくりした', 'びっくりする'],
    ['ございません', 'ございます'],
    ['ohashi', 'お箸'],
    ['shoyu', '醤油'],
    ['お土産屋さん', 'お土産屋さん'],
    ['行くって', '行く'],
    ['毎日勉強する', '毎日,勉強する'],
    ['introduce yourself', '自己紹介をする'],
    ['packed lunch', 'お弁当'],
    ['きる, to wear', '着る'],
    ['猫, to eat', '猫,食べる'],
    ['soft 柔らかい yawarakai', '柔らかい'],
    ['ふく "to wipe"', '拭く'],
    ['とめる - to let someone stay', '泊める'],
    ['ru-verb: 食べる', '食べる'],
    ['時間がない', '時間がない'],
    ['興味がなかった', '興味がある'],
    ['はなす', '話す'],
    // LANG-33
    ['追い出す', '追い出す'],
    ['追い出した', '追い出す'],
    ['おいだす', '追い出す'],
    ['沈める', '沈める'],
    ['互いに', '互いに'],
    ['読める', '読む'],
    ['待たされた', '待つ'],
    ['hazukashigaru', '恥ずかしがる'],
    ['怖がって', '怖がる'],
    ['ほうっておく', '放っておく'],
    ['うとうとする', 'うとうとする'],
    ['じっとして', 'じっとする'],
    ['五通', '五通'],
    ['かわいそうだった', 'かわいそう'],
    ['ご存知ですか', 'ご存知'],
    ['しなきゃ', 'する'],
    ['けんしん', '検診'],
    ['かへい', '貨幣'],
    ['なんか', 'なんか'],
    ['つい', 'つい'],
    ['軽く', '軽い'],
    ['して', 'する'],
    ['しゃけ', '鮭'],
    ['やつ', '奴'],
    ['にじゅう', '二十'],
    ['thank you for your work', 'お疲れ様でした'],
    ['rate plan', '料金プラン'],
    ['hand over work', '引き継ぎをする'],
    // LANG-34
    ['電気 自動車', '電気自動車'],
    ['猫 犬', '猫,犬'],
    ['朝から晩まで', '朝から晩まで'],
    ['思ったより', '思ったより'],
    ['バスで', 'バス'],
    ['落ち着いて', '落ち着く'],
    ['子どもの日', '子供の日'],
    ['お久しぶりです', 'お久しぶりです'],
    ['困っています', '困る'],
    ['気にしないで', '気にする'],
    ['ikimashou', '行く'],
    ['いきましょう', '行く'],
    ['vegetables', '野菜'],
    ['to imitate', '真似る'],
    ['ひじょうに very, extremely', '非常に'],
    // LANG-35
    ['open minded', '考え方が柔軟'],
    ['take off your shoes', '靴を脱ぐ'],
    ['news paper', '新聞'],
    ['my boss', '上司'],
    ['broken bone', '骨折'],
    ['next to the bank', '銀行の隣'],
  ])('"%s" is %s', async (text, made) => {
    expect((await item(text)).made.join()).toBe(made);
  });

  test.each([
    ['一日（ついたち）', '一日ついたち', 'first day of the month', false],
    ['頭 (atama)', '頭あたま', 'head', false],
    ['かける (glasses)', 'かけるかける', 'to hang; to put on glasses; to phone', false],
    ['さめる (coffee)', '覚める', 'to wake up', true],
    ['猫 (kitty)', '猫ねこ', 'cat (kitty)', false],
    ['hashi (bridge)', '橋はし', 'bridge', false],
    ['sameru (coffee)', '覚める', 'to wake up', true],
    ['kami (hair)', '髪かみ', 'hair', false],
    // As with さめる itself.
    ['さめました (coffee)', '冷める', 'to get cold', true],
    ['から (because)', 'から', 'because', false],
    ['hair (kami)', '髪かみ', 'hair', false],
  ])('LANG-20 "%s" is %s "%s"', async (text, word, meaning, isAsked) => {
    const conversion = await convert('WORD', text);
    const [entry] = entriesOf(conversion);
    expect([`${entry?.ja_word}${entry?.hiragana}`, entry?.en_word, conversion.items[0]?.isAsked]).toEqual([
      expect.stringContaining(word),
      expect.stringContaining(meaning),
      isAsked,
    ]);
  });

  test.each([
    ['照れる', 'to be shy'],
    ['仲がいい', 'to be on good terms'],
    ['やってみた', 'to try'],
    ['quit a job', 'to quit a job'],
    ['get promoted', 'to get promoted'],
  ])('LANG-35 "%s" is told as "%s"', async (text, meaning) => {
    expect(entriesOf(await convert('WORD', text))[0]?.en_word).toMatch(new RegExp(`^${meaning}(;|$)`));
  });

  test.each(['へんしん', '休めない', '兄弟 姉妹', 'いっかい', 'おい', 'した', 'ふける'])(
    'LANG-33, LANG-34 "%s" is asked, each word once',
    async (text) => {
      expect((await item(text)).isAsked).toBe(true);
      const words =
        (await convert('WORD', text)).items[0]?.candidates.map(({ entry }) => entry.ja_word) ?? [];
      expect(words).toEqual([...new Set(words)]);
    },
  );

  test.each(['して', 'やつ', 'にじゅう'])('LANG-33 "%s" is no question', async (text) => {
    expect((await item(text)).isAsked).toBe(false);
  });

  test('what we write in kana has its meaning and sentence in kanji, too', async () => {
    const [typed] = entriesOf(await convert('WORD', '綺麗'));
    const [ours] = entriesOf(await convert('WORD', 'きれい'));
    expect(typed).toEqual({ ...ours, ja_word: '綺麗', kanji: '綺麗' });
  });

  test('"a bit" is the adverb, too', async () => {
    expect(await item('a bit')).toMatchObject({ made: ['少し'], isAsked: false });
  });

  test.each([
    ['一日', true, ['一日いちにち', '一日ついたち']],
    ['今日', false, ['今日きょう', '今日こんにち']],
    ['前', false, ['前まえ', '前ぜん']],
    ['辛い', true, ['辛いからい', '辛いつらい']],
    ['人', false, ['人ひと', '人にん', '人じん']],
    ['音', false, ['音おと', '音おん', '音ね']],
  ])('%s, read in several ways: asked %s', async (text, isAsked, readings) => {
    const { items } = await convert('WORD', text);
    expect(items[0]?.isAsked).toBe(isAsked);
    const read = items[0]?.candidates.map(({ entry }) => entry.ja_word + (entry.hiragana ?? ''));
    expect(read?.sort()).toEqual([...readings].sort());
  });

  test.each([
    'umbrella',
    'kitchen',
    'かさ',
    'tabemashita',
    '払わされた',
    'light (not heavy)',
    'はし (bridge)',
  ])('%s is no question', async (text) => {
    expect(await item(text)).toMatchObject({ made: [expect.any(String)], isAsked: false });
  });

  test.each([
    ['be lonely', '寂しい', 'lonely'],
    ['feel sleepy', '眠い', 'sleepy'],
    ['get sleepy', '眠くなる', 'to get sleepy'],
    ['be satisfied', '満足する', 'to be satisfied'],
    ['wake someone up', '起こす', 'to wake (someone) up'],
    ['cheer someone up', '元気づける', 'to cheer (someone) up'],
    ['take an entrance exam', '受験する', 'to take an entrance exam'],
    ['turn right', '右に曲がる', 'to turn right'],
    ['one-way ticket', '片道切符', 'one-way ticket'],
    ['for the time being', 'とりあえず', 'for the time being'],
  ])('%s is %s, whatever the phrase book says', async (text, written, en) => {
    expect(await item(text)).toMatchObject({ made: [written], isAsked: false });
    const [entry] = entriesOf(await convert('WORD', text));
    expect(entry?.en_word.split('; ')[0]).toBe(en);
  });

  test('what is called out is a phrase', async () => {
    expect((await item('Turn right!')).made).toEqual(['右に曲がってください']);
  });

  test.each([
    ['猫 = cat', '猫'],
    ['iku - to go', '行く'],
    ['to go = iku', '行く'],
    ['たべる: eat', '食べる'],
    ['kami = hair', '髪'],
  ])('%s is what the teacher said', async (text, word) => {
    for (const kind of ['WORD', 'PHRASE'] as const) {
      const [entry, ...more] = entriesOf(await convert(kind, text));
      expect([entry?.ja_word, more]).toEqual([word, []]);
      expect(entry?.part_of_speech).not.toBe('phrase');
    }
  });

  test.each([
    ['さる', ['猿', '去る']],
    ['きって', ['切手', '切る']],
    ['辛くない', ['辛い', '辛い']],
    ['いって', ['言う', '行く']],
    ['さします', ['差す', '指す']],
    ['かった', ['買う', '勝つ']],
  ])('LANG-23 %s may be several words: asked', async (text, words) => {
    const { items } = await convert('WORD', text);
    const offered = items[0]?.candidates.map(({ entry }) => entry.ja_word) ?? [];
    expect([items[0]?.isAsked, offered]).toEqual([true, expect.arrayContaining(words)]);
  });

  // LANG-26: every way in which a learner writes both sides of one word.
  test.each([
    ['shoulder 肩', '肩', 'shoulder'],
    ['shoulder: 肩 (かた)', '肩', 'shoulder'],
    ['to wash 洗う', '洗う', 'to wash'],
    ['umbrella かさ', '傘', 'umbrella'],
    ['鳴る (なる) ring, sound', '鳴る', 'to ring; to sound'],
    ['出会い - encounter, meeting', '出会い', 'encounter; meeting'],
    ['猫 -> cat', '猫', 'cat'],
    ['猫 | cat', '猫', 'cat'],
    ['猫-cat', '猫', 'cat'],
    ['かさ (傘) umbrella', '傘', 'umbrella'],
    ['teeburu (テーブル)', 'テーブル', 'table'],
    ['テーブル teeburu table', 'テーブル', 'table'],
    ['洗濯機, せんたくき, washing machine', '洗濯機', 'washing machine'],
    ['揚げる / あげる', '揚げる', 'to deep-fry'],
    ['揚げる to deep-fry', '揚げる', 'to deep-fry'],
    ['cats - neko', '猫', 'cat'],
    ['pain - itami', '痛み', 'pain'],
    ['yogoreta - got dirty', '汚れる', 'to get dirty'],
    ['食べた = ate', '食べる', 'to eat'],
    ['neko - my pet', '猫', 'my pet'],
  ])('LANG-26 "%s" is one word, %s', async (text, word, meaning) => {
    const entries = entriesOf(await convert('WORD', text));
    expect(entries.map(({ ja_word, en_word }) => [ja_word, en_word])).toEqual([[word, meaning]]);
  });

  test.each([
    'I like 寿司',
    'very 高い',
    'meaning of 猫',
    'あめのひ',
    'こうさてんのしんごう',
    'kosaten no shingo',
  ])('LANG-27 of "%s" nothing is made; its words are offered', async (text) => {
    expect(await item(text)).toMatchObject({ made: [], kind: 'parts', isAsked: true });
  });

  test.each([
    'sorry, I already have umbrellas that day',
    'Excuse me, does this cat go to the rain?',
    // Each half is a sentence of its own.
    'I have a cat, we ate pizza yesterday',
    "my umbrella's xqzzy, can I borrow your umbrella?",
    'After dinner xqzzy, I ate pizza',
    // Its dictionary form alone is known.
    "I'm getting used to life in Japan",
  ])('LANG-27 of "%s" no part is passed off as the whole', async (text) => {
    expect(await item(text)).toMatchObject({ made: [] });
  });

  test.each([
    ['thank you, good morning, how are you', 'ありがとう'],
    ['umbrella, I forgot my umbrella', '傘'],
  ])('LANG-27 "%s" is a list', async (text, first) => {
    const { made } = await item(text);
    expect(made[0]).toBe(first);
    expect(made.length).toBeGreaterThan(1);
  });

  test.each([['I was taking a bath', 'お風呂に入っていました']])(
    'LANG-27 "%s" is said as it is, %s',
    async (text, sentence) => {
      expect((await item(text)).made).toEqual([sentence]);
    },
  );

  test.each(['WORD', 'PHRASE'] as const)(
    'LANG-13 a sister may be older or younger (%s): both are offered, none is made',
    async (kind) => {
      const conversion = await language.convertNote(kind, 'My sister is a teacher');
      expect(conversion).toMatchObject({ ok: false, message: expect.stringContaining('older sister') });
      const [asked] = conversion.items;
      expect(asked).toMatchObject({ kind: 'meaning', place: null, isAsked: true });
      expect(asked?.candidates.map(({ entry, label }) => [label, entry.ja_word])).toEqual([
        ['older sister', '姉は先生です'],
        ['younger sister', '妹は先生です'],
      ]);
    },
  );

  test('LANG-27 of a sentence what names something is offered, and what is missing is told', async () => {
    const conversion = await language.convertNote('WORD', "I'm an umbrella of two cars");
    expect(conversion).toMatchObject({ ok: false, message: expect.stringContaining('not known yet') });
    expect(conversion.items[0]?.candidates.map(({ entry }) => entry.ja_word)).toEqual(
      expect.not.arrayContaining(['私']),
    );
  });

  test.each([
    ['mado o akeru', '窓を開ける'],
    ['てをあらった', '手を洗う'],
    ['ame ga futta', '雨が降る'],
    ['はなして', '話す'],
    ['つくえ。', '机'],
    ['せんしゅうのげつようび', '先週の月曜日'],
    ['結婚している', '結婚する'],
    ['住んでいる', '住む'],
  ])('LANG-28 %s is %s', async (text, word) => {
    expect(await item(text)).toMatchObject({ made: [word], isAsked: false });
  });

  test.each([
    ['employee', '社員'],
    ['cooked', '料理する'],
    ['laugh', '笑う'],
    ['live alone', '一人暮らし'],
  ])('LANG-29 %s is %s', async (text, word) => {
    expect(await item(text)).toMatchObject({ made: [word], isAsked: false });
  });

  test.each([
    ['turn down', ['断る', '下げる']],
    // … and no romaji of 十, since our tables have it.
    ['too', ['も', 'すぎる']],
  ])('LANG-32 %s is asked', async (text, candidates) => {
    const asked = await item(text);
    expect([asked.isAsked, [...new Set(asked.candidates)]]).toEqual([true, candidates]);
  });

  test('a point of grammar is told as what it is, with a sentence of it (LANG-28)', async () => {
    const [entry] = entriesOf(await convert('WORD', '〜てほしい'));
    expect(entry?.notes).toMatch(/^てほしい /);
    expect(entry?.ja_sentence).toContain('てほしい');
    // What tells it from another point is not told of it alone.
    expect(entriesOf(await convert('WORD', '〜てから'))[0]?.notes).toBeNull();
  });

  test.each(['がんばる', 'きく', 'まつ', 'で', 'かえります', 'うかがいたい'])(
    '%s is one word, or far easier than what sounds so',
    async (text) => {
      expect(await item(text)).toMatchObject({ isAsked: false });
    },
  );

  test.each([
    ['umbrella car', 'parts', ['傘', '車']],
    ['曇りのち晴れ', 'parts', ['曇る', '晴れ']],
    ['犬を探す', 'parts', ['犬', '探す']],
    ['言い間違えた', 'parts', ['言う', '間違える']],
    ['雨の日', 'parts', ['雨']],
    ['tommorow', 'spelling', ['明日']],
  ] as const)('of %s nothing is made; what is known is offered', async (text, kind, candidates) => {
    expect(await item(text)).toEqual({ made: [], kind, isAsked: true, candidates });
  });

  test.each(['conical', 'sodium'])(
    '%s, which our meanings use, is not taken for another word misspelt (LANG-20)',
    async (text) => {
      expect(await item(text)).toMatchObject({ made: [], kind: 'unknown', candidates: [] });
    },
  );

  // LANG-12
  test('a thing that a sentence could name is composed whole', async () => {
    const [entry] = entriesOf(await convert('WORD', 'red car'));
    expect(entry).toMatchObject({ en_word: 'red car', ja_word: '赤い車', sources: { word: 'composed' } });
  });

  test.each([
    ['PHRASE', 'light', [['light', 0, true]]],
    [
      'CATEGORY',
      'Lesson: umbrella, light',
      [
        ['umbrella', 0, false],
        ['light', 1, true],
      ],
    ],
  ] as const)('a note of another kind is not sure either: %s - %s', async (kind, text, asked) => {
    const { items } = await convert(kind, text);
    expect(items.map(({ about, place, isAsked }) => [about, place, isAsked])).toEqual(asked);
  });

  test('several items are asked each for itself', async () => {
    const conversion = await convert('WORD', 'umbrella, light, xqzzy, spring');
    expect(conversion.items.map(({ about, place, isAsked }) => [about, place, isAsked])).toEqual([
      ['umbrella', 0, false],
      ['light', 1, true],
      ['xqzzy', null, false],
      ['spring', 2, true],
    ]);
  });
});

describe('a note of a word', () => {
  test('umbrella is 傘, complete', async () => {
    const conversion = await convert('WORD', 'umbrella');
    expect(conversion).toMatchObject({ collection: 'Class Notes', topics: [{ topic: 'Words' }] });
    expect(entriesOf(conversion)).toEqual([
      {
        en_word: 'umbrella',
        ja_word: '傘',
        kanji: '傘',
        hiragana: 'かさ',
        katakana: null,
        romaji: 'kasa',
        part_of_speech: 'noun',
        level: 'N5',
        ja_sentence: '雨が降っているから、傘を持っていきます。',
        ja_hiragana_sentence: 'あめがふっているから、かさをもっていきます。',
        romaji_sentence: 'ame ga futteiru kara, kasa o motteikimasu.',
        en_sentence: 'It is raining, so I will take an umbrella.',
        tags: ['clothes', 'at the convenience store', 'everyday things', 'weather'],
        alternatives: ['parasol'],
        notes: null,
        unchecked: [],
        sources: { word: 'authored', sentence: 'authored', level: 'list' },
      },
    ]);
  });

  test.each([
    ['an umbrella', ['傘']],
    ['Umbrellas', ['傘']],
    ['UMBRELLA (for rain)', ['傘']],
    ['Ｕｍｂｒｅｌｌａ', ['傘']],
    ['かさ', ['傘']],
    ['カサ', ['傘']],
    ['kasa', ['傘']],
    ['傘', ['傘']],
    ['傘 = umbrella', ['傘']],
    ['かさ (umbrella)', ['傘']],
    ['食べました', ['食べる']],
    ['お掃除しました', ['掃除する']],
    ['〜の傘', ['傘']],
    ['sannen mae', ['三年前']],
    ['食べる (taberu) = to eat', ['食べる']],
    ['食べ物【たべもの】', ['食べ物']],
    ['tabemono 食べ物', ['食べ物']],
    ['勉強しています', ['勉強する']],
    ['高かった', ['高い']],
    ['静かな', ['静か']],
    ['gakkō', ['学校']],
    ['猫と犬', ['猫', '犬']],
    ['apple, banana', ['りんご', 'バナナ']],
    ['- cat\n- dog', ['猫', '犬']],
    ['children', ['子ども']],
    ['shoe', ['靴']],
    ['to eat', ['食べる']],
    ['How much is it?', ['いくらですか']],
    ['hello', ['こんにちは']],
    ['thank you', ['ありがとう']],
    ['konnichiwa', ['こんにちは']],
    ['arigatō gozaimasu', ['ありがとうございます']],
    ['7', ['七']],
    ['kyō', ['今日']],
    ['はし (bridge)', ['橋']],
    ['はし (chopsticks)', ['箸']],
    ['tabemashita', ['食べる']],
    ['koohii', ['コーヒー']],
    ['to wake up', ['起きる']],
    ['one person', ['一人']],
    ['sick', ['病気']],
    ['to get married', ['結婚する']],
    ['second', ['秒']],
    ['language', ['言葉']],
    ['floor', ['床']],
    ['not yet', ['まだ']],
    ['to lose (a game)', ['負ける']],
  ])('%j gives %j', async (text, expected) => {
    expect(await words(text)).toEqual(expected);
  });

  test.each([
    ['apple banana orange', ['りんご', 'バナナ', 'オレンジ']],
    ['cat dog horse cow rabbit', ['猫', '犬', '馬', '牛', 'うさぎ']],
    ['akai aoi kuroi', ['赤い', '青い', '黒い']],
    ['開ける/閉める', ['開ける', '閉める']],
  ])('LANG-18 %j is a list, each a word', async (text, expected) => {
    expect(await words(text)).toEqual(expected);
  });

  test.each(['0 words', '-3 words about food'])('LANG-18 %j is refused kindly', async (text) => {
    for (const kind of ['WORD', 'TOPIC'] as const)
      expect(await language.convertNote(kind, text)).toMatchObject({
        ok: false,
        code: 'NOT_UNDERSTOOD',
        message: 'Ask for at least one word, like this: 5 words about food.',
      });
    expect(await language.generate(text, undefined, 5)).toEqual([]);
  });

  test('a word of ours has its sentence, one of the dictionary alone has none', async () => {
    const [pizza] = entriesOf(await convert('WORD', 'pizza'));
    expect(pizza).toMatchObject({
      ja_word: 'ピザ',
      katakana: 'ピザ',
      hiragana: null,
      ja_sentence: '友達が来たので、ピザを注文しました。',
      sources: { word: 'authored', sentence: 'authored', level: 'estimate' },
    });
    const [rare] = entriesOf(await convert('WORD', 'serendipity'));
    expect(rare).toMatchObject({
      ja_word: 'セレンディピティ',
      ja_sentence: null,
      ja_hiragana_sentence: null,
      romaji_sentence: null,
      en_sentence: null,
      level: 'N1',
    });
    expect(rare?.sources).not.toHaveProperty('sentence');
  });

  test('of two meanings the one in the remark is taken', async () => {
    expect((await words('bank (river)'))[0]).not.toBe('銀行');
    expect(await words('bank')).toEqual(['銀行']);
  });

  test('a word of a table is written as the table has it, and said as what it is', async () => {
    const [hump] = entriesOf(await convert('WORD', 'hump'));
    expect(hump).toMatchObject({ ja_word: 'こぶ', en_word: 'hump' });
    const [gaze] = entriesOf(await convert('WORD', 'gaze'));
    expect(gaze).toMatchObject({ ja_word: '見つめる', en_word: expect.stringMatching(/^to gaze;/) });
  });

  // Of a spelling with several readings a form has the one that the word itself has.
  test.each([
    ['行った', 'いく'],
    ['開いた', 'あく'],
  ])('%s is a form of %s', async (text, kana) => {
    expect(entriesOf(await convert('WORD', text))[0]?.hiragana).toBe(kana);
  });

  test.each([
    ['fell', '落ちる'],
    ['gone', '行く'],
    ['grew', '育つ'],
  ])('%s is the verb that it is a form of', async (text, written) => {
    expect((await words(text))[0]).toBe(written);
  });

  test.each([
    ['!!!', 'NOT_UNDERSTOOD'],
    ['☂️', 'NOT_UNDERSTOOD'],
    ['xyzzy', 'NOTHING_FOUND'],
  ])('%j gives no words but a reason (%s)', async (text, code) => {
    expect(await language.convertNote('WORD', text)).toMatchObject({
      ok: false,
      code,
      message: expect.stringMatching(/\w{3}/),
    });
  });
});

describe('a note of a topic', () => {
  test('travel by train comes in groups, twenty words or more, each with its own sentence', async () => {
    const conversion = await convert('TOPIC', 'travel by train');
    expect(conversion.collection).toBe('travel by train');
    expect(conversion.topics.map(({ topic }) => topic)).toEqual([
      'At the station',
      'Tickets',
      'Kinds of trains',
      'On the train',
      'The journey',
    ]);
    const entries = entriesOf(conversion);
    expect(entries.length).toBeGreaterThanOrEqual(20);
    expect(entries.map(({ ja_word }) => ja_word)).toEqual(
      expect.arrayContaining(['駅', '切符', '電車', '席', '乗る']),
    );
    expect(entries.every(({ sources }) => sources.sentence === 'authored')).toBe(true);
  });

  test('the collection has the name that the learner gave, without the frame of a request', async () => {
    const conversion = await convert('TOPIC', '6 words for music');
    expect(conversion.collection).toBe('music');
    expect(entriesOf(conversion)).toHaveLength(6);
  });

  test('a group with its own words has just these', async () => {
    const conversion = await convert('CATEGORY', 'Desserts: cake, ice cream');
    expect(conversion).toMatchObject({ collection: 'Desserts', topics: [{ topic: 'General' }] });
    expect(entriesOf(conversion).map(({ ja_word }) => ja_word)).toEqual(['ケーキ', 'アイスクリーム']);
  });

  test('more words than a topic has are filled up from the topics of its theme, under their titles', async () => {
    const conversion = await convert('TOPIC', '60 words about travel by train');
    const entries = entriesOf(conversion);
    expect(new Set(entries.map(({ ja_word, romaji }) => `${ja_word} ${romaji}`)).size).toBe(60);
    const headings = conversion.topics.map(({ topic }) => topic);
    expect(headings.slice(0, 5)).toContain('Kinds of trains');
    expect(headings.slice(5)).toEqual(expect.arrayContaining(['At the airport', 'Driving']));
    expect(headings).not.toContain('Food');
  });

  test('a topic that is not authored is filled from the dictionary and says so', async () => {
    const entries = entriesOf(await convert('TOPIC', 'flags'));
    expect(entries.map(({ ja_word }) => ja_word)).toContain('国旗');
    expect(entries.every(({ tags }) => tags.includes('from dictionary'))).toBe(true);
  });

  test('a topic without any word is told', async () => {
    expect(await language.convertNote('TOPIC', 'quantum chromodynamics')).toMatchObject({
      ok: false,
      code: 'NOTHING_FOUND',
    });
  });
});

describe('a note of a phrase', () => {
  test.each([
    ['Good morning', 'おはようございます', 'ohayou gozaimasu'],
    ['Where is the bank?', '銀行はどこですか', 'ginkou wa doko desu ka'],
    ['猫が好きです = I like cats', '猫が好きです', 'neko ga suki desu'],
  ])('%j gives %s', async (text, ja_word, romaji) => {
    const conversion = await convert('PHRASE', text);
    expect(conversion.topics[0]?.topic).toBe('Phrases');
    expect(entriesOf(conversion)[0]).toMatchObject({ ja_word, romaji, part_of_speech: 'phrase' });
  });
});

test('a phrase of the book says how polite it is and when to say it, a composed one what it is made of', async () => {
  const [booked] = entriesOf(await convert('PHRASE', 'the bill please'));
  expect(booked?.notes).toBe('Polite. To the staff when you want to pay.');
  const [made] = entriesOf(await convert('PHRASE', 'Where is the bank?'));
  expect(made).toMatchObject({
    notes: null,
    pieces: [{ ja_word: '銀行', en_word: 'bank' }],
    tags: ['phrase', 'composed'],
    sources: { word: 'composed', sentence: 'composed' },
  });
});

// LANG-12
test.each([
  ['I forgot my umbrella', '傘を忘れました', 'kasa o wasuremashita', '傘 umbrella · 忘れる to forget'],
  [
    'Could you speak more slowly please?',
    'もっとゆっくり話していただけますか',
    'motto yukkuri hanashite itadakemasu ka',
    'もっと more · ゆっくり slowly · 話す to speak',
  ],
  ['I like cats', '猫が好きです', 'neko ga suki desu', '猫 cat · 好き to like'],
  [
    'I ate pizza yesterday',
    '昨日ピザを食べました',
    'kinou piza o tabemashita',
    '昨日 yesterday · ピザ pizza · 食べる to eat',
  ],
])('%j is composed as %s', async (text, ja_word, romaji, pieces) => {
  const [entry] = entriesOf(await convert('PHRASE', text));
  expect(entry).toMatchObject({ ja_word, romaji, unchecked: [], sources: { word: 'composed' } });
  expect(entry?.pieces?.map((piece) => `${piece.ja_word} ${piece.en_word}`).join(' · ')).toBe(pieces);
});

// LANG-13
test.each([
  ['I bought a gizmo yesterday', 'No word was found for “gizmo”.'],
  ['The man who lives here is old', 'This kind of sentence is not known yet.'],
  ['I live in Gunzenhausen', '“Gunzenhausen” looks like a name that is not known here'],
  ['I met my brother yesterday', '“older brother” or “younger brother”'],
])('%j is not composed, and says why', async (text, reason) => {
  expect(await language.convertNote('PHRASE', text)).toMatchObject({
    ok: false,
    message: expect.stringContaining(reason),
  });
});

test.each(['wait', 'sit', 'show', 'call', 'teach'])('%j is a verb and no request', async (verb) => {
  for (const type of ['WORD', 'PHRASE', undefined] as const)
    expect((await language.generate(verb, type, 1))[0]?.ja_word).not.toMatch(/ください$/);
});

describe('generate', () => {
  test.each<[string, NoteKind | undefined, number, string[]]>([
    ['umbrella', undefined, 5, ['傘']],
    ['How do you say station in Japanese?', undefined, 5, ['駅']],
    ['food', undefined, 2, ['食べ物', 'ご飯']],
    ['3 verbs for cooking', undefined, 10, ['料理する', '作る', '焼く']],
    ['thank you', 'PHRASE', 3, ['ありがとう']],
    ['useful phrases for shopping', undefined, 2, ['いくらですか', 'これをください']],
    ['xyzzy', undefined, 3, []],
  ])('%j, %s, %d', async (input, type, count, expected) => {
    expect((await language.generate(input, type, count)).map(({ ja_word }) => ja_word)).toEqual(expected);
  });

  test('a level gives words of that level', async () => {
    const entries = await language.generate('10 N5 words', undefined, 20);
    expect(entries).toHaveLength(10);
    expect(entries.every(({ level }) => level === 'N5')).toBe(true);
  });

  test('takes some of each group', async () => {
    const entries = await language.generate('travel by train', 'TOPIC', 5);
    expect(entries.map(({ ja_word }) => ja_word)).toEqual(['駅', '切符', '電車', '席', '乗る']);
  });
});

test('every entry is complete, whatever was asked', async () => {
  const asked: [NoteKind, string][] = [
    ['WORD', 'umbrella, pizza, serendipity, to eat, quiet, ice cream'],
    ['PHRASE', 'thank you\nwhere is the station\nI want to sleep'],
    ['TOPIC', 'travel by train'],
    ['TOPIC', 'flags'],
    ['CATEGORY', 'numbers'],
  ];
  for (const [kind, text] of asked)
    for (const entry of entriesOf(await convert(kind, text))) expectComplete(entry);
});

function expectComplete(entry: DraftEntry): void {
  const { hiragana, katakana, kanji, ja_word } = entry;
  expect(hiragana ?? katakana).toMatch(/^[ぁ-ゖァ-ヺー・]+$/);
  expect([kanji, hiragana, katakana]).toContain(ja_word);
  expect(entry.romaji).toMatch(/^[a-z' ,.?!-]+$/);
  expect(entry.en_word).not.toBe('');
  expect(entry.level).toMatch(/^N[1-5]$/);
  expect(entry.tags.length).toBeGreaterThan(0);
  const { ja_sentence, ja_hiragana_sentence, romaji_sentence, en_sentence } = entry;
  const example = [ja_sentence, ja_hiragana_sentence, romaji_sentence, en_sentence];
  // An example comes whole or not at all.
  if (ja_sentence === null) expect(example).toEqual([null, null, null, null]);
  else for (const text of example) expect(text).toMatch(/\S/);
  expect(ja_sentence ?? '').not.toMatch(/という言葉を覚えました|」と言いました。$/);
  expect(ja_hiragana_sentence).toBe(ja_hiragana_sentence && runningHiragana(ja_hiragana_sentence));
}

test('no text makes a note fail', async () => {
  const kind = fc.constantFrom<NoteKind>('WORD', 'PHRASE', 'CATEGORY', 'TOPIC');
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 50 }),
    fc.string({
      unit: fc.constantFrom(
        '傘',
        'か',
        'カ',
        'a',
        ' ',
        '(',
        ':',
        '=',
        "'",
        '\\',
        '%',
        '\n',
        '１',
        '。',
        '👍',
      ),
      maxLength: 20,
    }),
  );
  await fc.assert(
    fc.asyncProperty(kind, text, async (asked, note) => {
      const conversion = await language.convertNote(asked, note);
      if (!conversion.ok) expect(conversion.message).not.toBe('');
      expect((await language.generate(note, undefined, 3)).length).toBeLessThanOrEqual(3);
    }),
    { numRuns: LONG ? 150 : 30 },
  );
}, 60_000);

test('a very long note is answered too', async () => {
  const long = '傘と猫が好きです。'.repeat(200);
  expect(await language.convertNote('WORD', long)).toHaveProperty('ok');
  expect(await language.convertNote('TOPIC', 'word '.repeat(400))).toHaveProperty('ok');
});
