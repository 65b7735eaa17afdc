-- Photos that a person has placed on the map.
alter table mission_photo
  add column is_placed boolean not null default false,
  add column file_lat double precision check (file_lat between -90 and 90),
  add column file_long double precision check (file_long between -180 and 180),
  add check ((file_lat is null) = (file_long is null)),
  add check (is_placed or file_lat is null);
comment on column mission_photo.is_placed is 'The position is that of a person and not that of the file.';
comment on column mission_photo.file_lat is 'Position in the file of a placed photo; null if the file has none.';
