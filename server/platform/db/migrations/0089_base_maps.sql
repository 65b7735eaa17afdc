-- Sources of the map below all layers: of the installation (no tenant), and of a tenant.
create table base_map (
  id              uuid primary key,
  tenant_id       uuid references tenant on delete cascade,
  preset          text check (preset ~ '^[a-z0-9-]{1,40}$'),
  name            text not null check (length(name) between 1 and 80),
  kind            text not null check (kind in ('style', 'raster', 'vector', 'wmts', 'pmtiles')),
  url             text not null check (length(url) between 1 and 1000),
  layers          text[] not null default '{}' check (cardinality(layers) <= 50),
  attribution     text not null check (length(attribution) between 1 and 500),
  terms_url       text not null default '' check (length(terms_url) <= 300),
  hosts           text[] not null default '{}' check (cardinality(hosts) <= 10),
  min_zoom        smallint not null default 0 check (min_zoom between 0 and 24),
  max_zoom        smallint not null default 19 check (max_zoom between 0 and 24),
  tile_size       smallint not null default 256 check (tile_size in (256, 512)),
  enabled         boolean not null default false,
  is_default      boolean not null default false,
  version         integer not null default 1,
  created_at      timestamptz not null default now(),
  updated_at      timestamptz not null default now(),
  check (min_zoom <= max_zoom),
  check (preset is null or tenant_id is null)
);
comment on table base_map is 'Rows without a tenant are offered to every tenant while they are enabled.';
comment on column base_map.preset is 'Row that came with the installation; it can be turned off but not deleted.';
comment on column base_map.hosts is 'Further origins that a style loads tiles, fonts and icons from.';
create unique index base_map_name on base_map (tenant_id, lower(name)) nulls not distinct;
create unique index base_map_default on base_map (tenant_id) nulls not distinct where is_default;
create unique index base_map_preset on base_map (preset);

insert into base_map (id, preset, name, kind, url, attribution, terms_url, max_zoom) values
  ('01938f6e-0000-7000-8000-000000000001', 'openstreetmap', 'OpenStreetMap', 'raster',
   'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
   '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap contributors</a>',
   'https://operations.osmfoundation.org/policies/tiles/', 19),
  ('01938f6e-0000-7000-8000-000000000002', 'satellite-esri', 'Satellite (Esri World Imagery)', 'raster',
   'https://server.arcgisonline.com/ArcGIS/rest/services/World_Imagery/MapServer/tile/{z}/{y}/{x}',
   '© <a href="https://www.esri.com/">Esri</a>, Maxar, Earthstar Geographics and the GIS user community',
   'https://www.esri.com/en-us/legal/terms/full-master-agreement', 19),
  ('01938f6e-0000-7000-8000-000000000003', 'satellite-sentinel', 'Satellite (Sentinel-2 cloudless 2016)', 'raster',
   'https://tiles.maps.eox.at/wmts/1.0.0/s2cloudless_3857/default/g/{z}/{y}/{x}.jpg',
   '<a href="https://s2maps.eu">Sentinel-2 cloudless</a> by <a href="https://eox.at">EOX IT Services GmbH</a> (contains modified Copernicus Sentinel data 2016 & 2017)',
   'https://creativecommons.org/licenses/by/4.0/', 14);

alter table base_map enable row level security;
alter table base_map force row level security;
create policy own_tenant on base_map to aerie_tenant using (tenant_id = (select current_tenant()));
create policy offered on base_map for select to aerie_tenant using (tenant_id is null and enabled);
create policy platform on base_map to aerie_platform using ((select current_user) = 'aerie_platform');
grant select, insert, update, delete on base_map to aerie_tenant, aerie_platform;
