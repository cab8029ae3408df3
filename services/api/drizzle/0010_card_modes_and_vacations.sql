CREATE TABLE "vacations" (
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "vacations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "vacations_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "learning_sessions" DROP CONSTRAINT "learning_sessions_mode";--> statement-breakpoint
ALTER TABLE "learn_details" ADD COLUMN "mode" smallint;--> statement-breakpoint
ALTER TABLE "vacations" ADD CONSTRAINT "vacations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "vacations_running" ON "vacations" USING btree ("user_id") WHERE ended_at is null;--> statement-breakpoint
ALTER TABLE "learn_details" ADD CONSTRAINT "learn_details_mode" CHECK (mode between 1 and 4);--> statement-breakpoint
ALTER TABLE "learning_sessions" ADD CONSTRAINT "learning_sessions_mode" CHECK (mode between 0 and 4 or mode in (11, 12));