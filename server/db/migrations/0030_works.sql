CREATE TABLE "work_attempts" (
	"school_id" integer NOT NULL,
	"work_id" integer NOT NULL,
	"number" smallint NOT NULL,
	"person_id" integer NOT NULL,
	"learning" text NOT NULL,
	"due_on" date,
	"is_late" boolean NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "work_attempts_school_id_work_id_number_pk" PRIMARY KEY("school_id","work_id","number")
);
--> statement-breakpoint
CREATE TABLE "work_entries" (
	"school_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "work_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"work_id" integer NOT NULL,
	"attempt" smallint NOT NULL,
	"person_id" integer NOT NULL,
	"kind" text NOT NULL,
	"file_id" uuid,
	"url" text DEFAULT '' NOT NULL,
	"position" smallint NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "work_entries_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "works" (
	"school_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "works_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"academic_year" text NOT NULL,
	"project_id" integer NOT NULL,
	"session_id" integer DEFAULT 0 NOT NULL,
	"kind" text NOT NULL,
	"group_id" integer NOT NULL,
	"division_id" integer NOT NULL,
	"publication_number" integer NOT NULL,
	"title" text NOT NULL,
	"cover_file_id" uuid,
	"state" text DEFAULT 'draft' NOT NULL,
	"attempt" smallint DEFAULT 0 NOT NULL,
	"draft_learning" text DEFAULT '' NOT NULL,
	"due_on" date,
	"is_late" boolean DEFAULT false NOT NULL,
	"submitted_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "works_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE INDEX "work_attempts_person" ON "work_attempts" USING btree ("school_id","person_id");--> statement-breakpoint
CREATE INDEX "work_entries_work" ON "work_entries" USING btree ("school_id","work_id","attempt","position");--> statement-breakpoint
CREATE INDEX "work_entries_file" ON "work_entries" USING btree ("file_id","school_id") WHERE file_id is not null;--> statement-breakpoint
CREATE INDEX "work_entries_person" ON "work_entries" USING btree ("school_id","person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "works_once" ON "works" USING btree ("school_id","person_id","academic_year","project_id","session_id","kind");--> statement-breakpoint
CREATE INDEX "works_queue" ON "works" USING btree ("school_id","academic_year","division_id","state","submitted_at","id");--> statement-breakpoint
CREATE INDEX "works_project" ON "works" USING btree ("school_id","project_id","academic_year","division_id");--> statement-breakpoint
CREATE INDEX "works_person" ON "works" USING btree ("school_id","person_id","updated_at");