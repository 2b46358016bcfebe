CREATE TABLE "program_blobs" (
	"school_id" integer NOT NULL,
	"sha256" text NOT NULL,
	"size" bigint NOT NULL,
	"content" text,
	"storage_key" text,
	"named_at" timestamp with time zone NOT NULL,
	CONSTRAINT "program_blobs_school_id_sha256_pk" PRIMARY KEY("school_id","sha256")
);
--> statement-breakpoint
CREATE TABLE "workspace_assets" (
	"school_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "workspace_assets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"workspace_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"secret" text NOT NULL,
	"file_id" uuid NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "workspace_assets_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "workspace_versions" (
	"school_id" integer NOT NULL,
	"workspace_id" integer NOT NULL,
	"sequence" integer NOT NULL,
	"person_id" integer NOT NULL,
	"base" integer NOT NULL,
	"kind" text NOT NULL,
	"sha256" text,
	"size" integer NOT NULL,
	"is_blank" boolean NOT NULL,
	"save_id" uuid,
	"device" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "workspace_versions_school_id_workspace_id_sequence_pk" PRIMARY KEY("school_id","workspace_id","sequence")
);
--> statement-breakpoint
CREATE TABLE "workspaces" (
	"school_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "workspaces_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"begun_by" integer NOT NULL,
	"academic_year" text NOT NULL,
	"purpose" text NOT NULL,
	"project_id" integer NOT NULL,
	"engine" text NOT NULL,
	"title" text NOT NULL,
	"head" integer DEFAULT 0 NOT NULL,
	"version_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "workspaces_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "workspaces_owner" UNIQUE("school_id","id","person_id")
);
--> statement-breakpoint
ALTER TABLE "work_entries" ADD COLUMN "workspace_id" integer;--> statement-breakpoint
ALTER TABLE "work_entries" ADD COLUMN "program_sequence" integer;--> statement-breakpoint
ALTER TABLE "tools" ADD COLUMN "engine" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "workspace_assets" ADD CONSTRAINT "workspace_assets_of" FOREIGN KEY ("school_id","workspace_id","person_id") REFERENCES "public"."workspaces"("school_id","id","person_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "workspace_versions" ADD CONSTRAINT "workspace_versions_of" FOREIGN KEY ("school_id","workspace_id","person_id") REFERENCES "public"."workspaces"("school_id","id","person_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE UNIQUE INDEX "workspace_assets_secret" ON "workspace_assets" USING btree ("secret");--> statement-breakpoint
CREATE UNIQUE INDEX "workspace_assets_once" ON "workspace_assets" USING btree ("school_id","workspace_id","file_id") WHERE revoked_at is null;--> statement-breakpoint
CREATE INDEX "workspace_assets_file" ON "workspace_assets" USING btree ("file_id","school_id");--> statement-breakpoint
CREATE INDEX "workspace_assets_person" ON "workspace_assets" USING btree ("school_id","person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "workspace_versions_save" ON "workspace_versions" USING btree ("school_id","workspace_id","save_id") WHERE save_id is not null;--> statement-breakpoint
CREATE INDEX "workspace_versions_blob" ON "workspace_versions" USING btree ("school_id","sha256");--> statement-breakpoint
CREATE INDEX "workspace_versions_person" ON "workspace_versions" USING btree ("school_id","person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "workspaces_once" ON "workspaces" USING btree ("school_id","person_id","begun_by","academic_year","purpose","project_id","engine");--> statement-breakpoint
CREATE INDEX "workspaces_project" ON "workspaces" USING btree ("school_id","project_id","academic_year","person_id");--> statement-breakpoint
ALTER TABLE "work_entries" ADD CONSTRAINT "work_entries_program" FOREIGN KEY ("school_id","workspace_id","program_sequence") REFERENCES "public"."workspace_versions"("school_id","workspace_id","sequence") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "work_entries_program_of" ON "work_entries" USING btree ("school_id","workspace_id","program_sequence") WHERE workspace_id is not null;