-- Alerts: something was seen that people have to handle.
create table alert (
  id                  uuid primary key,
  tenant_id           uuid not null references tenant on delete cascade,
  mission_id          uuid not null,
  flight_id           uuid,
  name                text not null check (length(name) between 1 and 200),
  kind                text not null check (length(kind) between 1 and 60),
  description         text not null default '' check (length(description) <= 2000),
  severity            text not null check (severity in ('info', 'low', 'medium', 'high', 'critical')),
  severity_rank       smallint not null generated always as (
                        array_position(array['info', 'low', 'medium', 'high', 'critical'], severity)) stored,
  state               text not null default 'new'
                      check (state in ('new', 'acknowledged', 'in_progress', 'on_hold', 'closed')),
  outcome             text check (outcome in ('true_positive', 'false_positive', 'benign', 'duplicate', 'test')),
  reason              text not null default '' check (length(reason) <= 1000),
  source              text not null check (source in ('person', 'ai', 'rule', 'webhook')),
  owner_id            uuid references app_user on delete set null,
  due_at              timestamptz,
  snoozed_until       timestamptz,
  occurred_at         timestamptz not null default now(),
  lat                 double precision check (lat between -90 and 90),
  long                double precision check (long between -180 and 180),
  picture_file_id     uuid,
  recording_id        uuid,
  moment_ms           integer check (moment_ms >= 0),
  stream_id           uuid,
  dedupe_key          text check (length(dedupe_key) between 1 and 200),
  repeats             integer not null default 0 check (repeats >= 0),
  last_seen_at        timestamptz not null default now(),
  reopened            integer not null default 0 check (reopened >= 0),
  acknowledged_at     timestamptz,
  closed_at           timestamptz,
  is_shown_to_clients boolean not null default false,
  version             integer not null default 1,
  created_by          uuid references app_user on delete set null,
  created_at          timestamptz not null default now(),
  updated_at          timestamptz not null default now(),
  edited_at           timestamptz,
  edited_by           uuid,
  deleted_at          timestamptz,
  deleted_by          uuid references app_user on delete set null,
  unique (tenant_id, id),
  check ((lat is null) = (long is null)),
  check ((state = 'closed') = (closed_at is not null)),
  check (outcome is null or state = 'closed'),
  foreign key (tenant_id, mission_id) references mission (tenant_id, id) on delete cascade,
  foreign key (tenant_id, flight_id) references flight (tenant_id, id) on delete set null (flight_id),
  foreign key (tenant_id, recording_id) references mission_file (tenant_id, id) on delete set null (recording_id),
  foreign key (tenant_id, stream_id) references live_stream (tenant_id, id) on delete set null (stream_id),
  foreign key (tenant_id, picture_file_id) references stored_file (tenant_id, id)
);
comment on column alert.name is 'Its title.';
comment on column alert.moment_ms is 'From the start of the recording; without a recording it has no meaning.';
comment on column alert.dedupe_key is 'A further alert of the mission with this key counts as a repeat for the time in the settings.';
comment on column alert.acknowledged_at is 'When it left the state new for the first time.';
comment on column alert.reopened is 'How often it was re-opened.';
create index alert_newest on alert (tenant_id, id desc) where deleted_at is null;
create index alert_by_due_time on alert (tenant_id, due_at, id) where deleted_at is null;
create index alert_open on alert (tenant_id, severity_rank desc, due_at, id) where deleted_at is null and state <> 'closed';
create index alert_by_key on alert (tenant_id, dedupe_key, mission_id) where dedupe_key is not null;
create index alert_by_time on alert (tenant_id, created_at) where deleted_at is null;
create index alert_by_place on alert using gist (box(point(long, lat))) where lat is not null;
create index alert_deleted on alert (deleted_at) where deleted_at is not null;
create index on alert (mission_id, id desc);
create index on alert (flight_id) where flight_id is not null;
create index on alert (recording_id) where recording_id is not null;
create index on alert (stream_id) where stream_id is not null;
create index on alert (owner_id) where owner_id is not null;
create index on alert (picture_file_id) where picture_file_id is not null;
create trigger record_editor before update of version on alert for each row
  when (new.version > old.version) execute function record_editor();

create table alert_activity (
  id        uuid primary key,
  tenant_id uuid not null references tenant on delete cascade,
  alert_id  uuid not null,
  at        timestamptz not null default now(),
  user_id   uuid references app_user on delete set null,
  user_name text not null default '' check (length(user_name) <= 120),
  action    text not null check (action in ('created', 'moved', 'assigned', 'snoozed', 'edited', 'deleted', 'restored')),
  details   jsonb not null default '{}',
  foreign key (tenant_id, alert_id) references alert (tenant_id, id) on delete cascade
);
comment on table alert_activity is 'What happened to an alert. Entries are neither changed nor deleted before the alert.';
comment on column alert_activity.user_name is 'Their name at that time.';
create index on alert_activity (alert_id, id desc);

create table alert_setting (
  tenant_id      uuid primary key references tenant on delete cascade,
  due_minutes    jsonb not null,
  repeat_minutes integer not null check (repeat_minutes between 1 and 10080),
  instructions   jsonb not null default '[]' check (jsonb_typeof(instructions) = 'array'),
  version        integer not null default 1,
  edited_at      timestamptz,
  edited_by      uuid
);
comment on column alert_setting.due_minutes is 'Minutes until an alert is due, by severity; null for no due time.';
comment on column alert_setting.instructions is 'What to do, as objects with kind and text.';
create trigger record_editor before update of version on alert_setting for each row
  when (new.version > old.version) execute function record_editor();
-- The first edit inserts the row.
create trigger record_first_editor before insert on alert_setting for each row execute function record_editor();

-- The bytes are deleted with the alert.
create function remove_alert_picture() returns trigger
  language plpgsql security definer set search_path = public
  as $$
    begin
      delete from stored_file where tenant_id = old.tenant_id and id = old.picture_file_id;
      return null;
    end
  $$;
create trigger alert_gone after delete on alert for each row execute function remove_alert_picture();
grant create on schema public to aerie_platform;
alter function remove_alert_picture owner to aerie_platform;
revoke create on schema public from aerie_platform;
revoke all on function remove_alert_picture from public;

do $$
  declare
    name text;
  begin
    foreach name in array array['alert', 'alert_activity', 'alert_setting'] loop
      execute format('alter table %I enable row level security', name);
      execute format('alter table %I force row level security', name);
      execute format('create policy own_tenant on %I to aerie_tenant using (tenant_id = (select current_tenant()))', name);
    end loop;
  end
$$;
grant select, insert, update, delete on alert, alert_setting to aerie_tenant;
-- Append-only.
grant select, insert on alert_activity to aerie_tenant;

-- A client sees alerts of its missions that are shown to it, with their pictures, and not how they are handled.
create policy client on alert for select to aerie_client
  using (tenant_id = (select current_tenant()) and is_shown_to_clients and deleted_at is null
         and mission_id = any (array(select id from mission)));
create policy client on alert_activity for select to aerie_client using (false);
create policy client on alert_setting for select to aerie_client using (false);
create policy client_alert on stored_file for select to aerie_client
  using (tenant_id = (select current_tenant()) and id = any (array(select picture_file_id from alert)));
grant select on alert, alert_activity, alert_setting to aerie_client;

-- The purge finds deleted alerts of all tenants.
create policy purge on alert for select to aerie_platform using ((select current_user) = 'aerie_platform');
grant select (id, tenant_id, mission_id, deleted_at) on alert to aerie_platform;
