CREATE TABLE "import_chunks" (
	"user_id" integer NOT NULL,
	"import_id" integer NOT NULL,
	"number" integer NOT NULL,
	"rows" jsonb,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "import_chunks_user_id_import_id_number_pk" PRIMARY KEY("user_id","import_id","number")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"format" text NOT NULL,
	"encoding" text,
	"delimiter" text,
	"columns" jsonb NOT NULL,
	"has_header" boolean NOT NULL,
	"notices" jsonb NOT NULL,
	"settings" jsonb NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"rows" integer NOT NULL,
	"processed" integer DEFAULT 0 NOT NULL,
	"created" integer DEFAULT 0 NOT NULL,
	"duplicates" integer DEFAULT 0 NOT NULL,
	"invalid" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "imports_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "import_chunks" ADD CONSTRAINT "import_chunks_import" FOREIGN KEY ("user_id","import_id") REFERENCES "public"."imports"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;