ALTER TABLE "report_events" ALTER COLUMN "actor_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "report_events" ADD COLUMN "division_id" integer;--> statement-breakpoint
ALTER TABLE "report_events" ADD COLUMN "once_key" text;--> statement-breakpoint
CREATE INDEX "report_events_person" ON "report_events" USING btree ("school_id","actor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "report_events_once" ON "report_events" USING btree ("school_id","once_key") WHERE once_key is not null;--> statement-breakpoint
-- By hand from here on. Events of before get the names of now, with the division they were about.
alter table report_events disable trigger report_events_append_only;
--> statement-breakpoint
update report_events set kind = subject || '.' || kind,
  division_id = case when kind = 'notified' then (details ->> 'division')::int end;
--> statement-breakpoint
alter table report_events enable trigger report_events_append_only;
--> statement-breakpoint
drop trigger report_events_append_only on report_events;
--> statement-breakpoint
drop function refuse_change();
--> statement-breakpoint
-- What reports count was so, whatever is thought of it later; but a row forgets its person when they are erased.
create function refuse_event_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.actor_id is null and new.once_key is null
    and to_jsonb(new) - 'actor_id' - 'once_key' = to_jsonb(old) - 'actor_id' - 'once_key' then
    return new;
  end if;
  raise exception 'rows of % are only ever added', tg_table_name;
end $$;
--> statement-breakpoint
create trigger report_events_append_only
  before update or delete on report_events
  for each row execute function refuse_event_change();
