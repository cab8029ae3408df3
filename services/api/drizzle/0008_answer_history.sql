CREATE TABLE "answer_quarters" (
	"user_id" integer NOT NULL,
	"quarter" timestamp with time zone NOT NULL,
	"answers" integer NOT NULL,
	"correct" integer NOT NULL,
	"met" integer NOT NULL,
	"retained" integer NOT NULL,
	"duration_ms" integer NOT NULL,
	CONSTRAINT "answer_quarters_user_id_quarter_pk" PRIMARY KEY("user_id","quarter")
);
--> statement-breakpoint
ALTER TABLE "learn_details" ADD COLUMN "practised" jsonb;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "session_id" integer;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "duration_ms" integer;--> statement-breakpoint
ALTER TABLE "answer_quarters" ADD CONSTRAINT "answer_quarters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "memories_forgotten" ON "memories" USING btree ("user_id","lapses","difficulty") WHERE lapses > 0;--> statement-breakpoint
CREATE INDEX "reviews_session" ON "reviews" USING btree ("user_id","session_id","id");--> statement-breakpoint
UPDATE "reviews" r SET "session_id" = d."session_id" FROM "learn_details" d
WHERE d."user_id" = r."user_id" AND d."vocabulary_id" = r."vocabulary_id" AND d."answered_at" = r."answered_at" AND d."status" = r."status";--> statement-breakpoint
INSERT INTO "answer_quarters" ("user_id", "quarter", "answers", "correct", "met", "retained", "duration_ms")
SELECT "user_id", date_bin('15 minutes', "answered_at", timestamptz '2000-01-01 00:00Z'), count(*), count(*) FILTER (WHERE "status" = 1),
  count(*) FILTER (WHERE "first_time"), count(*) FILTER (WHERE "status" = 1 AND NOT "first_time"), 0
FROM "reviews" GROUP BY 1, 2;
