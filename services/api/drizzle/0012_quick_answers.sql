-- Texts of a learner, each with the learner's id before it: a search of one learner never meets another's.
CREATE FUNCTION owned_keys(user_id integer, keys text[]) RETURNS text[]
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN (SELECT coalesce(array_agg(user_id::text || ':' || key), '{}') FROM unnest(keys) AS key);--> statement-breakpoint
DROP INDEX "memories_due";--> statement-breakpoint
ALTER TABLE "vocabulary" ADD COLUMN "asked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "vocabulary" v SET "asked" = true WHERE EXISTS (SELECT 1 FROM "memories" m WHERE m."user_id" = v."user_id" AND m."vocabulary_id" = v."id");--> statement-breakpoint
UPDATE "deleted_words" SET "content" = jsonb_set("content", '{word,asked}', to_jsonb("content"->'memories' <> '[]'));--> statement-breakpoint
CREATE INDEX "memories_hardest" ON "memories" USING btree ("user_id","difficulty","lapses") WHERE lapses > 0;--> statement-breakpoint
CREATE INDEX "vocabulary_kanji" ON "vocabulary" USING btree ("user_id","kanji") WHERE kanji is not null;--> statement-breakpoint
CREATE INDEX "vocabulary_meanings" ON "vocabulary" USING gin (owned_keys(user_id, meaning_keys));--> statement-breakpoint
CREATE INDEX "vocabulary_new" ON "vocabulary" USING btree ("user_id","created_at","id") WHERE status and not asked;--> statement-breakpoint
CREATE INDEX "vocabulary_set_aside" ON "vocabulary" USING btree ("user_id","id") WHERE asked and not status;--> statement-breakpoint
CREATE INDEX "memories_due" ON "memories" USING btree ("user_id","due","vocabulary_id");