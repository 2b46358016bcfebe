CREATE TABLE "files" (
	"school_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"owner_id" integer NOT NULL,
	"name" text NOT NULL,
	"extension" text NOT NULL,
	"type" text NOT NULL,
	"mime" text NOT NULL,
	"size" bigint NOT NULL,
	"sha256" text NOT NULL,
	"storage_key" text NOT NULL,
	"preview_key" text,
	"cover_key" text,
	"renditions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"upload_id" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "files_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "jobs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"dedupe_key" text NOT NULL,
	"run_at" timestamp with time zone NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone,
	"done_at" timestamp with time zone,
	"last_error" text,
	CONSTRAINT "jobs_dedupe_key_unique" UNIQUE("dedupe_key")
);
--> statement-breakpoint
CREATE TABLE "mail_ledger" (
	"school_id" integer NOT NULL,
	"notice_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"person_id" integer NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "mail_ledger_school_id_notice_id_version_person_id_pk" PRIMARY KEY("school_id","notice_id","version","person_id")
);
--> statement-breakpoint
CREATE TABLE "notice_audiences" (
	"school_id" integer NOT NULL,
	"notice_id" bigint NOT NULL,
	"grade_id" integer NOT NULL,
	"division_id" integer NOT NULL,
	CONSTRAINT "notice_audiences_school_id_notice_id_grade_id_division_id_pk" PRIMARY KEY("school_id","notice_id","grade_id","division_id")
);
--> statement-breakpoint
CREATE TABLE "notice_files" (
	"school_id" integer NOT NULL,
	"notice_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	"file_id" uuid NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "notice_files_school_id_notice_id_position_pk" PRIMARY KEY("school_id","notice_id","position")
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"school_id" integer NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"description" text NOT NULL,
	"notice_for" smallint NOT NULL,
	"share_date" date,
	"due_date" date,
	"visible_from" date NOT NULL,
	"due_date_mandatory" boolean NOT NULL,
	"notify_email" boolean NOT NULL,
	"is_active" boolean NOT NULL,
	"grade_choice" text NOT NULL,
	"division_choice" text NOT NULL,
	"videos" jsonb NOT NULL,
	"created_by" integer NOT NULL,
	"created_by_role" smallint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"school_status" smallint DEFAULT 0 NOT NULL,
	"ict_status" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "notices_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "divisions" (
	"school_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "divisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"grade_id" integer NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "divisions_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "grades" (
	"school_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "grades_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "grades_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"school_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"division_id" integer NOT NULL,
	"grade_id" integer NOT NULL,
	CONSTRAINT "memberships_school_id_person_id_division_id_pk" PRIMARY KEY("school_id","person_id","division_id")
);
--> statement-breakpoint
CREATE TABLE "people" (
	"school_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "people_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"role" smallint NOT NULL,
	"sub_role" smallint DEFAULT 1 NOT NULL,
	"department" smallint DEFAULT 0 NOT NULL,
	"login_name" text NOT NULL,
	"password_hash" text,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "people_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "schools" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"short_name" text NOT NULL,
	"model" smallint NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"time_zone" text NOT NULL,
	"academic_year" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"school_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"person_id" integer,
	"action" text NOT NULL,
	"details" jsonb NOT NULL,
	CONSTRAINT "audit_log_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "form_sessions" (
	"school_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"token" text NOT NULL,
	"form" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"answer" jsonb,
	CONSTRAINT "form_sessions_school_id_person_id_token_pk" PRIMARY KEY("school_id","person_id","token")
);
--> statement-breakpoint
CREATE TABLE "session_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"cookie_hash" text NOT NULL,
	"device" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "sessions_cookie_hash_unique" UNIQUE("cookie_hash")
);
--> statement-breakpoint
CREATE TABLE "sign_in_failures" (
	"login_name" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"blocked_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "grades" ADD CONSTRAINT "grades_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_tokens" ADD CONSTRAINT "session_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "files_upload" ON "files" USING btree ("school_id","upload_id");--> statement-breakpoint
CREATE INDEX "jobs_waiting" ON "jobs" USING btree ("run_at") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "notice_audiences_place" ON "notice_audiences" USING btree ("school_id","grade_id","division_id");--> statement-breakpoint
CREATE INDEX "notice_files_file" ON "notice_files" USING btree ("school_id","file_id");--> statement-breakpoint
CREATE INDEX "notices_active" ON "notices" USING btree ("school_id","visible_from" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE is_active;--> statement-breakpoint
CREATE INDEX "notices_due" ON "notices" USING btree ("school_id","due_date","id") WHERE is_active;--> statement-breakpoint
CREATE INDEX "notices_author" ON "notices" USING btree ("school_id","created_by","updated_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "divisions_name" ON "divisions" USING btree ("school_id","grade_id","name");--> statement-breakpoint
CREATE INDEX "memberships_division" ON "memberships" USING btree ("school_id","division_id");--> statement-breakpoint
CREATE INDEX "memberships_grade" ON "memberships" USING btree ("school_id","grade_id");--> statement-breakpoint
CREATE UNIQUE INDEX "people_login_name" ON "people" USING btree ("login_name");--> statement-breakpoint
CREATE UNIQUE INDEX "people_id" ON "people" USING btree ("id");--> statement-breakpoint
CREATE INDEX "people_role" ON "people" USING btree ("school_id","role");--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("school_id","at");--> statement-breakpoint
CREATE INDEX "session_tokens_session" ON "session_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "sessions_person" ON "sessions" USING btree ("school_id","person_id");