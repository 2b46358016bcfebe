DROP INDEX "people_admission_no";--> statement-breakpoint
CREATE UNIQUE INDEX "people_admission_no" ON "people" USING btree ("school_id","admission_no","role") WHERE admission_no <> '';