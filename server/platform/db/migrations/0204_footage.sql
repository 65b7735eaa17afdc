-- Footage by place: the areas on the ground that recordings show, second by second, and those of photos, found by place.
alter table telemetry_sample add column focal_length real check (focal_length > 0);
comment on column telemetry_sample.focal_length is 'Millimetres in terms of 35 mm film.';

create table footage (
  tenant_id    uuid not null references tenant on delete cascade,
  recording_id uuid not null,
  started_at   timestamptz not null,
  area         box not null,
  views        double precision[] not null check (cardinality(views) > 0),
  is_assumed   boolean not null,
  primary key (recording_id, started_at),
  foreign key (tenant_id, recording_id) references mission_file (tenant_id, id) on delete cascade
);
comment on table footage is 'Spans of a recording of at most a minute. Derived from its telemetry; every row can be made again.';
comment on column footage.area is 'Degrees. Contains the areas on the ground of all seconds.';
comment on column footage.views is 'Views one after the other, eight numbers each: seconds since started_at, latitude, longitude, height, yaw, pitch, focal length by the diagonal, uncertainty in metres. The seconds between them are interpolated.';
comment on column footage.is_assumed is 'Direction or focal length are assumed, because the telemetry lacks them.';
create index footage_place on footage using gist (tenant_id, area);

create table footage_build (
  recording_id uuid primary key,
  tenant_id    uuid not null references tenant on delete cascade,
  due_at       timestamptz not null,
  foreign key (tenant_id, recording_id) references mission_file (tenant_id, id) on delete cascade
);
comment on table footage_build is 'Recordings whose footage is to be made again. A process that makes it moves due_at ahead.';
create index footage_build_due on footage_build (due_at);

-- The area of a photo, from its four corners. An area across the antimeridian has a box around the world.
create function ground_box(corners jsonb) returns box
  language sql immutable parallel safe set search_path = public
  as $$
    select case when max(c.long) - min(c.long) > 180 then box(point(-180, min(c.lat)), point(180, max(c.lat)))
                else box(point(min(c.long), min(c.lat)), point(max(c.long), max(c.lat))) end
      from jsonb_to_recordset(corners) as c (lat double precision, long double precision)
  $$;
alter table mission_photo add column area box generated always as (ground_box(footprint)) stored;
comment on column mission_photo.area is 'Degrees. The box of the footprint.';
create index mission_photo_place on mission_photo using gist (tenant_id, area) where area is not null;

alter table footage enable row level security;
alter table footage force row level security;
alter table footage_build enable row level security;
alter table footage_build force row level security;
create policy own_tenant on footage to aerie_tenant using (tenant_id = (select current_tenant()));
create policy own_tenant on footage_build to aerie_tenant using (tenant_id = (select current_tenant()));
create policy platform on footage_build to aerie_platform using ((select current_user) = 'aerie_platform');
create policy client on footage for select to aerie_client
  using (tenant_id = (select current_tenant()) and recording_id = any (array(select id from recording)));
create policy client on footage_build for select to aerie_client using (false);
grant select, insert, update, delete on footage, footage_build to aerie_tenant;
grant select, update (due_at) on footage_build to aerie_platform;
grant select on footage to aerie_client;

-- Queues recordings after what their footage depends on has changed. Later, so that several changes in a row count once.
create function queue_footage(recordings uuid[]) returns void
  language sql set search_path = public
  as $$
    insert into footage_build (recording_id, tenant_id, due_at)
    select f.id, f.tenant_id, clock_timestamp() + interval '300 milliseconds'
      from mission_file f where f.id = any (recordings)
    on conflict (recording_id) do update set due_at = excluded.due_at
  $$;

create function queue_footage_of_recording() returns trigger
  language plpgsql set search_path = public
  as $$
    begin
      perform queue_footage(array[new.id]);
      return null;
    end
  $$;
create trigger footage_of_new after insert on recording for each row
  when (new.telemetry_id is not null) execute function queue_footage_of_recording();
create trigger footage_of_changed after update on recording for each row
  when ((old.telemetry_id, old.state, old.started_at, old.duration_ms, old.width, old.height)
        is distinct from (new.telemetry_id, new.state, new.started_at, new.duration_ms, new.width, new.height))
  execute function queue_footage_of_recording();

create function queue_footage_of_telemetry() returns trigger
  language plpgsql set search_path = public
  as $$
    begin
      perform queue_footage(array(
        select r.id from recording r
         where r.tenant_id = new.tenant_id and r.telemetry_id = new.id
           -- Live telemetry grows at its end, which does not concern earlier recordings.
           and ((old.started_at, old.state) is distinct from (new.started_at, new.state)
                or old.ended_at is null
                or r.started_at + make_interval(secs => coalesce(r.duration_ms, 0) / 1000.0) > old.ended_at)));
      return null;
    end
  $$;
create trigger footage_of_telemetry after update on telemetry for each row
  when ((old.started_at, old.ended_at, old.state) is distinct from (new.started_at, new.ended_at, new.state))
  execute function queue_footage_of_telemetry();

create function queue_footage_of_trash() returns trigger
  language plpgsql set search_path = public
  as $$
    begin
      perform queue_footage(array(
        select r.id from recording r join telemetry t on t.id = r.telemetry_id
         where t.tenant_id = new.tenant_id and t.file_id = new.id));
      return null;
    end
  $$;
create trigger footage_of_deleted_telemetry after update on mission_file for each row
  when (new.kind = 'telemetry' and old.deleted_at is distinct from new.deleted_at) execute function queue_footage_of_trash();

-- The spans of the transaction's tenant whose areas overlap `place`, `most` of them: the smallest areas, which show most detail.
-- It reads the index of boxes past row-level security, as the functions of tiles do (0041), and adds the tenant itself. What
-- the caller may see is `visible`; null for all.
create function footage_in_area(place box, since timestamptz, until timestamptz, visible uuid[], most integer)
  returns table (recording_id uuid, started_at timestamptz, views double precision[], is_assumed boolean)
  language sql stable security definer set search_path = public
  as $$
    select f.recording_id, f.started_at, f.views, f.is_assumed
      from footage f
     where f.tenant_id = (select current_tenant()) and f.area && place
       and (since is null or f.started_at > since - interval '2 minutes') and (until is null or f.started_at <= until)
       and (visible is null or f.recording_id = any (visible))
     order by area(f.area), f.recording_id, f.started_at limit most
  $$;

-- Photos, likewise.
create function photos_in_area(place box, visible uuid[], most integer)
  returns table (photo_id uuid)
  language sql stable security definer set search_path = public
  as $$
    select p.file_id
      from mission_photo p
     where p.tenant_id = (select current_tenant()) and p.area && place and (visible is null or p.file_id = any (visible))
     order by area(p.area), p.file_id limit most
  $$;

grant select on footage to aerie_features;
grant select (file_id, tenant_id, area) on mission_photo to aerie_features;
create policy by_place on footage for select to aerie_features using (true);
create policy by_place on mission_photo for select to aerie_features using (true);
do $$
begin
  execute format('grant aerie_features to %I', current_user);
  grant create on schema public to aerie_features;
  alter function footage_in_area owner to aerie_features;
  alter function photos_in_area owner to aerie_features;
  revoke create on schema public from aerie_features;
  revoke all on function footage_in_area, photos_in_area from public;
  grant execute on function footage_in_area, photos_in_area to aerie_tenant, aerie_client;
  execute format('revoke aerie_features from %I', current_user);
end
$$;
