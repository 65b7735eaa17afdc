alter table layer add column height_unit text;
comment on column layer.height_unit is 'Unit of the heights in the file of a raster, as a user stated it; null for what the file declares.';
