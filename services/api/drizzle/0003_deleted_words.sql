CREATE TABLE "deleted_words" (
	"user_id" integer NOT NULL,
	"vocabulary_id" integer NOT NULL,
	"deleted_at" timestamp with time zone NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "deleted_words_user_id_vocabulary_id_pk" PRIMARY KEY("user_id","vocabulary_id")
);
--> statement-breakpoint
ALTER TABLE "deleted_words" ADD CONSTRAINT "deleted_words_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deleted_words_time" ON "deleted_words" USING btree ("deleted_at");