-- Recordings: videos of missions, from live streams and from uploads. The name, mission, flight, place and the switch for
-- clients are those of mission_file. A recorded stream has no stored file until its conversion has ended.
alter table mission_file drop constraint mission_file_kind_check;
alter table mission_file add constraint mission_file_kind_check
  check (kind in ('document', 'photo', 'telemetry', 'recording'));
alter table mission_file alter column stored_file_id drop not null;
alter table mission_file add constraint mission_file_stored_check check (stored_file_id is not null or kind = 'recording');

create table recording (
  id               uuid primary key,
  tenant_id        uuid not null references tenant on delete cascade,
  source           text not null check (source in ('stream', 'upload')),
  live_stream_id   uuid,
  segment          text check (length(segment) <= 100),
  state            text not null default 'processing' check (state in ('processing', 'ready', 'failed')),
  problem          text check (length(problem) <= 2000),
  started_at       timestamptz,
  start_origin     text check (start_origin in ('stream', 'container', 'srt', 'user')),
  duration_ms      integer check (duration_ms >= 0),
  width            integer check (width > 0),
  height           integer check (height > 0),
  frame_rate       double precision check (frame_rate >= 0),
  video_codec      text check (length(video_codec) <= 20),
  audio_codec      text check (length(audio_codec) <= 20),
  poster_file_id   uuid,
  original_file_id uuid,
  telemetry_id     uuid,
  held             boolean not null default false,
  camera           text not null default '' check (length(camera) <= 120),
  unique (live_stream_id, segment),
  check ((started_at is null) = (start_origin is null)),
  check ((live_stream_id is null) = (segment is null)),
  foreign key (tenant_id, id) references mission_file (tenant_id, id) on delete cascade,
  foreign key (tenant_id, poster_file_id) references stored_file (tenant_id, id),
  foreign key (tenant_id, original_file_id) references stored_file (tenant_id, id),
  foreign key (tenant_id, telemetry_id) references telemetry (tenant_id, id) on delete set null (telemetry_id)
);
comment on column recording.segment is 'Name of the file that the stream was written to; unique within the stream, so that it is stored once.';
comment on column recording.problem is 'Message: why it cannot be played, or what is incomplete.';
comment on column recording.original_file_id is 'The uploaded file of a recording that was encoded again.';
comment on column recording.held is 'Automatic deletion spares it.';
create index on recording (tenant_id, started_at);
create index on recording (telemetry_id) where telemetry_id is not null;
create index on recording (poster_file_id) where poster_file_id is not null;
create index on recording (original_file_id) where original_file_id is not null;

create function remove_recording_files() returns trigger
  language plpgsql security definer set search_path = public
  as $$
    begin
      delete from stored_file where tenant_id = old.tenant_id and id in (old.poster_file_id, old.original_file_id);
      return null;
    end
  $$;
create trigger recording_gone after delete on recording for each row execute function remove_recording_files();
grant create on schema public to aerie_platform;
alter function remove_recording_files owner to aerie_platform;
revoke create on schema public from aerie_platform;
revoke all on function remove_recording_files from public;

alter table recording enable row level security;
alter table recording force row level security;
create policy own_tenant on recording to aerie_tenant using (tenant_id = (select current_tenant()));
grant select, insert, update, delete on recording to aerie_tenant;

-- A client sees recordings that can be played and are shown to it, with their posters. An original is for the team.
create policy client on recording for select to aerie_client
  using (tenant_id = (select current_tenant()) and state = 'ready' and id = any (array(select id from mission_file)));
create policy client_recording on stored_file for select to aerie_client
  using (tenant_id = (select current_tenant()) and id = any (array(select poster_file_id from recording)));
grant select on recording to aerie_client;
-- Their policies show clients no row; the name of a recording's flight is empty then.
grant select on flight, telemetry to aerie_client;
