-- A drone and a phone of one flight send positions with keys of their own, which are no longer mixed into one track.
alter table telemetry
  add column stream_key_id uuid,
  add foreign key (tenant_id, stream_key_id) references stream_key (tenant_id, id) on delete set null (stream_key_id);
comment on column telemetry.stream_key_id is 'The key that live positions came with; null for files and for positions from before keys were told apart.';
create index on telemetry (stream_key_id) where stream_key_id is not null;
drop index telemetry_live;
create unique index telemetry_live on telemetry (flight_id, stream_key_id) where kind = 'live' and stream_key_id is not null;
