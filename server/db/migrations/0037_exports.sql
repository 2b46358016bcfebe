CREATE TABLE "list_exports" (
	"school_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "list_exports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"format" text NOT NULL,
	"request" jsonb NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"rows" integer DEFAULT 0 NOT NULL,
	"size" bigint DEFAULT 0 NOT NULL,
	"storage_key" text,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "list_exports_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "done" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "total" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "cancelled_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "list_exports_person" ON "list_exports" USING btree ("school_id","person_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "list_exports_open" ON "list_exports" USING btree ("school_id","person_id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "list_exports_age" ON "list_exports" USING btree ("created_at");
--> statement-breakpoint
-- Whoever deletes the row of an export, its bytes are known to belong to nobody, and the hourly sweep removes them.
create function release_export_bytes() returns trigger language plpgsql as $$
begin
  if old.storage_key is not null then
    insert into pending_bytes (key, since) values (old.storage_key, now()) on conflict do nothing;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger list_exports_bytes after delete on list_exports
  for each row execute function release_export_bytes();
