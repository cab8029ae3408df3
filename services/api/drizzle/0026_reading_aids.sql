ALTER TABLE "account_settings" ADD COLUMN "furigana_on_hover" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "account_settings" ADD COLUMN "romaji" text DEFAULT 'auto' NOT NULL;