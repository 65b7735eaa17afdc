-- Recordings on the data page have the time of their start, and the area of their telemetry.
create or replace function data_item_of(f mission_file) returns data_item language sql stable as $$
  select f.id, f.tenant_id, f.mission_id, f.kind, f.name,
         coalesce(r.started_at, t.started_at, f.taken_at, f.created_at),
         coalesce(case when t.id is not null then telemetry_box(array[t.id]) end, box(point(f.long, f.lat)))
    from (select) one
    left join recording r on r.id = f.id
    left join telemetry t on t.state = 'ready' and (t.file_id = f.id or t.id = r.telemetry_id)
$$;

create function list_recording() returns trigger language plpgsql as $$
begin
  perform put_data_item(data_item_of(f)) from mission_file f where f.id = new.id and f.deleted_at is null;
  return null;
end $$;
create trigger listed after insert or update of started_at, telemetry_id on recording
  for each row execute function list_recording();
