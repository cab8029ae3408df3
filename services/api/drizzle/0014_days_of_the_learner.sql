ALTER TABLE "account_settings" ALTER COLUMN "time_zone" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "account_settings" ALTER COLUMN "time_zone" DROP NOT NULL;--> statement-breakpoint
-- It said the same for a learner of whom nothing was known: the device that is opened next tells.
UPDATE "account_settings" SET "time_zone" = NULL WHERE "time_zone" = 'UTC';
