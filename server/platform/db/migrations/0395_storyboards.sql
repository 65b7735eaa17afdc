alter table recording
  add column storyboard_file_id uuid,
  add foreign key (tenant_id, storyboard_file_id) references stored_file (tenant_id, id);
comment on column recording.storyboard_file_id is '8 by 6 pictures at even distances of time, row by row, in one file.';
create index on recording (storyboard_file_id) where storyboard_file_id is not null;

create or replace function remove_recording_files() returns trigger
  language plpgsql security definer set search_path = public
  as $$
    begin
      delete from stored_file
        where tenant_id = old.tenant_id and id in (old.poster_file_id, old.storyboard_file_id, old.original_file_id);
      return null;
    end
  $$;

create policy client_storyboard on stored_file for select to aerie_client
  using (tenant_id = (select current_tenant()) and id = any (array(select storyboard_file_id from recording)));
