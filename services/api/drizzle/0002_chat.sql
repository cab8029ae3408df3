CREATE TABLE "chat_cards" (
	"user_id" integer NOT NULL,
	"message_id" integer NOT NULL,
	"position" integer NOT NULL,
	"vocabulary_id" integer,
	"snapshot" jsonb NOT NULL,
	CONSTRAINT "chat_cards_user_id_message_id_position_pk" PRIMARY KEY("user_id","message_id","position")
);
--> statement-breakpoint
CREATE TABLE "chat_messages" (
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "chat_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"type" text NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "chat_messages_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "chat_cards" ADD CONSTRAINT "chat_cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_cards" ADD CONSTRAINT "chat_cards_message" FOREIGN KEY ("user_id","message_id") REFERENCES "public"."chat_messages"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_cards" ADD CONSTRAINT "chat_cards_vocabulary" FOREIGN KEY ("user_id","vocabulary_id") REFERENCES "public"."vocabulary"("user_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_cards_vocabulary" ON "chat_cards" USING btree ("user_id","vocabulary_id");--> statement-breakpoint
ALTER TABLE "learn_details" ADD CONSTRAINT "learn_details_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;