CREATE TABLE "consents" (
	"school_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"guardian" text NOT NULL,
	"given_on" date NOT NULL,
	"scope" text NOT NULL,
	"recorded_by" integer NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"held_key" integer GENERATED ALWAYS AS (case when withdrawn_at is null then 0 else id end) STORED,
	CONSTRAINT "consents_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "portfolio_items" (
	"school_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"work_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"note" text NOT NULL,
	CONSTRAINT "portfolio_items_school_id_person_id_work_id_pk" PRIMARY KEY("school_id","person_id","work_id")
);
--> statement-breakpoint
CREATE TABLE "portfolios" (
	"school_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"about" text NOT NULL,
	"version" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "portfolios_school_id_person_id_pk" PRIMARY KEY("school_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "wall_entries" (
	"school_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "wall_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"work_id" integer NOT NULL,
	"attempt" smallint NOT NULL,
	"person_id" integer NOT NULL,
	"group_id" integer NOT NULL,
	"group_name" text NOT NULL,
	"division_name" text NOT NULL,
	"title" text NOT NULL,
	"cover_file_id" uuid,
	"added_by" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "wall_entries_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "consents_once" ON "consents" USING btree ("school_id","person_id","held_key");--> statement-breakpoint
CREATE INDEX "consents_given" ON "consents" USING btree ("school_id","given_on","id");--> statement-breakpoint
CREATE UNIQUE INDEX "wall_entries_work" ON "wall_entries" USING btree ("school_id","work_id");--> statement-breakpoint
CREATE INDEX "wall_entries_newest" ON "wall_entries" USING btree ("school_id","added_at","id") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "wall_entries_all" ON "wall_entries" USING btree ("added_at","id") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "wall_entries_person" ON "wall_entries" USING btree ("school_id","person_id");--> statement-breakpoint
CREATE INDEX "wall_entries_cover" ON "wall_entries" USING btree ("cover_file_id");