-- Orthomosaics that processing servers compute from photos of missions.
create table orthomosaic (
  id                  uuid primary key,
  tenant_id           uuid not null references tenant on delete cascade,
  mission_id          uuid not null,
  name                text not null check (length(name) between 1 and 80),
  preset              text not null check (preset in ('fast', 'standard', 'high', 'elevation')),
  options             jsonb not null,
  photo_ids           uuid[] not null,
  status              text not null default 'sending'
                      check (status in ('sending', 'processing', 'storing', 'completed', 'failed', 'cancelled')),
  job_id              uuid,
  node_url            text,
  task_id             text check (length(task_id) between 1 and 100),
  sent_photos         integer not null default 0,
  losses              integer not null default 0,
  is_queued           boolean not null default false,
  is_computed         boolean not null default false,
  removes_task        boolean not null default false,
  progress            real not null default 0 check (progress between 0 and 1),
  message             text check (length(message) <= 4000),
  log                 text[] not null default '{}',
  results             jsonb not null default '[]',
  point_cloud_file_id uuid,
  unreachable_since   timestamptz,
  due_at              timestamptz not null default now(),
  language            text not null,
  created_by          uuid references app_user on delete set null,
  created_at          timestamptz not null default now(),
  ended_at            timestamptz,
  unique (tenant_id, id),
  foreign key (tenant_id, mission_id) references mission (tenant_id, id) on delete cascade,
  foreign key (tenant_id, point_cloud_file_id) references stored_file (tenant_id, id)
);
comment on table orthomosaic is 'Jobs send the photos and store the results; in between, a task of a processing server computes.';
comment on column orthomosaic.photo_ids is 'Photos to send, in this order. A job that was interrupted continues after sent_photos.';
comment on column orthomosaic.losses is 'How often a processing server lost the task, so that it was sent again.';
comment on column orthomosaic.is_computed is 'The task has results. A retry stores them without computing again.';
comment on column orthomosaic.removes_task is 'The task is still to be cancelled and removed at the processing server.';
comment on column orthomosaic.due_at is 'When to ask the processing server again. Later while a process asks it.';
create index on orthomosaic (tenant_id, mission_id, id desc);
create index on orthomosaic (due_at) where status in ('sending', 'processing', 'storing') or removes_task;
create index on orthomosaic (point_cloud_file_id) where point_cloud_file_id is not null;
create index on orthomosaic (created_by);

create function remove_point_cloud() returns trigger
  language plpgsql security definer set search_path = public
  as $$
    begin
      delete from stored_file where tenant_id = old.tenant_id and id = old.point_cloud_file_id;
      return null;
    end
  $$;
create trigger point_cloud_gone after delete on orthomosaic for each row execute function remove_point_cloud();

alter table orthomosaic enable row level security;
alter table orthomosaic force row level security;
create policy own_tenant on orthomosaic to aerie_tenant using (tenant_id = (select current_tenant()));
-- Clients see the layers only.
create policy client on orthomosaic for select to aerie_client using (false);
grant select, insert, update, delete on orthomosaic to aerie_tenant;
grant select on orthomosaic to aerie_client;
create policy platform on orthomosaic to aerie_platform using ((select current_user) = 'aerie_platform');
grant select (id, tenant_id, status, removes_task, due_at), update (due_at) on orthomosaic to aerie_platform;
grant create on schema public to aerie_platform;
alter function remove_point_cloud owner to aerie_platform;
revoke create on schema public from aerie_platform;
