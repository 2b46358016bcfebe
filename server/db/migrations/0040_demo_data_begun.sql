CREATE TABLE "demo_data_begun" (
	"at" timestamp with time zone PRIMARY KEY DEFAULT now() NOT NULL
);
