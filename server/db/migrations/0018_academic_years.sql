CREATE TABLE "migration_lines" (
	"school_id" integer NOT NULL,
	"migration_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"from_enrolment" bigint,
	"from_grade" integer,
	"from_division" integer,
	"action" text,
	"to_grade" integer,
	"to_division" integer,
	"is_exception" boolean DEFAULT false NOT NULL,
	"verdict" text DEFAULT 'undecided' NOT NULL,
	"applied_enrolment" bigint,
	"left_at" timestamp with time zone,
	"kept" text,
	CONSTRAINT "migration_lines_school_id_migration_id_person_id_pk" PRIMARY KEY("school_id","migration_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "migrations" (
	"school_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "migrations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"from_year" text NOT NULL,
	"to_year" text NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"rules" jsonb NOT NULL,
	"batch_id" uuid NOT NULL,
	"leave_on" date NOT NULL,
	"scheduled_for" timestamp with time zone,
	"stopped" text,
	"created_by" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"applied_by" integer,
	"applied_at" timestamp with time zone,
	"rolled_back_by" integer,
	"rolled_back_at" timestamp with time zone,
	CONSTRAINT "migrations_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "migrations_batch_id_unique" UNIQUE("batch_id")
);
--> statement-breakpoint
ALTER TABLE "enrolments" ADD COLUMN "closed_batch_id" uuid;--> statement-breakpoint
ALTER TABLE "academic_years" ADD COLUMN "state" text DEFAULT 'closed' NOT NULL;--> statement-breakpoint
CREATE INDEX "migration_lines_verdict" ON "migration_lines" USING btree ("school_id","migration_id","verdict","person_id");--> statement-breakpoint
CREATE INDEX "migration_lines_person" ON "migration_lines" USING btree ("school_id","person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "migrations_open" ON "migrations" USING btree ("school_id") WHERE state in ('draft', 'scheduled');--> statement-breakpoint
CREATE INDEX "enrolments_closed_batch" ON "enrolments" USING btree ("school_id","closed_batch_id");--> statement-breakpoint
CREATE UNIQUE INDEX "academic_years_current" ON "academic_years" USING btree ("school_id") WHERE state = 'current';--> statement-breakpoint
-- By hand from here on. Every school has its year among its years, and one of them is the current one: whoever writes the
-- year of a school, by whatever way, moves it.
create function keep_academic_year() returns trigger language plpgsql as $$
declare
  starts date;
begin
  if new.academic_year !~ '^[1-9]\d{3}-\d{4}$' then
    return null;
  end if;
  starts := make_date(left(new.academic_year, 4)::int, new.year_start_month, 1);
  update academic_years set state = case when name < new.academic_year then 'closed' else 'planned' end
    where school_id = new.id and state = 'current' and name <> new.academic_year;
  insert into academic_years (school_id, name, starts_on, ends_on, state)
    values (new.id, new.academic_year, starts, starts + interval '1 year' - interval '1 day', 'current')
    on conflict (school_id, name) do update
      set starts_on = excluded.starts_on, ends_on = excluded.ends_on, state = 'current';
  return null;
end $$;
--> statement-breakpoint
create trigger schools_year after insert or update of academic_year, year_start_month on schools
  for each row execute function keep_academic_year();
--> statement-breakpoint
update academic_years y set state = 'planned' from schools s where s.id = y.school_id and y.name > s.academic_year;
--> statement-breakpoint
update schools set academic_year = academic_year;
--> statement-breakpoint
-- What ended together is known as what began together was. A year other than the school's own, for who comes early, is
-- said by `banyan.place_year`; and when what was changed together is taken back (`banyan.place_undo`), the places of
-- before go on as if they had never ended.
create or replace function open_enrolments() returns trigger language plpgsql as $$
declare
  undone uuid := nullif(current_setting('banyan.place_undo', true), '')::uuid;
begin
  if undone is not null then
    update enrolments e set valid_to = null, closed_batch_id = null from added m
      where e.school_id = m.school_id and e.closed_batch_id = undone
        and e.person_id = m.person_id and e.division_id = m.division_id;
  end if;
  insert into enrolments (school_id, person_id, academic_year, grade_id, division_id, role, valid_from, reason, batch_id)
    select m.school_id, m.person_id,
      coalesce(nullif(current_setting('banyan.place_year', true), ''), s.academic_year),
      m.grade_id, m.division_id, p.role,
      (now() at time zone s.time_zone)::date,
      coalesce(nullif(current_setting('banyan.place_reason', true), ''), 'entered'),
      nullif(current_setting('banyan.place_batch', true), '')::uuid
    from added m
    join schools s on s.id = m.school_id
    join people p on p.school_id = m.school_id and p.id = m.person_id
    where undone is null or not exists (
      select 1 from enrolments e where e.school_id = m.school_id and e.person_id = m.person_id
        and e.division_id = m.division_id and e.valid_to is null);
  return null;
end $$;
--> statement-breakpoint
create or replace function close_enrolments() returns trigger language plpgsql as $$
begin
  update enrolments e set valid_to = (now() at time zone s.time_zone)::date,
      closed_batch_id = nullif(current_setting('banyan.place_batch', true), '')::uuid
    from removed m join schools s on s.id = m.school_id
    where e.school_id = m.school_id and e.person_id = m.person_id and e.division_id = m.division_id and e.valid_to is null;
  return null;
end $$;
--> statement-breakpoint
-- Who was moved, switched off or renamed is told of one by one; above 500 of a school in one statement, the school is told
-- of once.
create function tell_of_people(school_ids int[], person_ids int[]) returns void language sql as $$
  select pg_notify('people_moved', told) from (
    select distinct s || ':' || case when count(*) over (partition by s) > 500 then '' else p::text end as told
    from unnest(school_ids, person_ids) as moved (s, p)
  ) each_once
$$;
--> statement-breakpoint
create function tell_of_places() returns trigger language plpgsql as $$
begin
  perform tell_of_people(array_agg(school_id), array_agg(person_id)) from moved;
  return null;
end $$;
--> statement-breakpoint
drop trigger memberships_moved on memberships;
--> statement-breakpoint
create trigger memberships_moved_in after insert on memberships
  referencing new table as moved for each statement execute function tell_of_places();
--> statement-breakpoint
create trigger memberships_moved_out after delete on memberships
  referencing old table as moved for each statement execute function tell_of_places();
--> statement-breakpoint
create trigger memberships_moved_from after update on memberships
  referencing old table as moved for each statement execute function tell_of_places();
--> statement-breakpoint
create trigger memberships_moved_to after update on memberships
  referencing new table as moved for each statement execute function tell_of_places();
--> statement-breakpoint
create function tell_of_changed_people() returns trigger language plpgsql as $$
begin
  perform tell_of_people(array_agg(school_id), array_agg(id)) from (
    select unnest(array[r.school_id, a.school_id]) as school_id, r.id
      from removed r join added a on a.id = r.id
      where (r.school_id, r.role, r.is_active, r.sub_role, r.department, r.modules, r.first_name, r.last_name)
        is distinct from (a.school_id, a.role, a.is_active, a.sub_role, a.department, a.modules, a.first_name, a.last_name)
  ) changed;
  return null;
end $$;
--> statement-breakpoint
create function tell_of_gone_people() returns trigger language plpgsql as $$
begin
  perform tell_of_people(array_agg(school_id), array_agg(id)) from removed;
  return null;
end $$;
--> statement-breakpoint
drop trigger people_moved on people;
--> statement-breakpoint
create trigger people_moved after update on people
  referencing old table as removed new table as added for each statement execute function tell_of_changed_people();
--> statement-breakpoint
create trigger people_moved_away after delete on people
  referencing old table as removed for each statement execute function tell_of_gone_people();
--> statement-breakpoint
-- The year decides what everybody of a school reads.
drop trigger schools_moved on schools;
--> statement-breakpoint
create trigger schools_moved after update of country_id, state_id, is_active, academic_year on schools
  for each row execute function tell_of_school();
--> statement-breakpoint
drop function tell_of_move();
--> statement-breakpoint
-- A year's end changes every student's row: where the page has room for the new one, none of a dozen indexes is written.
alter table people set (fillfactor = 50);
