-- When people were last told that a disk is almost full, so that they are told once a day and by one process.
create table disk_warning (
  place     uuid primary key,
  warned_at timestamptz not null default now()
);
comment on column disk_warning.place is 'ID of the DATA_DIR on the disk.';
alter table disk_warning enable row level security;
alter table disk_warning force row level security;
create policy platform on disk_warning to aerie_platform using ((select current_user) = 'aerie_platform');
grant select, insert, update on disk_warning to aerie_platform;
