CREATE TABLE "translations" (
	"key" text NOT NULL,
	"place" smallint NOT NULL,
	"headword" text NOT NULL,
	"part_of_speech" text,
	"written" text NOT NULL,
	"kana" text NOT NULL,
	"remark" text,
	CONSTRAINT "translations_key_place_pk" PRIMARY KEY("key","place")
);
--> statement-breakpoint
ALTER TABLE "dictionary_state" ADD COLUMN "filled" text DEFAULT 'dictionary' NOT NULL;--> statement-breakpoint
CREATE INDEX "translations_by_word" ON "translations" USING btree ("written","kana");