-- Sound may go on while no pictures arrive.
alter table live_stream add column picture_at timestamptz;
comment on column live_stream.picture_at is 'When a picture arrived last; null where that is not known, as at a media server.';
