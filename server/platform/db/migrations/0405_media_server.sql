-- Streams that a MediaMTX receives beside those of the bundled engine.
alter table live_stream
  add column engine text not null default 'bundled' check (engine in ('bundled', 'mediamtx')),
  add column media_path text check (length(media_path) between 1 and 200),
  add column source_type text check (length(source_type) <= 100),
  add column source_id text check (length(source_id) <= 100),
  add constraint live_stream_media_path check ((engine = 'mediamtx') = (media_path is not null));
comment on column live_stream.media_path is 'Name of the path at the MediaMTX: the ID of the stream key, or live/ and the ID.';
comment on column live_stream.source_id is 'Connection of the publisher at the MediaMTX.';
alter table live_stream drop constraint live_stream_protocol_check;
alter table live_stream
  add constraint live_stream_protocol_check check (protocol in ('rtmp', 'whip', 'rtsp', 'srt'));
create index live_stream_of_media_path on live_stream (media_path, started_at desc) where media_path is not null;

alter table stream_view
  add column reader_id text check (length(reader_id) <= 100),
  add column ticket_hash bytea,
  add column reader_address text check (length(reader_address) <= 100),
  add column seen_at timestamptz;
comment on column stream_view.reader_id is 'Session of the viewer at the MediaMTX.';
comment on column stream_view.ticket_hash is 'Ticket of a viewer at the MediaMTX, whose requests over HLS all carry it.';
comment on column stream_view.seen_at is 'When the MediaMTX asked about the viewer last.';
alter table stream_view drop constraint stream_view_path_check;
alter table stream_view add constraint stream_view_path_check check (path in ('whep', 'flv', 'hls'));
create index stream_view_of_ticket on stream_view (ticket_hash) where ended_at is null and ticket_hash is not null;

-- Which process looks after the MediaMTX; one row at most.
create table media_server_lease (
  id          integer primary key check (id = 1),
  holder      uuid not null,
  lease_until timestamptz not null
);
alter table media_server_lease enable row level security;
alter table media_server_lease force row level security;
create policy platform on media_server_lease to aerie_platform using ((select current_user) = 'aerie_platform');
grant select, insert, update, delete on media_server_lease to aerie_platform;
