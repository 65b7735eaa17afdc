-- Rules about other aircraft near own drones.
alter table alert_rule
  drop constraint alert_rule_kind_check,
  add constraint alert_rule_kind_check check (kind in (
    'geofence_entered', 'geofence_left', 'stream_lost', 'licence_expired', 'thermal_above', 'storage_near_limit',
    'minutes_near_limit', 'maintenance_due', 'detection', 'aircraft_near')) not valid,
  add column distance integer,
  add column height_difference integer,
  add constraint alert_rule_distance check (distance between 10 and 50000) not valid,
  add constraint alert_rule_height_difference check (height_difference between 1 and 10000) not valid,
  add constraint alert_rule_aircraft_near check (kind <> 'aircraft_near' or distance is not null) not valid;
comment on column alert_rule.distance is 'Metres over the ground within which another aircraft is near.';
comment on column alert_rule.height_difference is
  'Metres of altitude within which another aircraft is near, if both altitudes are known. Null for any.';
comment on table alert_rule_mark is
  'Streams, photos, licences and nearby aircraft for which a rule has raised its alert.';
comment on column alert_rule_mark.at is 'For another aircraft, when it was last near; otherwise when the alert was raised.';

alter table alert_check
  drop constraint alert_check_kind_check,
  add constraint alert_check_kind_check check (
    kind in ('telemetry', 'stream', 'thermal', 'limits', 'maintenance', 'detection', 'objects', 'aircraft')) not valid;
comment on column alert_check.subject_id is 'The tenant for limits, maintenance and aircraft.';

-- Once for all positions that are stored together. While aircraft are there, the check repeats itself, so that a check that is
-- queued already needs no change.
create function queue_alert_check_of_aircraft() returns trigger
  language plpgsql set search_path = public
  as $$
    begin
      insert into alert_check (kind, subject_id, tenant_id, due_at)
      select 'aircraft', t.id, t.id, clock_timestamp() from (select current_tenant() as id) t
       where exists (select from alert_rule r where r.tenant_id = t.id and r.is_enabled and r.kind = 'aircraft_near')
      on conflict (kind, subject_id) do nothing;
      return null;
    end
  $$;
create trigger alert_check_of_aircraft after insert on aircraft for each statement
  execute function queue_alert_check_of_aircraft();
