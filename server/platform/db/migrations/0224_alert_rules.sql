-- Rules that raise alerts.
create table alert_rule (
  id            uuid primary key,
  tenant_id     uuid not null references tenant on delete cascade,
  name          text not null check (length(name) between 1 and 120),
  kind          text not null
                check (kind in ('geofence_entered', 'geofence_left', 'stream_lost', 'licence_expired', 'thermal_above')),
  is_enabled    boolean not null default true,
  enabled_at    timestamptz not null default now(),
  severity      text not null check (severity in ('info', 'low', 'medium', 'high', 'critical')),
  alert_kind    text not null check (length(alert_kind) between 1 and 60),
  mission_id    uuid,
  base_layer_id uuid,
  mapref        text check (length(mapref) between 1 and 200),
  layer_id      uuid,
  feature_index integer check (feature_index >= 0),
  seconds       integer check (seconds between 0 and 3600),
  degrees       double precision check (degrees between -100 and 3000),
  days          integer check (days between 0 and 365),
  version       integer not null default 1,
  created_by    uuid references app_user on delete set null,
  created_at    timestamptz not null default now(),
  edited_at     timestamptz,
  edited_by     uuid,
  unique (tenant_id, id),
  check (kind <> 'stream_lost' or seconds is not null),
  check (kind <> 'licence_expired' or days is not null),
  check (kind <> 'thermal_above' or degrees is not null),
  foreign key (tenant_id, mission_id) references mission (tenant_id, id) on delete cascade,
  foreign key (tenant_id, base_layer_id) references base_layer (tenant_id, id) on delete set null (base_layer_id),
  foreign key (tenant_id, layer_id) references layer (tenant_id, id) on delete set null (layer_id)
);
comment on column alert_rule.enabled_at is 'Live positions before this time raise no alerts.';
comment on column alert_rule.alert_kind is 'The kind of its alerts.';
comment on column alert_rule.mission_id is 'Null for all missions.';
comment on column alert_rule.mapref is 'Value of the identifying attribute; null for all areas of the base layer.';
comment on column alert_rule.seconds is 'How long a stream may be interrupted.';
comment on column alert_rule.days is 'How long before its expiry a licence raises an alert.';
create index on alert_rule (tenant_id, kind) where is_enabled;
create index on alert_rule (mission_id) where mission_id is not null;
create index on alert_rule (base_layer_id) where base_layer_id is not null;
create index on alert_rule (layer_id) where layer_id is not null;
create trigger record_editor before update of version on alert_rule for each row
  when (new.version > old.version) execute function record_editor();

create table alert_rule_mark (
  tenant_id uuid not null references tenant on delete cascade,
  rule_id   uuid not null,
  subject   text not null check (length(subject) between 1 and 200),
  at        timestamptz not null default now(),
  primary key (rule_id, subject),
  foreign key (tenant_id, rule_id) references alert_rule (tenant_id, id) on delete cascade
);
comment on table alert_rule_mark is 'Streams, photos and licences for which a rule has raised its alert.';

create table alert_rule_track (
  tenant_id     uuid not null references tenant on delete cascade,
  rule_id       uuid not null,
  telemetry_id  uuid not null,
  checked_until timestamptz not null,
  is_inside     boolean not null,
  primary key (rule_id, telemetry_id),
  foreign key (tenant_id, rule_id) references alert_rule (tenant_id, id) on delete cascade,
  foreign key (tenant_id, telemetry_id) references telemetry (tenant_id, id) on delete cascade
);
comment on table alert_rule_track is 'How far a geofence has followed a drone, and where the drone was then.';
create index on alert_rule_track (telemetry_id);

create table alert_check (
  kind         text not null check (kind in ('telemetry', 'stream', 'thermal')),
  subject_id   uuid not null,
  tenant_id    uuid not null references tenant on delete cascade,
  due_at       timestamptz not null,
  leased_until timestamptz,
  changes      integer not null default 1,
  primary key (kind, subject_id)
);
comment on table alert_check is 'What rules are to look at, because it has changed.';
comment on column alert_check.leased_until is 'A process looks at it. After this time another one does, because the process has probably stopped.';
comment on column alert_check.changes is 'Rises with each change, so that a change during a check leads to another check.';
create index alert_check_due on alert_check (due_at);

do $$
  declare
    name text;
  begin
    foreach name in array array['alert_rule', 'alert_rule_mark', 'alert_rule_track', 'alert_check'] loop
      execute format('alter table %I enable row level security', name);
      execute format('alter table %I force row level security', name);
      execute format('create policy own_tenant on %I to aerie_tenant using (tenant_id = (select current_tenant()))', name);
      execute format('create policy client on %I for select to aerie_client using (false)', name);
      execute format('grant select, insert, update, delete on %I to aerie_tenant', name);
    end loop;
  end
$$;
-- A client's list of rules is empty.
grant select on alert_rule to aerie_client;
create policy platform on alert_rule for select to aerie_platform using ((select current_user) = 'aerie_platform');
grant select (id, tenant_id, kind, is_enabled) on alert_rule to aerie_platform;
create policy platform on alert_check to aerie_platform using ((select current_user) = 'aerie_platform');
-- Streams are also ended by the platform.
grant select, insert, update (due_at, leased_until, changes) on alert_check to aerie_platform;

-- Queues what has changed, for tenants with a rule that looks at it.
create function queue_alert_check(what text, subject uuid, tenant uuid, rule_kinds text[]) returns void
  language sql set search_path = public
  as $$
    insert into alert_check (kind, subject_id, tenant_id, due_at)
    select what, subject, tenant, clock_timestamp()
     where exists (select from alert_rule r where r.tenant_id = tenant and r.is_enabled and r.kind = any (rule_kinds))
    on conflict (kind, subject_id) do update
       set changes = alert_check.changes + 1, due_at = least(alert_check.due_at, excluded.due_at)
  $$;

create function queue_alert_check_of_telemetry() returns trigger
  language plpgsql set search_path = public
  as $$
    begin
      -- A file that is read again has other positions.
      if new.state = 'reading' then
        delete from alert_rule_track where tenant_id = new.tenant_id and telemetry_id = new.id;
      elsif new.ended_at is not null then
        perform queue_alert_check('telemetry', new.id, new.tenant_id, array['geofence_entered', 'geofence_left']);
      end if;
      return null;
    end
  $$;
create trigger alert_check_of_telemetry after update on telemetry for each row
  when ((old.state, old.samples, old.ended_at, old.flight_id) is distinct from (new.state, new.samples, new.ended_at, new.flight_id))
  execute function queue_alert_check_of_telemetry();

create function queue_alert_check_of_stream() returns trigger
  language plpgsql set search_path = public
  as $$
    begin
      perform queue_alert_check('stream', new.id, new.tenant_id, array['stream_lost']);
      return null;
    end
  $$;
create trigger alert_check_of_stream after update on live_stream for each row
  when (old.ended_at is null and new.ended_at is not null and new.end_reason in ('idle', 'engine', 'lost'))
  execute function queue_alert_check_of_stream();

create function queue_alert_check_of_thermal_photo() returns trigger
  language plpgsql set search_path = public
  as $$
    begin
      perform queue_alert_check('thermal', new.id, new.tenant_id, array['thermal_above']);
      return null;
    end
  $$;
create trigger alert_check_of_thermal_photo after insert or update of max on thermal_photo for each row
  when (new.max is not null) execute function queue_alert_check_of_thermal_photo();
