-- What a user told about a raster. Every import of its file honours it.
alter table layer
  add column nodata  double precision,
  add column corners jsonb;
comment on column layer.nodata is 'Value of pixels without data, chosen by a user; null: as the file declares.';
comment on column layer.corners is 'Positions of the four corners, chosen by a user; null: the georeference of the file.';
