-- Live streams of flights: keys of publishers, what they publish, tickets and views of viewers, and the time that was received.
create table stream_key (
  id         uuid primary key,
  tenant_id  uuid not null references tenant on delete cascade,
  mission_id uuid not null,
  flight_id  uuid not null,
  name       text not null check (length(name) between 1 and 120),
  key_hash   bytea not null unique check (length(key_hash) = 32),
  hint       text not null check (length(hint) = 4),
  expires_at timestamptz,
  revoked_at timestamptz,
  created_by uuid references app_user on delete set null,
  created_at timestamptz not null default now(),
  unique (tenant_id, id),
  foreign key (tenant_id, mission_id) references mission (tenant_id, id) on delete cascade,
  foreign key (tenant_id, flight_id) references flight (tenant_id, id) on delete cascade
);
comment on column stream_key.key_hash is 'SHA-256; the key itself is not stored.';
comment on column stream_key.hint is 'The last characters of the key.';
create index on stream_key (mission_id);
create index on stream_key (flight_id);
create index stream_key_valid on stream_key (tenant_id) where revoked_at is null;

create table live_stream (
  id               uuid primary key,
  tenant_id        uuid not null references tenant on delete cascade,
  mission_id       uuid not null,
  flight_id        uuid,
  stream_key_id    uuid,
  name             text not null,
  protocol         text not null check (protocol in ('rtmp', 'whip')),
  started_at       timestamptz not null default now(),
  first_frame_at   timestamptz,
  received_at      timestamptz,
  received_seconds integer not null default 0 check (received_seconds >= 0),
  ended_at         timestamptz,
  end_reason       text check (end_reason in ('publisher', 'idle', 'closed', 'engine', 'lost')),
  lease_until      timestamptz not null,
  statistics       jsonb,
  position         jsonb,
  unique (tenant_id, id),
  foreign key (tenant_id, mission_id) references mission (tenant_id, id) on delete cascade,
  foreign key (tenant_id, flight_id) references flight (tenant_id, id) on delete set null (flight_id),
  foreign key (tenant_id, stream_key_id) references stream_key (tenant_id, id) on delete set null (stream_key_id)
);
comment on column live_stream.name is 'Name of the stream key.';
comment on column live_stream.received_at is 'When bytes arrived last.';
comment on column live_stream.end_reason is 'closed: by a person or because the key became invalid; lost: the lease was over.';
comment on column live_stream.lease_until is 'The process that receives the stream extends it; a stream of a crashed process ends then.';
comment on column live_stream.position is 'The latest position that the drone sent.';
create index on live_stream (mission_id);
create index on live_stream (flight_id) where flight_id is not null;
create index live_stream_running on live_stream (tenant_id, id desc) where ended_at is null;
create unique index live_stream_of_key on live_stream (stream_key_id) where ended_at is null;

create table play_ticket (
  hash       bytea primary key check (length(hash) = 32),
  tenant_id  uuid not null references tenant on delete cascade,
  stream_id  uuid not null,
  session_id uuid not null references session (id) on delete cascade,
  expires_at timestamptz not null,
  used_at    timestamptz,
  foreign key (tenant_id, stream_id) references live_stream (tenant_id, id) on delete cascade
);
comment on column play_ticket.hash is 'SHA-256; the ticket itself is not stored.';
create index on play_ticket (stream_id);
create index on play_ticket (session_id);
create index on play_ticket (expires_at);

create table stream_view (
  id         uuid primary key,
  tenant_id  uuid not null references tenant on delete cascade,
  stream_id  uuid not null,
  session_id uuid not null,
  user_id    uuid references app_user on delete set null,
  path       text not null check (path in ('whep', 'flv')),
  started_at timestamptz not null default now(),
  ended_at   timestamptz,
  foreign key (tenant_id, stream_id) references live_stream (tenant_id, id) on delete cascade
);
comment on table stream_view is 'Who watched a stream, and when.';
create index on stream_view (stream_id);
create index on stream_view (user_id) where user_id is not null;

create table stream_usage (
  tenant_id uuid not null references tenant on delete cascade,
  month     date not null,
  seconds   bigint not null check (seconds >= 0),
  primary key (tenant_id, month)
);
comment on table stream_usage is 'Received time of all streams, also of missions that were deleted since.';

do $$
  declare
    name text;
  begin
    foreach name in array array['stream_key', 'live_stream', 'play_ticket', 'stream_view', 'stream_usage'] loop
      execute format('alter table %I enable row level security', name);
      execute format('alter table %I force row level security', name);
      execute format('create policy own_tenant on %I to aerie_tenant using (tenant_id = (select current_tenant()))', name);
      execute format('grant select, insert, update, delete on %I to aerie_tenant', name);
      -- Publishers have no tenant until their key is known, and the streams of a process belong to many tenants.
      execute format(
        'create policy platform on %I to aerie_platform using ((select current_user) = ''aerie_platform'')', name);
      execute format('grant select, insert, update, delete on %I to aerie_platform', name);
    end loop;
  end
$$;

-- Whether the client of the transaction may watch live.
create function client_watches_live() returns boolean
  language sql stable security definer set search_path = public
  as $$
    select exists (select from client c
                    where c.id = (select current_client()) and c.tenant_id = (select current_tenant())
                      and c.may_watch_live and c.deleted_at is null)
  $$;
grant create on schema public to aerie_platform;
alter function client_watches_live owner to aerie_platform;
revoke create on schema public from aerie_platform;
revoke all on function client_watches_live from public;
grant execute on function client_watches_live to aerie_client;

create policy client on live_stream for select to aerie_client
  using (tenant_id = (select current_tenant()) and (select client_watches_live())
         and mission_id = any (array(select id from mission)));
create policy client on stream_key for select to aerie_client using (false);
create policy client on play_ticket for select to aerie_client using (false);
create policy client on stream_view for select to aerie_client using (false);
create policy client on stream_usage for select to aerie_client using (false);
grant select on live_stream to aerie_client;

-- Positions that a drone sends while it flies.
alter table telemetry drop constraint telemetry_kind_check;
alter table telemetry add constraint telemetry_kind_check check (kind in ('srt', 'gpx', 'csv', 'ulog', 'live'));
create unique index telemetry_live on telemetry (flight_id) where kind = 'live';

-- Queries of streams join these; clients see none of them.
grant select on pilot to aerie_client;
grant select (deleted_at) on app_user to aerie_client;
