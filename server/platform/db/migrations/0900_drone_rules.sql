-- Rules about a low battery and about positions that stop.
alter table alert_rule
  drop constraint alert_rule_kind_check,
  add constraint alert_rule_kind_check check (kind in (
    'geofence_entered', 'geofence_left', 'stream_lost', 'licence_expired', 'thermal_above', 'storage_near_limit',
    'minutes_near_limit', 'maintenance_due', 'detection', 'aircraft_near', 'battery_low', 'positions_stopped')) not valid,
  add constraint alert_rule_battery_low check (kind <> 'battery_low' or percent is not null) not valid,
  add constraint alert_rule_positions_stopped check (kind <> 'positions_stopped' or seconds >= 5) not valid;
comment on column alert_rule.percent is 'Of the limit of the package, or of the battery of a drone.';
comment on column alert_rule.seconds is 'How long a stream or the positions of a drone may be interrupted.';
comment on table alert_rule_mark is
  'Streams, photos, licences, nearby aircraft, batteries and silences for which a rule has raised its alert.';

alter table alert_check
  drop constraint alert_check_kind_check,
  add constraint alert_check_kind_check check (
    kind in ('telemetry', 'stream', 'thermal', 'limits', 'maintenance', 'detection', 'objects', 'aircraft', 'positions')) not valid;

alter table telemetry add column received_at timestamptz;
comment on column telemetry.received_at is 'Of live telemetry: when positions arrived last, by the clock of the server.';

comment on column live_stream.end_reason is
  'publisher: it said that it stops. closed: by a person or because the key became invalid. lost: the connection ended without a word, the lease was over, or a media server did not tell how it ended.';

create or replace function queue_alert_check_of_telemetry() returns trigger
  language plpgsql set search_path = public
  as $$
    begin
      -- A file that is read again has other positions.
      if new.state = 'reading' then
        delete from alert_rule_track where tenant_id = new.tenant_id and telemetry_id = new.id;
      elsif new.ended_at is not null then
        perform queue_alert_check('telemetry', new.id, new.tenant_id,
                                  array['geofence_entered', 'geofence_left', 'battery_low']);
      end if;
      return null;
    end
  $$;

-- The check repeats itself while positions arrive, so that new ones do not make it due. They count as changes, so that a check
-- that ends meanwhile is made once more.
create function queue_alert_check_of_positions() returns trigger
  language plpgsql set search_path = public
  as $$
    begin
      insert into alert_check (kind, subject_id, tenant_id, due_at)
      select 'positions', new.id, new.tenant_id, clock_timestamp()
       where exists (select from alert_rule r
                      where r.tenant_id = new.tenant_id and r.is_enabled and r.kind = 'positions_stopped')
      on conflict (kind, subject_id) do update set changes = alert_check.changes + 1;
      return null;
    end
  $$;
create trigger alert_check_of_positions after update of received_at on telemetry for each row
  when (new.kind = 'live' and new.received_at is distinct from old.received_at)
  execute function queue_alert_check_of_positions();
