CREATE TABLE "raised_limits" (
	"network" "cidr" NOT NULL,
	"name" text NOT NULL,
	"points" integer NOT NULL,
	"seconds" integer NOT NULL,
	"until" timestamp with time zone,
	CONSTRAINT "raised_limits_network_name_pk" PRIMARY KEY("network","name")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "locked_at" timestamp with time zone;