-- no transaction
-- Photos by place, for searches. Under row-level security, only numbers and times are compared within an index, boxes are not.
-- A search reads nothing but the index, which includes what it compares and selects.
create index concurrently if not exists mission_file_photos_by_place on mission_file (tenant_id, lat, long)
  include (id, taken_at, created_at) where kind = 'photo' and deleted_at is null;
