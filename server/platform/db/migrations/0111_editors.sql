-- Who created the current version of a record and when, for users whose edit of the same record is rejected.
create function current_app_user() returns uuid
  language sql stable parallel safe
  as $$ select nullif(current_setting('app.user_id', true), '')::uuid $$;

create function record_editor() returns trigger
  language plpgsql
  as $$
    begin
      new.edited_at := now();
      new.edited_by := current_app_user();
      return new;
    end
  $$;

do $$
  declare
    name text;
  begin
    foreach name in array array['app_user', 'base_layer', 'location', 'mission', 'package', 'permission_set', 'seller', 'tenant', 'user_group'] loop
      -- No foreign key: nothing has to be done when a user is deleted.
      execute format('alter table %I add column edited_at timestamptz, add column edited_by uuid', name);
      execute format(
        'create trigger record_editor before update of version on %I for each row
           when (new.version > old.version) execute function record_editor()', name);
    end loop;
  end
$$;
-- The first edit of the seller inserts the row.
create trigger record_first_editor before insert on seller for each row execute function record_editor();
grant select (edited_at, edited_by) on app_user to aerie_tenant;
