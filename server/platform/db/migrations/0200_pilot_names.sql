-- A flight is evidence of who flew, so it keeps the name of a pilot who is deleted permanently.
alter table flight add pilot_name text;
comment on column flight.pilot_name is 'Name of a pilot who has been deleted permanently; otherwise null.';

create function keep_pilot_name() returns trigger
  language plpgsql
  as $$
    begin
      -- A flight that is restored before its take-off needs another pilot.
      update flight
         set pilot_name = coalesce((select name from app_user where id = old.user_id and deleted_at is null), old.name)
       where tenant_id = old.tenant_id and pilot_id = old.id and status not in ('planned', 'preflight');
      return old;
    end
  $$;
create trigger pilot_gone before delete on pilot for each row execute function keep_pilot_name();
