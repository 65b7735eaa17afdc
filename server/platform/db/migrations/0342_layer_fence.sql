-- Layers whose areas are fences: rules that raise alerts offer them first, and the map draws them with dashes.
alter table layer
  add column is_fence boolean not null default false,
  add constraint layer_fence check (not is_fence or (kind = 'vector' and mission_id is not null));
-- Layers that rules already use.
update layer set is_fence = true
 where kind = 'vector' and mission_id is not null
   and exists (select from alert_rule r where r.tenant_id = layer.tenant_id and r.layer_id = layer.id);
