CREATE TABLE "linked_accounts" (
	"school_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"provider" text NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"account" text NOT NULL,
	"connected_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "linked_accounts_school_id_person_id_provider_pk" PRIMARY KEY("school_id","person_id","provider")
);
--> statement-breakpoint
CREATE TABLE "school_providers" (
	"school_id" integer NOT NULL,
	"provider" text NOT NULL,
	"is_on" boolean NOT NULL,
	"domains" text[] NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "school_providers_school_id_provider_pk" PRIMARY KEY("school_id","provider")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "linked_accounts_subject" ON "linked_accounts" USING btree ("issuer","subject");