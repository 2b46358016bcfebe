ALTER TABLE "notices" ADD COLUMN "mail_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
UPDATE "notices" SET "mail_version" = "version";
