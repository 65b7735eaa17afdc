-- Threads: comments on missions, features, photos, recordings and places. They go with what they belong to.
create table thread (
  id            uuid primary key,
  tenant_id     uuid not null references tenant on delete cascade,
  entity        text not null check (entity in ('mission', 'feature', 'photo', 'recording', 'place')),
  subject       text not null check (length(subject) <= 120),
  mission_id    uuid,
  layer_id      uuid,
  feature_index integer check (feature_index > 0),
  file_id       uuid,
  lat           double precision check (lat between -90 and 90),
  long          double precision check (long between -180 and 180),
  created_at    timestamptz not null default now(),
  unique (tenant_id, subject),
  unique (tenant_id, id),
  check ((entity = 'feature') = (layer_id is not null)),
  check ((layer_id is null) = (feature_index is null)),
  check ((entity in ('photo', 'recording')) = (file_id is not null)),
  check ((entity = 'place') = (lat is not null)),
  check ((lat is null) = (long is null)),
  foreign key (tenant_id, mission_id) references mission (tenant_id, id) on delete cascade,
  foreign key (tenant_id, layer_id) references layer (tenant_id, id) on delete cascade,
  foreign key (tenant_id, file_id) references mission_file (tenant_id, id) on delete cascade
);
comment on column thread.subject is 'What it belongs to, as one text, so that each has one thread.';
create index on thread (mission_id);
create index on thread (layer_id) where layer_id is not null;
create index on thread (file_id) where file_id is not null;

create table thread_comment (
  id         uuid primary key,
  tenant_id  uuid not null references tenant on delete cascade,
  thread_id  uuid not null,
  text       text not null check (length(text) between 1 and 4000),
  moment_ms  integer check (moment_ms >= 0),
  version    integer not null default 1,
  created_by uuid references app_user on delete set null,
  created_at timestamptz not null default now(),
  edited_at  timestamptz,
  edited_by  uuid,
  deleted_at timestamptz,
  unique (tenant_id, id),
  foreign key (tenant_id, thread_id) references thread (tenant_id, id) on delete cascade
);
create index on thread_comment (thread_id, id desc) where deleted_at is null;
create index on thread_comment (deleted_at) where deleted_at is not null;
create index on thread_comment (created_by);
create trigger record_editor before update of version on thread_comment for each row
  when (new.version > old.version) execute function record_editor();

create table thread_comment_text (
  tenant_id  uuid not null references tenant on delete cascade,
  comment_id uuid not null,
  version    integer not null,
  text       text not null check (length(text) between 1 and 4000),
  created_at timestamptz not null,
  primary key (comment_id, version),
  foreign key (tenant_id, comment_id) references thread_comment (tenant_id, id) on delete cascade
);
comment on table thread_comment_text is 'Earlier texts of edited comments.';

create table thread_mention (
  tenant_id  uuid not null references tenant on delete cascade,
  comment_id uuid not null,
  user_id    uuid not null references app_user on delete cascade,
  primary key (comment_id, user_id),
  foreign key (tenant_id, comment_id) references thread_comment (tenant_id, id) on delete cascade
);
create index on thread_mention (user_id, comment_id desc);

create table thread_read (
  tenant_id uuid not null references tenant on delete cascade,
  thread_id uuid not null,
  user_id   uuid not null references app_user on delete cascade,
  up_to     uuid not null,
  primary key (thread_id, user_id),
  foreign key (tenant_id, thread_id) references thread (tenant_id, id) on delete cascade
);
comment on column thread_read.up_to is 'The last comment that the user has read. The IDs of comments increase.';
create index on thread_read (user_id);

do $$
  declare
    name text;
  begin
    foreach name in array array['thread', 'thread_comment', 'thread_comment_text', 'thread_mention', 'thread_read'] loop
      execute format('alter table %I enable row level security', name);
      execute format('alter table %I force row level security', name);
      execute format('create policy own_tenant on %I to aerie_tenant using (tenant_id = (select current_tenant()))', name);
      execute format('grant select, insert, update, delete on %I to aerie_tenant', name);
      -- Clients do not take part in threads.
      execute format('create policy client on %I for select to aerie_client using (false)', name);
    end loop;
  end
$$;
-- The platform removes comments that were deleted long ago.
grant select, delete on thread_comment to aerie_platform;
create policy platform on thread_comment to aerie_platform using ((select current_user) = 'aerie_platform');
