-- Recordings of cameras with a satellite receiver start at its time, which is exact.
alter table recording drop constraint recording_start_origin_check;
alter table recording add constraint recording_start_origin_check
  check (start_origin in ('stream', 'container', 'srt', 'satellites', 'user')) not valid;
