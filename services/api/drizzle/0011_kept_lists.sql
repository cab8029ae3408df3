CREATE TABLE "vocabulary_revisions" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"revision" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "vocabulary_revisions" ADD CONSTRAINT "vocabulary_revisions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Kept lists of these learners' words are no longer right. A learner who is being deleted is not in `users` any more and gets nothing.
CREATE FUNCTION renew_vocabulary_revisions(learners integer[]) RETURNS void
  LANGUAGE sql
  BEGIN ATOMIC
    INSERT INTO vocabulary_revisions (user_id, revision)
    SELECT id, gen_random_uuid() FROM users WHERE id = ANY (learners)
    ON CONFLICT (user_id) DO UPDATE SET revision = excluded.revision;
  END;--> statement-breakpoint
CREATE FUNCTION vocabulary_came_or_went() RETURNS trigger
  LANGUAGE plpgsql
  AS $$ BEGIN
    PERFORM renew_vocabulary_revisions(ARRAY(SELECT DISTINCT user_id FROM changed));
    RETURN NULL;
  END $$;--> statement-breakpoint
-- Only what lists go by counts: clips and pictures come while learners look at their lists.
CREATE FUNCTION vocabulary_was_changed() RETURNS trigger
  LANGUAGE plpgsql
  AS $$ BEGIN
    PERFORM renew_vocabulary_revisions(ARRAY(
      SELECT DISTINCT user_id FROM (
        SELECT user_id, id, topic_id, status, level, part_of_speech, learned, search_text, sort_key, created_at, updated_at FROM changed
        EXCEPT
        SELECT user_id, id, topic_id, status, level, part_of_speech, learned, search_text, sort_key, created_at, updated_at FROM earlier
      ) AS differing));
    RETURN NULL;
  END $$;--> statement-breakpoint
CREATE TRIGGER vocabulary_came AFTER INSERT ON vocabulary REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION vocabulary_came_or_went();--> statement-breakpoint
CREATE TRIGGER vocabulary_went AFTER DELETE ON vocabulary REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION vocabulary_came_or_went();--> statement-breakpoint
CREATE TRIGGER vocabulary_changed AFTER UPDATE ON vocabulary REFERENCING OLD TABLE AS earlier NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION vocabulary_was_changed();
