-- The ground of photos and recordings: the elevation layer of the mission that their areas were computed with.
alter table mission_photo add column ground_layer_id uuid, add column take_off double precision;
comment on column mission_photo.ground_layer_id is 'Elevation layer that the footprint was computed with; null for flat ground. It may be gone, until the footprint is computed again.';
comment on column mission_photo.take_off is 'Height of the take-off point in the datum of the ground layer, in metres.';
alter table recording add column ground_layer_id uuid, add column take_off double precision;
comment on column recording.ground_layer_id is 'Elevation layer that the footage was computed with; null for flat ground. It may be gone, until the footage is computed again.';
comment on column recording.take_off is 'Height of the take-off point in the datum of the ground layer, in metres.';

create table ground_build (
  mission_id uuid primary key,
  tenant_id  uuid not null references tenant on delete cascade,
  due_at     timestamptz not null,
  foreign key (tenant_id, mission_id) references mission (tenant_id, id) on delete cascade
);
comment on table ground_build is 'Missions whose elevation layers have changed, so that the areas of photos and recordings are to be computed again.';
create index ground_build_due on ground_build (due_at);

alter table ground_build enable row level security;
alter table ground_build force row level security;
create policy own_tenant on ground_build to aerie_tenant using (tenant_id = (select current_tenant()));
create policy platform on ground_build to aerie_platform using ((select current_user) = 'aerie_platform');
create policy client on ground_build for select to aerie_client using (false);
grant select, insert, update, delete on ground_build to aerie_tenant;
grant select, update (due_at) on ground_build to aerie_platform;

-- The file with the heights of an elevation layer; null for other layers and deleted ones.
create function ground_file(l layer) returns uuid
  language sql immutable set search_path = public
  as $$
    select case when l.mission_id is not null and l.deleted_at is null
                 and coalesce(l.raster_kind, l.raster ->> 'kind') = 'elevation' then l.cog_file_id end
  $$;

-- Later, so that several changes in a row count once.
create function queue_ground() returns trigger
  language plpgsql set search_path = public
  as $$
    declare
      changed layer := case when tg_op = 'DELETE' then old else new end;
    begin
      insert into ground_build (mission_id, tenant_id, due_at)
      select m.id, m.tenant_id, clock_timestamp() + interval '300 milliseconds'
        from mission m where m.tenant_id = changed.tenant_id and m.id = changed.mission_id
      on conflict (mission_id) do update set due_at = excluded.due_at;
      return null;
    end
  $$;
create trigger ground_of_new after insert on layer for each row
  when (ground_file(new) is not null) execute function queue_ground();
create trigger ground_of_changed after update on layer for each row
  when (ground_file(old) is distinct from ground_file(new)) execute function queue_ground();

-- Elevation layers of earlier versions.
insert into ground_build (mission_id, tenant_id, due_at)
select distinct l.mission_id, l.tenant_id, now() from layer l where ground_file(l) is not null;
