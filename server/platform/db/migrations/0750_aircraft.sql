-- Other aircraft: where their positions come from, and where they are now.
create table aircraft_feed (
  id            uuid primary key,
  tenant_id     uuid not null references tenant on delete cascade,
  name          text not null check (length(name) between 1 and 80),
  kind          text not null check (kind in ('cot', 'remote_id')),
  is_enabled    boolean not null default true,
  host          text check (length(host) between 1 and 253),
  port          integer check (port between 1 and 65535),
  uses_tls      boolean not null default true,
  server_name   text not null default '' check (length(server_name) <= 253),
  authority     text not null default '' check (length(authority) <= 20000),
  certificate   text not null default '' check (length(certificate) <= 20000),
  private_key   bytea,
  sends_own     boolean not null default false,
  key_hash      bytea unique check (length(key_hash) = 32),
  hint          text check (length(hint) = 4),
  leased_by     uuid,
  leased_until  timestamptz,
  connected_at  timestamptz,
  message_at    timestamptz,
  counted_at    timestamptz,
  messages      integer not null default 0 check (messages >= 0),
  passed_over   integer not null default 0 check (passed_over >= 0),
  dropped       integer not null default 0 check (dropped >= 0),
  problem       text check (length(problem) <= 2000),
  version       integer not null default 1,
  created_at    timestamptz not null default now(),
  edited_at     timestamptz,
  edited_by     uuid,
  unique (tenant_id, id),
  check ((kind = 'cot') = (host is not null)),
  check ((kind = 'cot') = (port is not null)),
  check (kind = 'remote_id' or key_hash is null)
);
comment on table aircraft_feed is 'Where positions of other aircraft come from: TAK servers to which the server connects, and receivers of Remote ID that send with a key.';
comment on column aircraft_feed.private_key is 'Encrypted with a key derived from SESSION_SECRET.';
comment on column aircraft_feed.key_hash is 'SHA-256 of the key; null until an imported feed gets a new one.';
comment on column aircraft_feed.leased_by is 'The process that holds the connection. After leased_until another one does, because the process has probably stopped.';
comment on column aircraft_feed.connected_at is 'Since when it is connected; null while it is not.';
comment on column aircraft_feed.counted_at is 'When the messages of the minute before were counted.';
comment on column aircraft_feed.passed_over is 'Of the messages, those that are no positions of aircraft, stale or invalid.';
comment on column aircraft_feed.dropped is 'Of the messages, those over the limits.';
comment on column aircraft_feed.problem is 'Message: why it is not connected.';
create index on aircraft_feed (tenant_id);
create trigger record_editor before update of version on aircraft_feed for each row
  when (new.version > old.version) execute function record_editor();

-- Rows change every second, so that pages keep room for the new version beside the old one.
create table aircraft (
  tenant_id        uuid not null references tenant on delete cascade,
  feed_id          uuid not null,
  uid              text not null check (length(uid) between 1 and 120),
  callsign         text check (length(callsign) <= 80),
  cot_type         text check (length(cot_type) <= 60),
  at               timestamptz not null,
  stale_at         timestamptz not null,
  lat              double precision not null check (lat between -90 and 90),
  long             double precision not null check (long between -180 and 180),
  altitude         double precision,
  height           double precision,
  height_reference text check (height_reference in ('ground', 'take_off')),
  accuracy         double precision check (accuracy >= 0),
  course           double precision check (course >= 0 and course < 360),
  speed            double precision check (speed >= 0),
  vertical_speed   double precision,
  is_emergency     boolean not null default false,
  operator_id      text check (length(operator_id) <= 80),
  operator_lat     double precision check (operator_lat between -90 and 90),
  operator_long    double precision check (operator_long between -180 and 180),
  primary key (tenant_id, feed_id, uid),
  foreign key (tenant_id, feed_id) references aircraft_feed (tenant_id, id) on delete cascade
) with (fillfactor = 40, autovacuum_vacuum_threshold = 2000, autovacuum_vacuum_scale_factor = 0.5);
comment on table aircraft is 'Where other aircraft are now. Earlier positions are not kept.';
comment on column aircraft.uid is 'Identifies the aircraft within its feed.';
comment on column aircraft.altitude is 'Metres above the WGS 84 ellipsoid.';
comment on column aircraft.height is 'Metres above height_reference.';

do $$
  declare
    name text;
  begin
    foreach name in array array['aircraft_feed', 'aircraft'] loop
      execute format('alter table %I enable row level security', name);
      execute format('alter table %I force row level security', name);
      execute format('create policy own_tenant on %I to aerie_tenant using (tenant_id = (select current_tenant()))', name);
      execute format('create policy client on %I for select to aerie_client using (false)', name);
      execute format('grant select, insert, update, delete on %I to aerie_tenant', name);
      execute format('grant select on %I to aerie_client', name);
    end loop;
  end
$$;

-- Processes claim connections of all tenants, find the feed of a key, and delete what is not shown any more; the rotation of the
-- encryption key replaces private keys.
create policy platform on aircraft_feed to aerie_platform using ((select current_user) = 'aerie_platform');
create policy platform on aircraft to aerie_platform using ((select current_user) = 'aerie_platform');
grant select (id, tenant_id, kind, is_enabled, sends_own, key_hash, leased_by, leased_until, version, private_key),
  update (leased_by, leased_until, private_key) on aircraft_feed to aerie_platform;
grant select (tenant_id, stale_at), delete on aircraft to aerie_platform;
