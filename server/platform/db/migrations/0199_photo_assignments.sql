-- What the automatic assignment of photos to features found, for people to check. Each run replaces the results of its mission.
create table photo_assignment (
  file_id       uuid primary key,
  tenant_id     uuid not null references tenant on delete cascade,
  mission_id    uuid not null,
  layer_id      uuid,
  feature_index integer check (feature_index > 0),
  metres        double precision check (metres >= 0),
  basis         text check (basis in ('area', 'position')),
  reason        text check (length(reason) <= 2000),
  foreign key (tenant_id, file_id) references mission_file (tenant_id, id) on delete cascade,
  foreign key (tenant_id, mission_id) references mission (tenant_id, id) on delete cascade,
  foreign key (tenant_id, layer_id) references layer (tenant_id, id) on delete cascade,
  check ((layer_id is null) = (feature_index is null)),
  check ((layer_id is null) = (metres is null)),
  check ((layer_id is null) <> (reason is null))
);
comment on column photo_assignment.metres is 'From the place that the photo shows to the feature.';
comment on column photo_assignment.basis is 'Whether that place is the middle of the area on the ground or the position of the camera.';
comment on column photo_assignment.reason is 'Message: why the photo was not assigned.';
create index on photo_assignment (mission_id);
create index on photo_assignment (layer_id) where layer_id is not null;

alter table photo_assignment enable row level security;
alter table photo_assignment force row level security;
create policy own_tenant on photo_assignment to aerie_tenant using (tenant_id = (select current_tenant()));
create policy client on photo_assignment for select to aerie_client using (false);
grant select, insert, update, delete on photo_assignment to aerie_tenant;

-- Features of the transaction's tenant whose boxes touch `area`, those nearest to `middle` of each layer first. It reads the
-- index of boxes past row-level security, as the functions of tiles do (0041), and adds the tenant itself.
create function features_near(layers uuid[], area box, middle point, most integer)
  returns table (layer_id uuid, index integer, geom json)
  language sql stable security definer set search_path = public
  as $$
    select near.layer_id, near.index, near.geom
      from unnest(layers) l (id)
     cross join lateral (
       select f.layer_id, f.index, f.geom from feature f
        where f.tenant_id = (select current_tenant()) and f.layer_id = l.id and f.box && area
        order by f.box <-> middle limit most) near
  $$;
grant select (layer_id) on feature to aerie_features;
do $$
begin
  execute format('grant aerie_features to %I', current_user);
  grant create on schema public to aerie_features;
  alter function features_near owner to aerie_features;
  revoke create on schema public from aerie_features;
  revoke all on function features_near from public;
  grant execute on function features_near to aerie_tenant;
  execute format('revoke aerie_features from %I', current_user);
end
$$;
