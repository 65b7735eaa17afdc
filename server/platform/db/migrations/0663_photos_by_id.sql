-- no transaction
-- Photos in the order of pages, likewise: for searches that find too many to sort them.
create index concurrently if not exists mission_file_photos_by_id on mission_file (tenant_id, id)
  include (mission_id, lat, long, taken_at, created_at) where kind = 'photo' and deleted_at is null;
