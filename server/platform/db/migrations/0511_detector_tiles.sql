-- Detectors read large photos and orthophoto layers in tiles.
alter table detector_run
  add column scale text not null default 'whole' check (scale in ('whole', 'tiles')),
  add column layer_id uuid,
  add column grid jsonb,
  add check (layer_id is null or (photo_ids is null and scale = 'tiles')),
  add foreign key (tenant_id, layer_id) references layer (tenant_id, id) on delete cascade;
comment on column detector_run.scale is 'whole: photos are scaled to the input of the model. tiles: parts of them are read at full resolution.';
comment on column detector_run.layer_id is 'The raster layer that was read in place of photos.';
comment on column detector_run.grid is 'Of a layer: the grid in Web Mercator in whose pixels the boxes are.';
comment on column detector_run.photos is 'Photos, or tiles of a layer, that were looked at.';
create index on detector_run (layer_id) where layer_id is not null;

alter table detected_object
  alter column photo_id drop not null,
  add column geometry jsonb,
  add check ((photo_id is null) = (geometry is not null));
comment on column detected_object.photo_id is 'Null for results in a layer.';
comment on column detected_object.geometry is 'The box of a result in a layer as a polygon in degrees.';
comment on column detected_object.box is 'Left, top, width and height in pixels of the upright photo, or of the grid of the run.';
