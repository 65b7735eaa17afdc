-- The purge finds deleted layer groups of all tenants.
create policy purge on layer_group for select to aerie_platform using ((select current_user) = 'aerie_platform');
grant select (id, tenant_id, deleted_at) on layer_group to aerie_platform;
