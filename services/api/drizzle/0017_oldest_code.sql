-- One row: the migration (its `when` in the journal) that code must know to work with this schema.
CREATE TABLE "drizzle"."oldest_code" ("knows" bigint NOT NULL);--> statement-breakpoint
INSERT INTO "drizzle"."oldest_code" VALUES (0);
