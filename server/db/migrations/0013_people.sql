CREATE INDEX "people_roster" ON "people" USING btree ("school_id","role","login_name","is_active") WHERE left_at is null and deleted_at is null;--> statement-breakpoint
ALTER TABLE "profiles" DROP COLUMN "version";--> statement-breakpoint
-- Whoever is given another name reads it at once.
drop trigger people_moved on people;
--> statement-breakpoint
create trigger people_moved
  after update of school_id, role, is_active, sub_role, department, modules, first_name, last_name or delete on people
  for each row execute function tell_of_move('id');
