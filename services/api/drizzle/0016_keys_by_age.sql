DROP INDEX "idempotency_keys_age";--> statement-breakpoint
CREATE INDEX "idempotency_keys_age" ON "idempotency_keys" USING btree ("created_at") WHERE not lasting;