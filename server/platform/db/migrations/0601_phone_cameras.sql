-- Stream keys that were made for the cameras of phones. They end with what the phone may report to.
create table phone_stream_key (
  stream_key_id uuid primary key references stream_key on delete cascade,
  tenant_id     uuid not null references tenant on delete cascade,
  phone_id      uuid not null,
  foreign key (tenant_id, phone_id) references phone (tenant_id, id) on delete cascade
);
comment on table phone_stream_key is 'Stream keys of phones.';
create index on phone_stream_key (tenant_id, phone_id);

alter table phone_stream_key enable row level security;
alter table phone_stream_key force row level security;
create policy own_tenant on phone_stream_key to aerie_tenant using (tenant_id = (select current_tenant()));
create policy client on phone_stream_key for select to aerie_client using (false);
create policy platform on phone_stream_key for select to aerie_platform using ((select current_user) = 'aerie_platform');
grant select, insert, update, delete on phone_stream_key to aerie_tenant;
grant select on phone_stream_key to aerie_client, aerie_platform;

create policy platform on client_mission for select to aerie_platform using ((select current_user) = 'aerie_platform');
grant select (client_id, mission_id) on client_mission to aerie_platform;

-- Whether a phone may report to a mission now: it is valid, and the mission is shared with the client of its person.
create function phone_reports_to(phone uuid, mission uuid) returns boolean
  language sql stable security definer set search_path = public
  as $$
    select exists (
      select from phone p
        join app_user u on u.id = p.user_id
        join client c on c.id = u.client_id
        join client_mission l on l.client_id = c.id
       where p.id = phone_reports_to.phone and l.mission_id = phone_reports_to.mission
         and p.revoked_at is null and p.expires_at > now() and p.last_used_at > now() - interval '30 days'
         and u.user_type = 'tenant-client' and u.disabled_at is null and c.deleted_at is null)
  $$;

-- Whether a stream key still has the phone it was made for; true for all keys of drones.
create function has_phone_left(key uuid, mission uuid) returns boolean
  language sql stable security definer set search_path = public
  as $$
    select not exists (select from phone_stream_key k
                        where k.stream_key_id = has_phone_left.key and not phone_reports_to(k.phone_id, has_phone_left.mission))
  $$;
grant create on schema public to aerie_platform;
alter function phone_reports_to owner to aerie_platform;
alter function has_phone_left owner to aerie_platform;
revoke create on schema public from aerie_platform;
revoke all on function phone_reports_to, has_phone_left from public;
grant execute on function phone_reports_to, has_phone_left to aerie_tenant, aerie_platform;

-- Where phones are that share their position, only the latest.
create table phone_position (
  phone_id   uuid primary key,
  tenant_id  uuid not null references tenant on delete cascade,
  mission_id uuid not null,
  lat        double precision not null check (lat between -90 and 90),
  long       double precision not null check (long between -180 and 180),
  accuracy   double precision check (accuracy >= 0),
  sent_at    timestamptz not null default now(),
  foreign key (tenant_id, phone_id) references phone (tenant_id, id) on delete cascade,
  foreign key (tenant_id, mission_id) references mission (tenant_id, id) on delete cascade
);
comment on table phone_position is 'Where phones are that share their position now. Earlier positions are not kept.';
comment on column phone_position.accuracy is 'Radius in metres.';
create index on phone_position (tenant_id, mission_id);

alter table phone_position enable row level security;
alter table phone_position force row level security;
create policy own_tenant on phone_position to aerie_tenant using (tenant_id = (select current_tenant()));
create policy client on phone_position for select to aerie_client using (false);
create policy platform on phone_position to aerie_platform using ((select current_user) = 'aerie_platform');
grant select, insert, update, delete on phone_position to aerie_tenant;
grant select on phone_position to aerie_client;
grant select (phone_id, tenant_id, sent_at), delete on phone_position to aerie_platform;

create trigger session_idle after update of last_used_at on phone
  for each row when (new.last_used_at < old.last_used_at) execute function announce_session_change('user_id');
