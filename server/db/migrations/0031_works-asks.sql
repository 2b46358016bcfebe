ALTER TABLE "projects" ADD COLUMN "accepted_types" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "takes_drafts" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "tools" ADD COLUMN "allows_url" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "work_attempts" ADD CONSTRAINT "work_attempts_work" FOREIGN KEY ("school_id","work_id") REFERENCES "public"."works"("school_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_entries" ADD CONSTRAINT "work_entries_of" FOREIGN KEY ("school_id","work_id") REFERENCES "public"."works"("school_id","id") ON DELETE cascade ON UPDATE no action;