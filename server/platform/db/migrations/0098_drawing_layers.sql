-- The layer of a mission that receives a user's drawings, who deleted a layer, and which change another one reversed.
alter table layer
  add column drawing_of uuid references app_user on delete set null,
  add column deleted_by uuid references app_user on delete set null;
comment on column layer.drawing_of is 'The user whose drawings go to this layer unless another one is chosen; at most one per mission.';

-- The owner, who runs this, sees the rows of all tenants only while the policies are not forced on it.
alter table layer no force row level security;
update layer
   set drawing_of = created_by
 where id in (
   select distinct on (mission_id, created_by) id
     from layer
    where kind = 'vector' and source_file_id is null and name = 'Drawing' and deleted_at is null
      and mission_id is not null and created_by is not null
    order by mission_id, created_by, created_at);
alter table layer force row level security;

create unique index layer_drawing_of on layer (tenant_id, mission_id, drawing_of)
  where drawing_of is not null and deleted_at is null;

-- A drawing layer that is restored after the user has got a new one becomes an ordinary layer.
create function release_restored_drawing() returns trigger language plpgsql as $$
begin
  if exists (
    select from layer
     where tenant_id = new.tenant_id and mission_id = new.mission_id and drawing_of = new.drawing_of
       and deleted_at is null and id <> new.id
  ) then
    new.drawing_of := null;
  end if;
  return new;
end $$;
create trigger layer_restored before update of deleted_at on layer
  for each row when (old.deleted_at is not null and new.deleted_at is null and new.drawing_of is not null)
  execute function release_restored_drawing();

alter table feature_change add column undoes uuid;
comment on column feature_change.undoes is 'The change set that this change reversed.';
create index feature_change_of on feature_change (feature_id, id);
