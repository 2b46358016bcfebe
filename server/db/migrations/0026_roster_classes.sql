CREATE TABLE "import_class_choices" (
	"school_id" integer NOT NULL,
	"class_key" text NOT NULL,
	"division_id" integer,
	"chosen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "import_class_choices_school_id_class_key_pk" PRIMARY KEY("school_id","class_key")
);
--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "file_classes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "told" jsonb DEFAULT '{}'::jsonb NOT NULL;