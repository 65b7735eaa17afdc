-- no transaction
-- Photos by time, likewise: coalesce would not be compared within the index. The columns of the expression are included, without
-- which PostgreSQL would read the table.
create index concurrently if not exists mission_file_photos_by_time
  on mission_file (tenant_id, (case when taken_at is null then created_at else taken_at end))
  include (id, taken_at, created_at, lat, long) where kind = 'photo' and deleted_at is null;
