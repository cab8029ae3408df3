-- Letters and pairs of neighbouring letters of a text, each with the learner's id before it: a search of one learner never meets another's words.
CREATE FUNCTION word_grams(user_id integer, words text) RETURNS text[]
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN (
    SELECT coalesce(array_agg(DISTINCT user_id::text || ':' || gram), '{}')
    FROM (
      SELECT letter, letter || coalesce(lead(letter) OVER (ORDER BY place), '') AS pair
      FROM unnest(string_to_array(words, NULL)) WITH ORDINALITY AS spelled(letter, place)
    ) AS neighbours, LATERAL (VALUES (letter), (pair)) AS grams(gram)
  );--> statement-breakpoint
DROP INDEX "vocabulary_topic";--> statement-breakpoint
DROP INDEX "vocabulary_newest";--> statement-breakpoint
DROP INDEX "vocabulary_updated";--> statement-breakpoint
DROP INDEX "vocabulary_alphabetical";--> statement-breakpoint
CREATE INDEX "vocabulary_counted" ON "vocabulary" USING btree ("user_id","topic_id","status","level","part_of_speech","learned");--> statement-breakpoint
CREATE INDEX "vocabulary_grams" ON "vocabulary" USING gin (word_grams(user_id, search_text));--> statement-breakpoint
CREATE INDEX "vocabulary_newest" ON "vocabulary" USING btree ("user_id","created_at","id","topic_id","status","level","part_of_speech","learned");--> statement-breakpoint
CREATE INDEX "vocabulary_updated" ON "vocabulary" USING btree ("user_id","updated_at","id","topic_id","status","level","part_of_speech","learned");--> statement-breakpoint
CREATE INDEX "vocabulary_alphabetical" ON "vocabulary" USING btree ("user_id","sort_key","id","topic_id","status","level","part_of_speech","learned");