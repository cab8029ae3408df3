CREATE TABLE "due_quarters" (
	"user_id" integer NOT NULL,
	"quarter" timestamp with time zone NOT NULL,
	"words" integer NOT NULL,
	CONSTRAINT "due_quarters_user_id_quarter_pk" PRIMARY KEY("user_id","quarter")
);
--> statement-breakpoint
CREATE TABLE "word_counts" (
	"user_id" integer NOT NULL,
	"level" text NOT NULL,
	"words" integer NOT NULL,
	"learned" integer NOT NULL,
	CONSTRAINT "word_counts_user_id_level_pk" PRIMARY KEY("user_id","level")
);
--> statement-breakpoint
ALTER TABLE "due_quarters" ADD CONSTRAINT "due_quarters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "word_counts" ADD CONSTRAINT "word_counts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Moves words between quarters of an hour when their memories change. `dues` are the due dates of these memories before the change, null for
-- new ones; what they are now is read. A word counts where it comes due first, in either direction.
CREATE FUNCTION recount_dues(learners integer[], word_ids integer[], directions direction[], dues timestamptz[]) RETURNS void
  LANGUAGE plpgsql
  AS $$ BEGIN
    WITH changed AS (
      SELECT * FROM unnest(learners, word_ids, directions, dues) AS c(user_id, vocabulary_id, direction, due)
    ), sides AS (
      SELECT user_id, vocabulary_id, direction, due, true AS earlier FROM changed
      UNION ALL
      SELECT m.user_id, m.vocabulary_id, m.direction, m.due, false
      FROM (SELECT DISTINCT user_id, vocabulary_id FROM changed) c JOIN memories m USING (user_id, vocabulary_id)
    ), pairs AS (
      SELECT user_id, vocabulary_id, max(due) FILTER (WHERE NOT earlier) AS after,
        CASE WHEN bool_or(earlier) THEN max(due) FILTER (WHERE earlier) ELSE max(due) END AS before
      FROM sides GROUP BY user_id, vocabulary_id, direction
    ), firsts AS (
      SELECT user_id, min(before) AS before, min(after) AS after FROM pairs GROUP BY user_id, vocabulary_id
    ), sums AS (
      SELECT user_id, date_bin('15 minutes', due, timestamptz '2000-01-01 00:00Z') AS quarter, sum(n)::int AS words
      FROM (SELECT user_id, before AS due, -1 AS n FROM firsts UNION ALL SELECT user_id, after, 1 FROM firsts) AS moves
      WHERE due IS NOT NULL GROUP BY 1, 2 HAVING sum(n) <> 0
    ), emptied AS (
      DELETE FROM due_quarters q USING sums s
      WHERE q.user_id = s.user_id AND q.quarter = s.quarter AND q.words + s.words = 0
    )
    INSERT INTO due_quarters (user_id, quarter, words)
    SELECT s.user_id, s.quarter, s.words FROM sums s LEFT JOIN due_quarters q USING (user_id, quarter)
    WHERE coalesce(q.words, 0) + s.words <> 0
    ON CONFLICT (user_id, quarter) DO UPDATE SET words = due_quarters.words + excluded.words;
  END $$;--> statement-breakpoint
CREATE FUNCTION memories_came() RETURNS trigger
  LANGUAGE plpgsql
  AS $$ BEGIN
    PERFORM recount_dues(array_agg(user_id), array_agg(vocabulary_id), array_agg(direction), array_agg(NULL::timestamptz))
    FROM changed HAVING count(*) > 0;
    RETURN NULL;
  END $$;--> statement-breakpoint
-- A learner who is being deleted is not in `users` any more; their rows go by themselves.
CREATE FUNCTION memories_changed_or_went() RETURNS trigger
  LANGUAGE plpgsql
  AS $$ BEGIN
    PERFORM recount_dues(array_agg(user_id), array_agg(vocabulary_id), array_agg(direction), array_agg(due))
    FROM earlier WHERE EXISTS (SELECT FROM users WHERE id = user_id) HAVING count(*) > 0;
    RETURN NULL;
  END $$;--> statement-breakpoint
CREATE TRIGGER memories_came AFTER INSERT ON memories REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION memories_came();--> statement-breakpoint
CREATE TRIGGER memories_changed AFTER UPDATE ON memories REFERENCING OLD TABLE AS earlier
  FOR EACH STATEMENT EXECUTE FUNCTION memories_changed_or_went();--> statement-breakpoint
CREATE TRIGGER memories_went AFTER DELETE ON memories REFERENCING OLD TABLE AS earlier
  FOR EACH STATEMENT EXECUTE FUNCTION memories_changed_or_went();--> statement-breakpoint
INSERT INTO due_quarters (user_id, quarter, words)
SELECT user_id, date_bin('15 minutes', due, timestamptz '2000-01-01 00:00Z'), count(*)
FROM (SELECT user_id, vocabulary_id, min(due) AS due FROM memories GROUP BY 1, 2) AS firsts GROUP BY 1, 2;--> statement-breakpoint
-- Adds so many words, and so many that the learner knows, to each level. A learner who is being deleted is not in `users` any more.
CREATE FUNCTION add_word_counts(learners integer[], levels text[], numbers integer[], known integer[]) RETURNS void
  LANGUAGE plpgsql
  AS $$ BEGIN
    INSERT INTO word_counts (user_id, level, words, learned)
    SELECT c.user_id, c.level, sum(c.words), sum(c.learned)
    FROM unnest(learners, levels, numbers, known) AS c(user_id, level, words, learned)
    WHERE EXISTS (SELECT FROM users WHERE id = c.user_id)
    GROUP BY 1, 2 HAVING sum(c.words) <> 0 OR sum(c.learned) <> 0 ORDER BY 1, 2
    ON CONFLICT (user_id, level) DO UPDATE
      SET words = word_counts.words + excluded.words, learned = word_counts.learned + excluded.learned;
  END $$;--> statement-breakpoint
CREATE FUNCTION count_words_that_came() RETURNS trigger
  LANGUAGE plpgsql
  AS $$ BEGIN
    PERFORM add_word_counts(array_agg(user_id), array_agg(coalesce(level, '')), array_agg(1), array_agg(learned::int)) FROM changed WHERE status;
    RETURN NULL;
  END $$;--> statement-breakpoint
CREATE FUNCTION count_words_that_went() RETURNS trigger
  LANGUAGE plpgsql
  AS $$ BEGIN
    PERFORM add_word_counts(array_agg(user_id), array_agg(coalesce(level, '')), array_agg(-1), array_agg(-learned::int)) FROM earlier WHERE status;
    RETURN NULL;
  END $$;--> statement-breakpoint
CREATE FUNCTION count_words_that_changed() RETURNS trigger
  LANGUAGE plpgsql
  AS $$ BEGIN
    PERFORM add_word_counts(array_agg(user_id), array_agg(coalesce(level, '')), array_agg(n), array_agg(n * learned::int)) FROM (
      SELECT user_id, level, learned, 1 AS n FROM changed WHERE status
      UNION ALL
      SELECT user_id, level, learned, -1 FROM earlier WHERE status) AS moved;
    RETURN NULL;
  END $$;--> statement-breakpoint
CREATE TRIGGER vocabulary_came_counted AFTER INSERT ON vocabulary REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_words_that_came();--> statement-breakpoint
CREATE TRIGGER vocabulary_went_counted AFTER DELETE ON vocabulary REFERENCING OLD TABLE AS earlier
  FOR EACH STATEMENT EXECUTE FUNCTION count_words_that_went();--> statement-breakpoint
CREATE TRIGGER vocabulary_changed_counted AFTER UPDATE ON vocabulary REFERENCING OLD TABLE AS earlier NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_words_that_changed();--> statement-breakpoint
INSERT INTO word_counts (user_id, level, words, learned)
SELECT user_id, coalesce(level, ''), count(*), count(*) FILTER (WHERE learned) FROM vocabulary WHERE status GROUP BY 1, 2;
