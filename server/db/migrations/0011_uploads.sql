CREATE TABLE "pending_bytes" (
	"key" text PRIMARY KEY NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"school_id" integer NOT NULL,
	"id" text NOT NULL,
	"owner_id" integer NOT NULL,
	"size" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "uploads_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE INDEX "pending_bytes_since" ON "pending_bytes" USING btree ("since");--> statement-breakpoint
CREATE INDEX "uploads_recent" ON "uploads" USING btree ("school_id","created_at");--> statement-breakpoint
CREATE INDEX "uploads_old" ON "uploads" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "files_hash" ON "files" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "files_room" ON "files" USING btree ("school_id","owner_id","size");