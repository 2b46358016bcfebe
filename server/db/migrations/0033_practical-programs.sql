DROP INDEX "workspaces_once";--> statement-breakpoint
ALTER TABLE "workspaces" ADD COLUMN "attempt_id" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "workspaces" ADD COLUMN "attempt_position" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "workspaces_attempt" ON "workspaces" USING btree ("school_id","attempt_id","attempt_position") WHERE attempt_id > 0;--> statement-breakpoint
CREATE UNIQUE INDEX "workspaces_once" ON "workspaces" USING btree ("school_id","person_id","begun_by","academic_year","purpose","project_id","attempt_id","attempt_position","engine");