-- Hotspots in the thermal photos of a mission. Their analysis has neither a layer nor a recording; a result has a photo, and a place
-- on the ground if the footprint of the photo is known.
alter table analysis
  drop constraint analysis_check,
  add constraint analysis_subject_check
    check (num_nonnulls(layer_id, recording_id) = case when infer_type = 'hotspots' then 0 else 1 end);

alter table detection
  drop constraint detection_check2,
  add column photo_id uuid,
  add column pixel_x integer check (pixel_x >= 0),
  add column pixel_y integer check (pixel_y >= 0),
  add foreign key (tenant_id, photo_id) references mission_file (tenant_id, id) on delete cascade,
  add constraint detection_photo_check check (num_nonnulls(photo_id, pixel_x, pixel_y) in (0, 3)),
  add constraint detection_subject_check check (
    num_nonnulls(start_ms, end_ms, at_ms, box) = case when geometry is null and photo_id is null then 4 else 0 end);
comment on column detection.photo_id is 'The thermal photo that shows a hotspot.';
comment on column detection.pixel_x is 'Column of the hottest pixel in the thermal picture.';
comment on column detection.pixel_y is 'Row of the hottest pixel in the thermal picture, from the top.';
create index on detection (photo_id) where photo_id is not null;
