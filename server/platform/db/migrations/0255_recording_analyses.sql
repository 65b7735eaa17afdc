-- Analyses of recordings. Their results have a span of time and a box in the picture instead of a geometry.
alter table analysis
  alter column layer_id drop not null,
  add column recording_id uuid,
  add foreign key (tenant_id, recording_id) references mission_file (tenant_id, id) on delete cascade,
  add check (num_nonnulls(layer_id, recording_id) = 1);
create index on analysis (recording_id, id desc) where recording_id is not null;

alter table detection
  alter column geometry drop not null,
  add column start_ms integer check (start_ms >= 0),
  add column end_ms integer,
  add column at_ms integer,
  add column box double precision[] check (cardinality(box) = 4),
  add check (end_ms >= start_ms and at_ms between start_ms and end_ms),
  add check (num_nonnulls(start_ms, end_ms, at_ms, box) = case when geometry is null then 4 else 0 end);
comment on column detection.at_ms is 'From the start of the video: the moment with most motion, which the box belongs to.';
comment on column detection.box is 'Left, top, width and height as shares of the picture, from its upper left corner.';
