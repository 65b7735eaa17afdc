-- What an upload has become in a mission, so that a repeated call returns the same record, and the folders of photos.
alter table upload
  add column made_use text check (made_use in ('photo', 'recording', 'telemetry', 'layer', 'document')),
  add column made_id  uuid,
  add column made_in  uuid,
  add check ((made_use is null) = (made_id is null) and (made_use is null) = (made_in is null));
comment on column upload.made_id is 'The record that was made by adding the upload to a mission. It may have been deleted since.';
comment on column upload.made_in is 'That mission.';

alter table mission_photo add column folder text not null default '';
comment on column mission_photo.folder is 'Folder from which the photo was uploaded, with slashes; empty without one.';
