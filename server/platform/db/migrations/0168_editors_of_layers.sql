-- Who created the current version of layers, layer groups, mission types and base maps, as for other records (0111).
do $$
  declare
    name text;
  begin
    foreach name in array array['layer', 'layer_group', 'mission_type', 'base_map'] loop
      -- No foreign key: nothing has to be done when a user is deleted.
      execute format('alter table %I add column edited_at timestamptz, add column edited_by uuid', name);
      execute format(
        'create trigger record_editor before update of version on %I for each row
           when (new.version > old.version) execute function record_editor()', name);
    end loop;
  end
$$;
