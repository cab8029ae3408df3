import pg from 'pg';

const KANA = 'かさ ねこ でんしゃ きっぷ たべもの りょこう せんせい みず やま しごと てがみ'.split(' ');
const ROMAJI = 'kasa neko densha kippu tabemono ryokou sensei mizu yama shigoto tegami'.split(' ');
const ENGLISH = 'umbrella cat train ticket food travel teacher water mountain work letter'.split(' ');
const KINDS = ['noun', 'verb', 'i-adjective', 'na-adjective', 'adverb'];
const LEVELS = ['N5', 'N4', 'N3', 'N2', 'N1'];
const TOPICS = 20;

/** One word of so many was never asked: the others have a past, from `fillHistory`. */
const NEW_OF = 10;

/**
 * Copies the word `like` until its learner has `count` of them: other words, each of its own reading, spread over
 * twenty topics, a second between two. The keys are made as `entry-keys.ts` makes them.
 */
export async function fillCollection(pool: pg.Pool, like: number, count: number): Promise<void> {
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
         ($4::text[])[pick] || ($4::text[])[other] || translate(i::text, '0123456789', $9) as reading, ($5::text[])[pick] || ($5::text[])[other] as latin
       from made
     )
     insert into vocabulary (user_id, topic_id, en_word, ja_word, hiragana, romaji, part_of_speech, level, ja_sentence,
       ja_hiragana_sentence, romaji_sentence, en_sentence, tags, sources, word_image, word_image_alt, sentence_image,
       sentence_image_alt, status, asked, learned, search_text, sort_key, reading_key, meaning_keys, created_at, updated_at)
     select user_id, places[1 + i % $8::int], english, reading, reading, latin, ($6::text[])[1 + i % 5], ($7::text[])[1 + (i / 5) % 5],
       ja_sentence, ja_hiragana_sentence, romaji_sentence, en_sentence, tags, sources, word_image, word_image_alt, sentence_image,
       sentence_image_alt, true, i % ${NEW_OF} <> 0, i % 3 = 0, english || chr(31) || reading || chr(31) || latin, english || chr(31) || reading,
       reading, array[english], created_at - i * interval '1 second', updated_at - i * interval '1 second'
     from words`,
    [like, count, ENGLISH, KANA, ROMAJI, KINDS, LEVELS, TOPICS, 'なにぬねのはひふへほ'],
  );
}

/** Words of one session, and how long its learner takes for each. */
const SITTING = 100;
const SECONDS = 5;
const DAYS = 700;

/**
 * Gives a learner a past: every asked word in turn, a hundred in a sitting, until there are `answers` of them; four of
 * five right, spread over two years. Every fiftieth word is due.
 */
export async function fillHistory(pool: pg.Pool, userId: number, answers: number): Promise<void> {
  const { rowCount } = await pool.query('select from vocabulary where user_id = $1 and asked', [userId]);
  await pool.query(
    `with words as materialized (select id, row_number() over (order by id) - 1 as place from vocabulary where user_id = $1 and asked),
     sessions as (
       insert into learning_sessions (user_id, mode, name, type, started_at, ended_at)
       select $1, 2, 'Learning Session', 'learn', began, began + interval '10 minutes'
       from generate_series(0, $2::int / ${SITTING} - 1) n,
         lateral (select now() - interval '${DAYS} days' * (1 - n::float / ($2::int / ${SITTING})) as began) moment
       order by n returning id, started_at),
     given as (
       select s.id as session_id, position, w.id as vocabulary_id, n < $3::int as first_time,
         case when (n * 7 + n / 13) % 5 = 0 then 2 else 1 end as status,
         s.started_at + (position + 1) * interval '${SECONDS} seconds' as answered_at
       from (select id, started_at, row_number() over (order by id) - 1 as place from sessions) s,
         generate_series(0, ${SITTING} - 1) position,
         lateral (select s.place * ${SITTING} + position as n) answer
         join words w on w.place = n % $3::int),
     details as (
       insert into learn_details (user_id, session_id, position, vocabulary_id, status, recorded, answered_at)
       select $1, session_id, position, vocabulary_id, status, jsonb_build_object('answer', 'umbrella', 'result',
         jsonb_build_object('isCorrect', status = 1, 'correctAnswer', 'umbrella', 'verdict', case status when 1 then 'correct' else 'incorrect' end,
         'reason', case status when 1 then 'exact' else 'no_match' end, 'recorded', true, 'matched', null, 'hint', null, 'other', null)), answered_at
       from given)
     insert into reviews (user_id, vocabulary_id, direction, status, rating, first_time, answered_at, session_id, duration_ms)
     select $1, vocabulary_id, 'recognition', status, case status when 1 then 3 else 1 end, first_time, answered_at, session_id, ${SECONDS * 1000}
     from given order by answered_at`,
    [userId, answers, rowCount],
  );
  await pool.query(
    `insert into memories (user_id, vocabulary_id, direction, due, stability, difficulty, scheduled_days, learning_steps, reps, lapses, state, last_review)
     select $1, vocabulary_id, 'recognition', now() + interval '1 day' * (vocabulary_id % 50 - 0.5), 20, 1 + vocabulary_id % 90 / 10.0, 20, 0,
       count(*), count(*) filter (where status = 2), 2, max(answered_at)
     from reviews where user_id = $1 group by vocabulary_id`,
    [userId],
  );
  await pool.query(
    `insert into answer_quarters (user_id, quarter, answers, correct, met, retained, duration_ms)
     select $1, date_bin('15 minutes', answered_at, timestamptz '2000-01-01 00:00Z'), count(*), count(*) filter (where status = 1),
       count(*) filter (where first_time), count(*) filter (where status = 1 and not first_time), sum(duration_ms)
     from reviews where user_id = $1 group by 2`,
    [userId],
  );
}

const DERIVED = `
  truncate word_counts, due_quarters, vocabulary_revisions;
  insert into word_counts select user_id, coalesce(level, ''), count(*), count(*) filter (where learned)
    from vocabulary where status group by 1, 2;
  insert into due_quarters select user_id, date_bin('15 minutes', due, timestamptz '2000-01-01 00:00Z'), count(*)
    from (select user_id, min(due) as due from memories group by user_id, vocabulary_id) firsts group by 1, 2;
  insert into vocabulary_revisions select id, gen_random_uuid() from users;`;

/**
 * Runs what fills a database over connections for which no key is checked and no trigger runs, so that a million words
 * take minutes; what triggers derive is derived afterwards.
 */
export async function fill<Made>(
  connectionString: string,
  make: (pool: pg.Pool) => Promise<Made>,
): Promise<Made> {
  const pool = new pg.Pool({ connectionString, options: '-c session_replication_role=replica' });
  try {
    const made = await make(pool);
    await pool.query(DERIVED);
    await pool.query('vacuum analyze');
    return made;
  } finally {
    await pool.end();
  }
}
