-- What the values of a raster are, where a user corrected what the import derived from the file.
alter table layer
  add column raster_kind text
    check (raster_kind in ('rgb', 'rgba', 'multispectral', 'elevation', 'index', 'radar', 'single'));
comment on column layer.raster_kind is 'Chosen by a user; null: the kind in raster applies.';
