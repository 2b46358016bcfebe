CREATE TABLE "import_rows" (
	"school_id" integer NOT NULL,
	"import_id" integer NOT NULL,
	"line" integer NOT NULL,
	"raw" text[] NOT NULL,
	"is_distinct" boolean DEFAULT false NOT NULL,
	"verdict" text,
	"role" smallint,
	"parsed" jsonb,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"person_id" integer,
	"seen_version" integer,
	"applied_version" integer,
	"before" jsonb,
	"after" jsonb,
	CONSTRAINT "import_rows_school_id_import_id_line_pk" PRIMARY KEY("school_id","import_id","line")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"school_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"file_name" text NOT NULL,
	"upload_id" text NOT NULL,
	"state" text NOT NULL,
	"failure" jsonb,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"headings" text[] DEFAULT '{}' NOT NULL,
	"options" jsonb NOT NULL,
	"asks_dates" boolean DEFAULT false NOT NULL,
	"unknown" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"counts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created" jsonb,
	"batch_id" uuid NOT NULL,
	"made_by" integer NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"applied_by" integer,
	"applied_at" timestamp with time zone,
	"undone_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "imports_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE INDEX "import_rows_verdict" ON "import_rows" USING btree ("school_id","import_id","verdict","line");--> statement-breakpoint
CREATE INDEX "import_rows_person" ON "import_rows" USING btree ("school_id","person_id") WHERE person_id is not null;--> statement-breakpoint
CREATE INDEX "imports_made" ON "imports" USING btree ("school_id","made_at");--> statement-breakpoint
-- By hand from here on. What changes thousands of places in several statements tells of the whole school, once, instead
-- of each person. It says so by `set_config('banyan.tells_once', 'on', true)`.
create or replace function tell_of_people(school_ids int[], person_ids int[]) returns void language sql as $$
  select pg_notify('people_moved', told) from (
    select distinct s || ':' || case when count(*) over (partition by s) > 500 then '' else p::text end as told
    from unnest(school_ids, person_ids) as moved (s, p)
    where coalesce(current_setting('banyan.tells_once', true), '') <> 'on'
  ) each_once
$$;
