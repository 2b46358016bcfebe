CREATE TABLE "account_sessions" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"school_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"provider" text NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"sid" text NOT NULL,
	"ended_by" text
);
--> statement-breakpoint
ALTER TABLE "list_exports" ADD COLUMN "reach" text;--> statement-breakpoint
ALTER TABLE "linked_accounts" ADD COLUMN "signed_out_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "account_sessions" ADD CONSTRAINT "account_sessions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_sessions_account" ON "account_sessions" USING btree ("issuer","subject");--> statement-breakpoint
CREATE INDEX "account_sessions_sid" ON "account_sessions" USING btree ("issuer","sid");--> statement-breakpoint
CREATE INDEX "account_sessions_person" ON "account_sessions" USING btree ("school_id","person_id");