CREATE TYPE "public"."direction" AS ENUM('recall', 'recognition');--> statement-breakpoint
CREATE TYPE "public"."note_state" AS ENUM('pending', 'converted', 'failed');--> statement-breakpoint
CREATE TABLE "account_addresses" (
	"user_id" integer NOT NULL,
	"address" text NOT NULL,
	"last_sign_in_at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_addresses_user_id_address_pk" PRIMARY KEY("user_id","address")
);
--> statement-breakpoint
CREATE TABLE "account_sessions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"address" text NOT NULL,
	"user_agent" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_settings" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"theme" text DEFAULT 'system' NOT NULL,
	"furigana" boolean DEFAULT true NOT NULL,
	"strictness" text DEFAULT 'standard' NOT NULL,
	"auto_advance" boolean DEFAULT true NOT NULL,
	"autoplay" boolean DEFAULT false NOT NULL,
	"new_per_day" integer DEFAULT 20 NOT NULL,
	"reviews_per_day" integer DEFAULT 200 NOT NULL,
	"time_zone" text DEFAULT 'UTC' NOT NULL,
	"language" text DEFAULT 'en' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer,
	"action" text NOT NULL,
	"address" text NOT NULL,
	"request_id" text NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_tokens" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mail_tokens_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"voided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"country_id" integer,
	"email_verified_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" integer NOT NULL,
	"operation" text NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"answer" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_operation_key_pk" PRIMARY KEY("user_id","operation","key")
);
--> statement-breakpoint
CREATE TABLE "dictionary" (
	"id" integer PRIMARY KEY NOT NULL,
	"forms" text NOT NULL,
	"senses" text NOT NULL,
	"core" boolean NOT NULL,
	"level" smallint,
	"weight" smallint NOT NULL,
	"search_text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dictionary_state" (
	"version" text PRIMARY KEY NOT NULL,
	"entries" integer NOT NULL,
	"loaded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "learn_details" (
	"user_id" integer NOT NULL,
	"session_id" integer NOT NULL,
	"position" integer NOT NULL,
	"vocabulary_id" integer,
	"status" smallint DEFAULT 0 NOT NULL,
	"soft_count" smallint DEFAULT 0 NOT NULL,
	"last_soft" jsonb,
	"recorded" jsonb,
	"answered_at" timestamp with time zone,
	CONSTRAINT "learn_details_user_id_session_id_position_pk" PRIMARY KEY("user_id","session_id","position"),
	CONSTRAINT "learn_details_status" CHECK (status between 0 and 3),
	CONSTRAINT "learn_details_soft_count" CHECK (soft_count between 0 and 2)
);
--> statement-breakpoint
CREATE TABLE "learning_sessions" (
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "learning_sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"mode" smallint NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"topic" text,
	"level" text,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "learning_sessions_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "learning_sessions_mode" CHECK (mode between 0 and 4)
);
--> statement-breakpoint
CREATE TABLE "memories" (
	"user_id" integer NOT NULL,
	"vocabulary_id" integer NOT NULL,
	"direction" "direction" NOT NULL,
	"due" timestamp with time zone NOT NULL,
	"stability" real NOT NULL,
	"difficulty" real NOT NULL,
	"scheduled_days" integer NOT NULL,
	"learning_steps" smallint NOT NULL,
	"reps" integer NOT NULL,
	"lapses" integer NOT NULL,
	"state" smallint NOT NULL,
	"last_review" timestamp with time zone NOT NULL,
	CONSTRAINT "memories_user_id_vocabulary_id_direction_pk" PRIMARY KEY("user_id","vocabulary_id","direction")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"vocabulary_id" integer,
	"direction" "direction" NOT NULL,
	"status" smallint NOT NULL,
	"rating" smallint NOT NULL,
	"first_time" boolean NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reviews_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "limit_counters" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"resets_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "note_words" (
	"user_id" integer NOT NULL,
	"note_id" integer NOT NULL,
	"vocabulary_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "note_words_user_id_note_id_vocabulary_id_pk" PRIMARY KEY("user_id","note_id","vocabulary_id")
);
--> statement-breakpoint
CREATE TABLE "notes" (
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"content" text NOT NULL,
	"state" "note_state" DEFAULT 'pending' NOT NULL,
	"error" text,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notes_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "collections" (
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "collections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "collections_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "topics" (
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "topics_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"collection_id" integer NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "topics_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "vocabulary" (
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "vocabulary_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"topic_id" integer NOT NULL,
	"en_word" text NOT NULL,
	"ja_word" text NOT NULL,
	"hiragana" text,
	"katakana" text,
	"kanji" text,
	"romaji" text NOT NULL,
	"part_of_speech" text NOT NULL,
	"level" text,
	"ja_sentence" text,
	"ja_hiragana_sentence" text,
	"romaji_sentence" text,
	"en_sentence" text,
	"tags" text[] DEFAULT '{}'::text[] NOT NULL,
	"alternatives" text[] DEFAULT '{}'::text[] NOT NULL,
	"blocked_answers" text[] DEFAULT '{}'::text[] NOT NULL,
	"notes" text,
	"sources" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"word_image" text,
	"word_image_alt" text,
	"word_image_variant" smallint DEFAULT 0 NOT NULL,
	"sentence_image" text,
	"sentence_image_alt" text,
	"ja_word_audio" text,
	"en_word_audio" text,
	"ja_sentence_audio" text,
	"en_sentence_audio" text,
	"status" boolean DEFAULT false NOT NULL,
	"learned" boolean DEFAULT false NOT NULL,
	"search_text" text NOT NULL,
	"sort_key" text NOT NULL,
	"reading_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vocabulary_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "account_addresses" ADD CONSTRAINT "account_addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_sessions" ADD CONSTRAINT "account_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_settings" ADD CONSTRAINT "account_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_tokens" ADD CONSTRAINT "mail_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learn_details" ADD CONSTRAINT "learn_details_session" FOREIGN KEY ("user_id","session_id") REFERENCES "public"."learning_sessions"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learn_details" ADD CONSTRAINT "learn_details_vocabulary" FOREIGN KEY ("user_id","vocabulary_id") REFERENCES "public"."vocabulary"("user_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_sessions" ADD CONSTRAINT "learning_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memories" ADD CONSTRAINT "memories_vocabulary" FOREIGN KEY ("user_id","vocabulary_id") REFERENCES "public"."vocabulary"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_vocabulary" FOREIGN KEY ("user_id","vocabulary_id") REFERENCES "public"."vocabulary"("user_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_words" ADD CONSTRAINT "note_words_note" FOREIGN KEY ("user_id","note_id") REFERENCES "public"."notes"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_words" ADD CONSTRAINT "note_words_vocabulary" FOREIGN KEY ("user_id","vocabulary_id") REFERENCES "public"."vocabulary"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collections" ADD CONSTRAINT "collections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topics" ADD CONSTRAINT "topics_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topics" ADD CONSTRAINT "topics_collection" FOREIGN KEY ("user_id","collection_id") REFERENCES "public"."collections"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vocabulary" ADD CONSTRAINT "vocabulary_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vocabulary" ADD CONSTRAINT "vocabulary_topic" FOREIGN KEY ("user_id","topic_id") REFERENCES "public"."topics"("user_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_sessions_token_hash_index" ON "account_sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "account_sessions_user_id_index" ON "account_sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "audit_events_user_id_at_index" ON "audit_events" USING btree ("user_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "mail_tokens_token_hash_index" ON "mail_tokens" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "mail_tokens_user_id_purpose_index" ON "mail_tokens" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE INDEX "idempotency_keys_age" ON "idempotency_keys" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "learn_details_word" ON "learn_details" USING btree ("user_id","session_id","vocabulary_id");--> statement-breakpoint
CREATE INDEX "learn_details_vocabulary" ON "learn_details" USING btree ("user_id","vocabulary_id");--> statement-breakpoint
CREATE INDEX "learning_sessions_newest" ON "learning_sessions" USING btree ("user_id","started_at","id");--> statement-breakpoint
CREATE INDEX "learning_sessions_unfinished" ON "learning_sessions" USING btree ("user_id","id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "memories_due" ON "memories" USING btree ("user_id","due");--> statement-breakpoint
CREATE INDEX "reviews_time" ON "reviews" USING btree ("user_id","answered_at");--> statement-breakpoint
CREATE INDEX "reviews_vocabulary" ON "reviews" USING btree ("user_id","vocabulary_id");--> statement-breakpoint
CREATE INDEX "limit_counters_resets_at_index" ON "limit_counters" USING btree ("resets_at");--> statement-breakpoint
CREATE INDEX "note_words_vocabulary" ON "note_words" USING btree ("user_id","vocabulary_id");--> statement-breakpoint
CREATE INDEX "notes_newest" ON "notes" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "collections_name" ON "collections" USING btree ("user_id","name_key");--> statement-breakpoint
CREATE UNIQUE INDEX "topics_name" ON "topics" USING btree ("user_id","collection_id","name_key");--> statement-breakpoint
CREATE INDEX "vocabulary_newest" ON "vocabulary" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "vocabulary_updated" ON "vocabulary" USING btree ("user_id","updated_at","id") WHERE status;--> statement-breakpoint
CREATE INDEX "vocabulary_alphabetical" ON "vocabulary" USING btree ("user_id","sort_key","id") WHERE status;--> statement-breakpoint
CREATE INDEX "vocabulary_topic" ON "vocabulary" USING btree ("user_id","topic_id");--> statement-breakpoint
CREATE INDEX "vocabulary_reading" ON "vocabulary" USING btree ("user_id","reading_key");