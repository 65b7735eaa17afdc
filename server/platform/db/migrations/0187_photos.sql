-- Photos of missions: what the import found in the file, and what people decided. The name, the place, the time, the feature
-- and the switch for clients are those of mission_file.
create table mission_photo (
  file_id           uuid primary key,
  tenant_id         uuid not null references tenant on delete cascade,
  sha256            text not null check (length(sha256) = 64),
  state             text not null default 'staged'
                    check (state in ('staged', 'assigned', 'unmatched', 'rejected', 'duplicate', 'invalid_exif')),
  imported_at       timestamptz,
  proposal          text check (length(proposal) <= 2000),
  reason            text check (length(reason) <= 2000),
  notes             text[] not null default '{}' check (cardinality(notes) <= 10),
  facts             jsonb,
  is_local_time     boolean not null default false,
  camera            text check (length(camera) <= 250),
  width             integer check (width > 0),
  height            integer check (height > 0),
  relative_altitude double precision,
  yaw               double precision,
  pitch             double precision,
  footprint         jsonb,
  uncertainty       double precision check (uncertainty >= 0),
  sharpness         double precision,
  black             double precision,
  white             double precision,
  thumbnail_file_id uuid,
  preview_file_id   uuid,
  foreign key (tenant_id, file_id) references mission_file (tenant_id, id) on delete cascade,
  foreign key (tenant_id, thumbnail_file_id) references stored_file (tenant_id, id),
  foreign key (tenant_id, preview_file_id) references stored_file (tenant_id, id)
);
comment on column mission_photo.imported_at is 'Null while the photo waits for its import.';
comment on column mission_photo.proposal is 'Message: why the photo should be rejected. Proposed by rules, decided by people.';
comment on column mission_photo.reason is 'Message: why the photo was rejected or could not be used.';
comment on column mission_photo.notes is 'Messages: what the file claims in error.';
comment on column mission_photo.is_local_time is 'taken_at is the clock of the camera in an unknown zone, as if it were UTC.';
comment on column mission_photo.yaw is 'Direction of the camera, degrees clockwise from north.';
comment on column mission_photo.footprint is 'Four corners on flat ground: upper left, upper right, lower right, lower left.';
comment on column mission_photo.uncertainty is 'Metres by which a corner of the footprint may be off.';
create index on mission_photo (tenant_id, sha256);
create index on mission_photo (file_id) where imported_at is null;
create index on mission_photo (thumbnail_file_id) where thumbnail_file_id is not null;
create index on mission_photo (preview_file_id) where preview_file_id is not null;

-- The job that imports the photos of a mission until none wait. A row stands for a job that takes further photos.
create table photo_import (
  mission_id uuid primary key,
  tenant_id  uuid not null references tenant on delete cascade,
  job_id     uuid not null,
  foreign key (tenant_id, mission_id) references mission (tenant_id, id) on delete cascade
);

create function remove_photo_pictures() returns trigger
  language plpgsql security definer set search_path = public
  as $$
    begin
      delete from stored_file where tenant_id = old.tenant_id and id in (old.thumbnail_file_id, old.preview_file_id);
      return null;
    end
  $$;
create trigger mission_photo_gone after delete on mission_photo for each row execute function remove_photo_pictures();
grant create on schema public to aerie_platform;
alter function remove_photo_pictures owner to aerie_platform;
revoke create on schema public from aerie_platform;
revoke all on function remove_photo_pictures from public;

do $$
  declare
    name text;
  begin
    foreach name in array array['mission_photo', 'photo_import'] loop
      execute format('alter table %I enable row level security', name);
      execute format('alter table %I force row level security', name);
      execute format('create policy own_tenant on %I to aerie_tenant using (tenant_id = (select current_tenant()))', name);
      execute format('grant select, insert, update, delete on %I to aerie_tenant', name);
    end loop;
  end
$$;

-- A client sees accepted photos that are shown to it, with their pictures.
create policy client on mission_photo for select to aerie_client
  using (tenant_id = (select current_tenant()) and state in ('assigned', 'unmatched')
         and file_id = any (array(select id from mission_file)));
create policy client on photo_import for select to aerie_client using (false);
create policy client_mission_photo on stored_file for select to aerie_client
  using (tenant_id = (select current_tenant())
         and (id = any (array(select thumbnail_file_id from mission_photo))
              or id = any (array(select preview_file_id from mission_photo))));
grant select on mission_photo to aerie_client;
