CREATE TABLE "screen_shares" (
	"school_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "screen_shares_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"grade_id" integer NOT NULL,
	"division_id" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"beat_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"end_reason" text,
	"most_viewers" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "screen_shares_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "screen_shares_id" ON "screen_shares" USING btree ("id");--> statement-breakpoint
CREATE UNIQUE INDEX "screen_shares_division" ON "screen_shares" USING btree ("school_id","division_id") WHERE ended_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "screen_shares_person" ON "screen_shares" USING btree ("school_id","person_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "screen_shares_beat" ON "screen_shares" USING btree ("beat_at") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "screen_shares_ended" ON "screen_shares" USING btree ("ended_at") WHERE ended_at is not null;