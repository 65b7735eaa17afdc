-- What missions are flown for, in the tenant's own words. A new tenant starts with the usual ones.
create table mission_type (
  id         uuid primary key,
  tenant_id  uuid not null references tenant on delete cascade,
  name       text not null check (length(name) between 1 and 60),
  version    integer not null default 1,
  created_at timestamptz not null default now(),
  unique (tenant_id, id)
);
create unique index mission_type_name on mission_type (tenant_id, lower(name));

alter table mission add column mission_type_id uuid;
alter table mission add foreign key (tenant_id, mission_type_id)
  references mission_type (tenant_id, id) on delete set null (mission_type_id);
create index mission_by_type on mission (tenant_id, mission_type_id) where mission_type_id is not null;

alter table location add column version integer not null default 1;
alter table location add column updated_at timestamptz not null default now();

create function add_usual_mission_types() returns trigger
  language plpgsql security definer set search_path = public
  as $$
    begin
      insert into mission_type (id, tenant_id, name)
        select gen_random_uuid(), new.id, usual.name
          from unnest(array['Inspection', 'Mapping', 'Search and rescue', 'Surveillance', 'Survey']) usual (name);
      return null;
    end
  $$;
create trigger tenant_starts_with_types after insert on tenant for each row execute function add_usual_mission_types();
grant create on schema public to aerie_platform;
alter function add_usual_mission_types owner to aerie_platform;
revoke create on schema public from aerie_platform;
revoke all on function add_usual_mission_types from public;

-- The tenants there are. Their owner, who runs this, may see them for as long as it takes.
alter table tenant no force row level security;
insert into mission_type (id, tenant_id, name)
  select gen_random_uuid(), t.id, usual.name
    from tenant t, unnest(array['Inspection', 'Mapping', 'Search and rescue', 'Surveillance', 'Survey']) usual (name);
alter table tenant force row level security;

alter table mission_type enable row level security;
alter table mission_type force row level security;
create policy own_tenant on mission_type to aerie_tenant using (tenant_id = (select current_tenant()));
create policy platform on mission_type to aerie_platform using ((select current_user) = 'aerie_platform');
grant select, insert, update, delete on mission_type to aerie_tenant;
grant insert (id, tenant_id, name) on mission_type to aerie_platform;

-- What was deleted long enough ago goes for good: see groups/mission/purge.ts.
create index mission_deleted on mission (deleted_at) where deleted_at is not null;
