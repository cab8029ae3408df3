ALTER TABLE "vocabulary" ADD COLUMN "pieces" jsonb;--> statement-breakpoint
-- Of parts that were chosen before it was written down which: some were.
UPDATE "note_questions" SET "chosen" = 0 WHERE "kind" = 'parts' AND "answered_at" IS NOT NULL AND "chosen" IS NULL;
