-- What a client sees is looked up by arrays: PostgreSQL computes them once per query and then uses the indexes. With
-- `in (select …)` a policy is a filter, so that every query of a client read all missions or features of the tenant.
alter policy client on mission
  using (tenant_id = (select current_tenant()) and deleted_at is null
         and id = any (array(select mission_id from client_mission)));
alter policy client on layer
  using (tenant_id = (select current_tenant()) and client_visible and status = 'ready' and deleted_at is null
         and mission_id = any (array(select id from mission)));
alter policy client on layer_group
  using (tenant_id = (select current_tenant()) and id = any (array(select group_id from layer)));
alter policy client on feature
  using (tenant_id = (select current_tenant()) and layer_id = any (array(select id from layer)));
alter policy client on location
  using (tenant_id = (select current_tenant()) and id = any (array(select location_id from mission)));
alter policy client on mission_type
  using (tenant_id = (select current_tenant()) and id = any (array(select mission_type_id from mission)));
alter policy client on stored_file
  using (tenant_id = (select current_tenant())
         and id = any (array(select unnest(array[cog_file_id, lattice_file_id, thumbnail_file_id]) from layer)));
alter policy by_place on mission
  using (deleted_at is null and id = any (array(select mission_id from client_mission)));
alter policy by_place on layer
  using (client_visible and status = 'ready' and deleted_at is null and mission_id = any (array(select id from mission)));
