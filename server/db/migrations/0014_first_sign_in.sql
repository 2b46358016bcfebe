CREATE TABLE "people_totals" (
	"school_id" integer NOT NULL,
	"role" smallint NOT NULL,
	"active" integer NOT NULL,
	"inactive" integer NOT NULL,
	"unseen" integer NOT NULL,
	CONSTRAINT "people_totals_school_id_role_pk" PRIMARY KEY("school_id","role")
);
--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "first_sign_in_at" timestamp with time zone;
--> statement-breakpoint
update people p set first_sign_in_at = first.at from (
  select school_id, person_id, min(at) as at from (
    select school_id, person_id, created_at as at from sessions
    union all
    select school_id, person_id, day::timestamptz from login_days
  ) each_time group by school_id, person_id
) first where first.school_id = p.school_id and first.person_id = p.id;
--> statement-breakpoint
-- What stands in people_totals, counted anew.
create view people_counted as
  select school_id, role,
    count(*) filter (where is_active)::int as active,
    count(*) filter (where not is_active)::int as inactive,
    count(*) filter (where first_sign_in_at is null)::int as unseen
  from people where left_at is null and deleted_at is null
  group by school_id, role;
--> statement-breakpoint
insert into people_totals select * from people_counted;
--> statement-breakpoint
-- What one person adds to the totals, or takes away; nobody who is gone counts.
create function part_of_totals(
  school_id int, role smallint, is_active bool, first_sign_in_at timestamptz, left_at timestamptz, deleted_at timestamptz, n int
) returns people_totals language sql immutable as $$
  select row(school_id, role, (is_active and here)::int * n, (not is_active and here)::int * n,
    (first_sign_in_at is null and here)::int * n)::people_totals
  from (select left_at is null and deleted_at is null as here) gone
$$;
--> statement-breakpoint
-- One change of the totals a statement, however many people it moves, and none where nothing counts otherwise; in the
-- order of the key, so that two never wait for each other.
create function keep_people_totals() returns trigger language plpgsql as $$
declare
  come people_totals[];
  gone people_totals[];
begin
  if tg_op <> 'DELETE' then
    select array_agg(part_of_totals(school_id, role, is_active, first_sign_in_at, left_at, deleted_at, 1))
      into come from added;
  end if;
  if tg_op <> 'INSERT' then
    select array_agg(part_of_totals(school_id, role, is_active, first_sign_in_at, left_at, deleted_at, -1))
      into gone from removed;
  end if;
  insert into people_totals as t
    select school_id, role, sum(active), sum(inactive), sum(unseen) from unnest(come || gone)
    group by school_id, role
    having sum(active) <> 0 or sum(inactive) <> 0 or sum(unseen) <> 0
    order by school_id, role
  on conflict (school_id, role) do update set
    active = t.active + excluded.active, inactive = t.inactive + excluded.inactive, unseen = t.unseen + excluded.unseen;
  return null;
end $$;
--> statement-breakpoint
create trigger people_came after insert on people
  referencing new table as added for each statement execute function keep_people_totals();
--> statement-breakpoint
create trigger people_changed after update on people
  referencing new table as added old table as removed for each statement execute function keep_people_totals();
--> statement-breakpoint
create trigger people_went after delete on people
  referencing old table as removed for each statement execute function keep_people_totals();
