CREATE TABLE "note_questions" (
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "note_questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"note_id" integer NOT NULL,
	"position" integer NOT NULL,
	"about" text NOT NULL,
	"kind" text NOT NULL,
	"vocabulary_id" integer,
	"candidates" jsonb NOT NULL,
	"pictures" text[] NOT NULL,
	"chosen" smallint,
	"is_asked" boolean NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "note_questions_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "note_questions" ADD CONSTRAINT "note_questions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_questions" ADD CONSTRAINT "note_questions_note" FOREIGN KEY ("user_id","note_id") REFERENCES "public"."notes"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_questions" ADD CONSTRAINT "note_questions_vocabulary" FOREIGN KEY ("user_id","vocabulary_id") REFERENCES "public"."vocabulary"("user_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "note_questions_place" ON "note_questions" USING btree ("user_id","note_id","position");--> statement-breakpoint
CREATE INDEX "note_questions_vocabulary" ON "note_questions" USING btree ("user_id","vocabulary_id");