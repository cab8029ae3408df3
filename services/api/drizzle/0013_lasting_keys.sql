DROP INDEX "idempotency_keys_age";--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD COLUMN "lasting" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "idempotency_keys_age" ON "idempotency_keys" USING btree ("user_id","created_at") WHERE not lasting;