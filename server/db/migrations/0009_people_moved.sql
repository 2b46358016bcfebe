-- Who is moved, switched off or put into another division changes what they hear. The database tells every server that
-- listens, whoever made the change; the same person is told of once a transaction.
create function tell_of_move() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform pg_notify('people_moved', old.school_id || ':' || (to_jsonb(old) ->> tg_argv[0]));
  end if;
  if tg_op <> 'DELETE' then
    perform pg_notify('people_moved', new.school_id || ':' || (to_jsonb(new) ->> tg_argv[0]));
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger memberships_moved after insert or update or delete on memberships
  for each row execute function tell_of_move('person_id');
--> statement-breakpoint
create trigger people_moved after update of school_id, role, is_active or delete on people
  for each row execute function tell_of_move('id');
--> statement-breakpoint
create function tell_of_school() returns trigger language plpgsql as $$
begin
  perform pg_notify('people_moved', new.id || ':');
  return null;
end $$;
--> statement-breakpoint
create trigger schools_moved after update of country_id, state_id on schools
  for each row execute function tell_of_school();
