-- A moment of a recording whose start only its file states has a time that nobody has verified. It stays so when the recording is
-- deleted, or is not shown with what was made from it.
alter table outcome add column is_time_of_file boolean not null default false;
comment on column outcome.is_time_of_file is 'The time is counted from the start that a video file states, which nobody has verified.';
alter table alert add column is_time_of_file boolean not null default false;
comment on column alert.is_time_of_file is 'As that of an outcome.';
-- allow change on outcome: people save them one at a time, so that there are few
alter table outcome no force row level security;
alter table recording no force row level security;
update outcome o set is_time_of_file = true
  from recording r
 where r.tenant_id = o.tenant_id and r.id = o.source_id and o.at_ms is not null and r.start_origin = 'container';
alter table outcome force row level security;
alter table recording force row level security;
