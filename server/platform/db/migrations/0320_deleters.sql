-- Who moved a record to the trash, for people who open its address. Layers, alerts and files of missions have the column.
create function record_deleter() returns trigger
  language plpgsql
  as $$
    begin
      new.deleted_by := current_app_user();
      return new;
    end
  $$;

do $$
  declare
    name text;
  begin
    foreach name in array array['asset', 'asset_file', 'base_layer', 'client', 'evidence_case', 'flight', 'layer_group', 'location',
                                'maintenance_record', 'mission', 'pilot'] loop
      -- No foreign key: nothing has to be done when a user is deleted.
      execute format('alter table %I add column deleted_by uuid', name);
      execute format(
        'create trigger record_deleter before update of deleted_at on %I for each row
           when (old.deleted_at is null and new.deleted_at is not null) execute function record_deleter()', name);
    end loop;
  end
$$;
