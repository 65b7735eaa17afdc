-- Deleted locations can be restored for 30 days. Their missions keep the reference, but do not show it; removing a
-- location permanently removes the reference too.
alter table location add column deleted_at timestamptz;
create index location_deleted on location (deleted_at) where deleted_at is not null;

-- A deleted location does not occupy its name.
drop index location_name;
create unique index location_name on location (tenant_id, lower(name)) where deleted_at is null;

alter table mission drop constraint mission_tenant_id_location_id_fkey;
alter table mission add foreign key (tenant_id, location_id)
  references location (tenant_id, id) on delete set null (location_id);

create policy purge on location for select to aerie_platform using ((select current_user) = 'aerie_platform');
grant select (id, tenant_id, deleted_at) on location to aerie_platform;
