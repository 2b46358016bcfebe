-- A school's own rows are found by its number in the same index, however many other schools there are.
create extension if not exists btree_gin;
--> statement-breakpoint
DROP INDEX "notices_search";--> statement-breakpoint
DROP INDEX "people_search";--> statement-breakpoint
DROP INDEX "notice_translations_search";--> statement-breakpoint
CREATE INDEX "notices_search" ON "notices" USING gin ("school_id","search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "people_search" ON "people" USING gin ("school_id","search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "notice_translations_search" ON "notice_translations" USING gin ("school_id","search_text" gin_trgm_ops);