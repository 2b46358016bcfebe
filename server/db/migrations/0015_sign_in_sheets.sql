CREATE TABLE "sign_in_sheets" (
	"school_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "sign_in_sheets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"made_by" integer NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"person_ids" integer[] NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"secret" text,
	CONSTRAINT "sign_in_sheets_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "code_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "sign_in_sheets_made" ON "sign_in_sheets" USING btree ("made_at");