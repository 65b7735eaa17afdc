-- How many missions a tenant has, by status, kept as they change: counting them for every list would make a page of
-- twenty slower the more there are.
create table mission_count (
  tenant_id uuid not null references tenant on delete cascade,
  status    text not null,
  archived  boolean not null,
  count     integer not null,
  primary key (tenant_id, archived, status)
);
-- The missions there are. Their owner, who runs this, may see them for as long as it takes.
alter table mission no force row level security;
insert into mission_count
  select tenant_id, status, archived, count(*) from mission where deleted_at is null group by tenant_id, status, archived;
alter table mission force row level security;

alter table mission_count enable row level security;
alter table mission_count force row level security;
create policy own_tenant on mission_count to aerie_tenant using (tenant_id = (select current_tenant()));
grant select, insert, update on mission_count to aerie_tenant;

create function count_missions() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' then
    insert into mission_count
      select tenant_id, status, archived, count(*) from added where deleted_at is null
       group by tenant_id, archived, status order by tenant_id, archived, status
      on conflict (tenant_id, archived, status) do update set count = mission_count.count + excluded.count;
  end if;
  if tg_op <> 'INSERT' then
    -- An update, not an upsert: when a whole tenant goes, its counts may have gone before its missions.
    update mission_count c set count = c.count - g.count
      from (select tenant_id, status, archived, count(*) as count from gone where deleted_at is null
             group by tenant_id, archived, status) g
     where c.tenant_id = g.tenant_id and c.archived = g.archived and c.status = g.status;
  end if;
  return null;
end
$$;
create trigger count_added after insert on mission
  referencing new table as added for each statement execute function count_missions();
create trigger count_moved after update on mission
  referencing old table as gone new table as added for each statement execute function count_missions();
create trigger count_removed after delete on mission
  referencing old table as gone for each statement execute function count_missions();

-- Lists show either the archived missions or the others.
drop index mission_newest;
create index mission_newest on mission (tenant_id, archived, created_at desc, id desc) where deleted_at is null;
drop index mission_by_status;
create index mission_by_status on mission (tenant_id, archived, status, created_at desc, id desc) where deleted_at is null;
