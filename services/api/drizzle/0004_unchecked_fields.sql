ALTER TABLE "vocabulary" ADD COLUMN "unchecked" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
UPDATE "chat_cards" SET "snapshot" = jsonb_set("snapshot", '{values,unchecked}', '[]');--> statement-breakpoint
UPDATE "deleted_words" SET "content" = jsonb_set("content", '{word,unchecked}', '[]');
