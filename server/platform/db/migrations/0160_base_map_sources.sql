-- A base map can be a PMTiles file in the storage of its tenant.
alter table base_map add column file_id uuid;
alter table base_map add foreign key (tenant_id, file_id) references stored_file (tenant_id, id);
alter table base_map add check (file_id is null or (tenant_id is not null and kind = 'pmtiles'));
create unique index base_map_file on base_map (file_id) where file_id is not null;
comment on column base_map.file_id is 'The uploaded file that the address leads to; null for an address that a user entered.';

-- Deletes the file with its base map, also when the tenant is deleted.
create function remove_base_map_file() returns trigger
  language plpgsql security definer set search_path = public
  as $$
    begin
      delete from stored_file where tenant_id = old.tenant_id and id = old.file_id;
      return null;
    end
  $$;
create trigger base_map_gone after delete on base_map for each row when (old.file_id is not null)
  execute function remove_base_map_file();
grant create on schema public to aerie_platform;
alter function remove_base_map_file owner to aerie_platform;
revoke create on schema public from aerie_platform;
revoke all on function remove_base_map_file from public;

-- Esri asks for "Powered by Esri" and the names of the data sources; its terms are on the page of the map. CC BY asks for a
-- link to the licence. Texts that an administrator has changed stay.
alter table base_map no force row level security;
update base_map
   set attribution = 'Powered by <a href="https://www.esri.com">Esri</a>. Source: Esri, Maxar, Earthstar Geographics, and the GIS User Community',
       terms_url = 'https://www.arcgis.com/home/item.html?id=10df2279f9684e4a9f6a7f08febac2a9',
       version = version + 1
 where preset = 'satellite-esri'
   and attribution = '© <a href="https://www.esri.com/">Esri</a>, Maxar, Earthstar Geographics and the GIS user community';
update base_map
   set attribution = '<a href="https://s2maps.eu">Sentinel-2 cloudless</a> by <a href="https://eox.at">EOX IT Services GmbH</a> (Contains modified Copernicus Sentinel data 2016 & 2017), <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>',
       version = version + 1
 where preset = 'satellite-sentinel'
   and attribution = '<a href="https://s2maps.eu">Sentinel-2 cloudless</a> by <a href="https://eox.at">EOX IT Services GmbH</a> (contains modified Copernicus Sentinel data 2016 & 2017)';
alter table base_map force row level security;
