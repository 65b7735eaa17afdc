-- Files of features: the cover photo of each feature, and photos of a flight.
alter table mission_file
  add column is_cover boolean not null default false,
  add foreign key (tenant_id, flight_id) references flight (tenant_id, id) on delete set null (flight_id);
comment on column mission_file.is_cover is 'The photo that stands for its feature; at most one of a feature.';
create unique index mission_file_cover on mission_file (layer_id, feature_index)
  where is_cover and layer_id is not null and deleted_at is null;

-- A cover photo that is restored after the feature has got another one becomes an ordinary photo.
create function release_restored_cover() returns trigger language plpgsql as $$
begin
  if exists (
    select from mission_file
     where tenant_id = new.tenant_id and layer_id = new.layer_id and feature_index = new.feature_index
       and is_cover and deleted_at is null and id <> new.id
  ) then
    new.is_cover := false;
  end if;
  return new;
end $$;
create trigger mission_file_restored before update of deleted_at on mission_file
  for each row when (old.deleted_at is not null and new.deleted_at is null and new.is_cover)
  execute function release_restored_cover();
