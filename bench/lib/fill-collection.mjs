const KANA = [
  'かさ',
  'ねこ',
  'でんしゃ',
  'きっぷ',
  'たべもの',
  'りょこう',
  'せんせい',
  'みず',
  'やま',
  'しごと',
  'てがみ',
];
const ROMAJI = [
  'kasa',
  'neko',
  'densha',
  'kippu',
  'tabemono',
  'ryokou',
  'sensei',
  'mizu',
  'yama',
  'shigoto',
  'tegami',
];
const ENGLISH = [
  'umbrella',
  'cat',
  'train',
  'ticket',
  'food',
  'travel',
  'teacher',
  'water',
  'mountain',
  'work',
  'letter',
];
const KINDS = ['noun', 'verb', 'i-adjective', 'na-adjective', 'adverb'];
const LEVELS = ['N5', 'N4', 'N3', 'N2', 'N1'];
const TOPICS = 20;

/**
 * Copies the word `like` until its learner has `count` of them: other words, spread over twenty topics, a second between two. The keys are
 * made as `entry-keys.ts` makes them.
 */
export async function fillCollection(pool, { like, count }) {
  await pool.query(
    `insert into topics (user_id, collection_id, name, name_key)
     select t.user_id, t.collection_id, 'Topic ' || i, 'topic ' || i
     from vocabulary w join topics t on t.user_id = w.user_id and t.id = w.topic_id, generate_series(2, $2::int) i
     where w.id = $1`,
    [like, TOPICS],
  );
  await pool.query(
    `with place as (
       select w.*, array(select t.id from topics t where t.user_id = w.user_id order by t.id) as places
       from vocabulary w where w.id = $1
     ), made as (
       select i, 1 + i % 11 as pick, 1 + (i / 11) % 11 as other, place.*
       from place, generate_series(1, $2::int - 1) i
     ), words as (
       select *, ($3::text[])[other] || ' ' || ($3::text[])[pick] || ' number ' || i || 'x' as english,
         ($4::text[])[pick] || ($4::text[])[other] as reading, ($5::text[])[pick] || ($5::text[])[other] as latin
       from made
     )
     insert into vocabulary (user_id, topic_id, en_word, ja_word, hiragana, romaji, part_of_speech, level, ja_sentence,
       ja_hiragana_sentence, romaji_sentence, en_sentence, tags, sources, word_image, word_image_alt, sentence_image,
       sentence_image_alt, status, learned, search_text, sort_key, reading_key, meaning_keys, created_at, updated_at)
     select user_id, places[1 + i % $8::int], english, reading, reading, latin, ($6::text[])[1 + i % 5], ($7::text[])[1 + (i / 5) % 5],
       ja_sentence, ja_hiragana_sentence, romaji_sentence, en_sentence, tags, sources, word_image, word_image_alt, sentence_image,
       sentence_image_alt, true, i % 3 = 0, english || chr(31) || reading || chr(31) || latin, english || chr(31) || reading,
       reading, array[english], created_at - i * interval '1 second', updated_at - i * interval '1 second'
     from words`,
    [like, count, ENGLISH, KANA, ROMAJI, KINDS, LEVELS, TOPICS],
  );
}
