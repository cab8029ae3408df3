ALTER TABLE "memories" ALTER COLUMN "stability" SET DATA TYPE double precision;--> statement-breakpoint
ALTER TABLE "memories" ALTER COLUMN "difficulty" SET DATA TYPE double precision;--> statement-breakpoint
ALTER TABLE "vocabulary" ADD COLUMN "meaning_keys" text[] DEFAULT '{}'::text[] NOT NULL;