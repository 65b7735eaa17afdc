-- Deleted layer groups can be restored with the layers that they had. Clients see groups by their layers, and a deleted group
-- has none.
alter table layer_group
  add column deleted_at timestamptz,
  add column deleted_layers uuid[] not null default '{}';
create index layer_group_trash on layer_group (deleted_at) where deleted_at is not null;
