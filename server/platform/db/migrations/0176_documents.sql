-- Files of missions: documents and photos share the place, the switch for clients and the trash. What only one kind has is in
-- a table of its own, such as mission_document.
create table mission_file (
  id                  uuid primary key,
  tenant_id           uuid not null references tenant on delete cascade,
  mission_id          uuid not null,
  kind                text not null check (kind in ('document', 'photo')),
  stored_file_id      uuid not null,
  name                text not null check (length(name) between 1 and 255),
  layer_id            uuid,
  feature_index       integer check (feature_index > 0),
  flight_id           uuid,
  lat                 double precision check (lat between -90 and 90),
  long                double precision check (long between -180 and 180),
  taken_at            timestamptz,
  is_shown_to_clients boolean not null default false,
  version             integer not null default 1,
  created_by          uuid references app_user on delete set null,
  created_at          timestamptz not null default now(),
  updated_at          timestamptz not null default now(),
  edited_at           timestamptz,
  edited_by           uuid,
  deleted_at          timestamptz,
  deleted_by          uuid references app_user on delete set null,
  unique (tenant_id, id),
  check ((lat is null) = (long is null)),
  foreign key (tenant_id, mission_id) references mission (tenant_id, id) on delete cascade,
  -- Files of a deleted layer or feature stay with the mission.
  foreign key (tenant_id, layer_id) references layer (tenant_id, id) on delete set null (layer_id),
  foreign key (tenant_id, stored_file_id) references stored_file (tenant_id, id)
);
comment on column mission_file.stored_file_id is 'Bytes of the current version.';
comment on column mission_file.feature_index is 'Stable number of a feature in the layer; without a layer it has no meaning.';
create index mission_file_list on mission_file (tenant_id, mission_id, kind, id desc) where deleted_at is null;
create index mission_file_trash on mission_file (deleted_at) where deleted_at is not null;
create index on mission_file (mission_id);
create index on mission_file (layer_id, feature_index) where layer_id is not null;
create index on mission_file (flight_id) where flight_id is not null;
create index on mission_file (stored_file_id);
create trigger record_editor before update of version on mission_file for each row
  when (new.version > old.version) execute function record_editor();

create table document_type (
  id         uuid primary key,
  tenant_id  uuid not null references tenant on delete cascade,
  name       text not null check (length(name) between 1 and 60),
  warn_days  integer not null default 30 check (warn_days between 1 and 365),
  version    integer not null default 1,
  created_at timestamptz not null default now(),
  edited_at  timestamptz,
  edited_by  uuid,
  unique (tenant_id, id)
);
comment on column document_type.warn_days is 'How many days before a document of this type expires people are warned.';
create unique index document_type_name on document_type (tenant_id, lower(name));
create trigger record_editor before update of version on document_type for each row
  when (new.version > old.version) execute function record_editor();

create table mission_document (
  file_id        uuid primary key,
  tenant_id      uuid not null references tenant on delete cascade,
  type_id        uuid,
  tags           text[] not null default '{}' check (cardinality(tags) <= 20),
  folder         text not null default '' check (length(folder) <= 400),
  description    text not null default '' check (length(description) <= 2000),
  expires_on     date,
  search         tsvector not null default '',
  version_number integer not null default 1,
  page_count     integer check (page_count >= 0),
  text_state     text not null check (text_state in ('pending', 'done', 'none', 'failed')),
  text_message   text check (length(text_message) <= 500),
  uploaded_by    uuid references app_user on delete set null,
  uploaded_at    timestamptz not null default now(),
  foreign key (tenant_id, file_id) references mission_file (tenant_id, id) on delete cascade,
  foreign key (tenant_id, type_id) references document_type (tenant_id, id) on delete set null (type_id)
);
comment on column mission_document.folder is 'Names separated by slashes, such as Permits/2026; empty for the top level.';
comment on column mission_document.search is 'Words of the name, tags, folder and description.';
comment on column mission_document.text_state is 'Whether the text of the current version can be searched; none if the file has no text.';
create index on mission_document (type_id) where type_id is not null;
create index mission_document_expiry on mission_document (expires_on) where expires_on is not null;

-- The text of the current version in parts of at most 32,000 characters, because a tsvector is limited to 1 MB.
-- The server folds the words before they get here: lower case, without accents, everything but letters and digits as a
-- space, and a space around each character of scripts that do not separate words. The configuration `simple` then keeps every
-- word as it is, for all languages alike: no stop words and no stemming, which a search by the start of a word replaces.
create table mission_document_text (
  tenant_id  uuid not null references tenant on delete cascade,
  file_id    uuid not null references mission_document on delete cascade,
  mission_id uuid not null,
  part       integer not null,
  page       integer,
  content    text not null check (length(content) <= 32000),
  search     tsvector not null,
  primary key (file_id, part)
);
comment on column mission_document_text.page is 'Page on which the part begins; null for files without pages.';
create extension if not exists btree_gin;
create index mission_document_words on mission_document_text using gin (mission_id, search);

create table mission_document_version (
  tenant_id      uuid not null references tenant on delete cascade,
  file_id        uuid not null references mission_document on delete cascade,
  number         integer not null,
  stored_file_id uuid not null,
  uploaded_by    uuid references app_user on delete set null,
  uploaded_at    timestamptz not null,
  primary key (file_id, number),
  foreign key (tenant_id, stored_file_id) references stored_file (tenant_id, id)
);
comment on table mission_document_version is 'Earlier versions of the bytes of a document.';
create index on mission_document_version (stored_file_id);

-- One announcement for each document, date and stage.
create table document_reminder (
  tenant_id  uuid not null references tenant on delete cascade,
  file_id    uuid not null references mission_document on delete cascade,
  expires_on date not null,
  stage      text not null check (stage in ('soon', 'expired')),
  created_at timestamptz not null default now(),
  primary key (file_id, expires_on, stage)
);

create function add_usual_document_types() returns trigger
  language plpgsql security definer set search_path = public
  as $$
    begin
      insert into document_type (id, tenant_id, name)
        select gen_random_uuid(), new.id, usual.name
          from unnest(array['Contract', 'Insurance', 'Manual', 'Permit', 'Report', 'Risk assessment']) usual (name);
      return null;
    end
  $$;
create trigger tenant_starts_with_document_types after insert on tenant
  for each row execute function add_usual_document_types();

-- The bytes are deleted with the rows that name them.
create function remove_mission_file() returns trigger
  language plpgsql security definer set search_path = public
  as $$
    begin
      delete from stored_file where tenant_id = old.tenant_id and id = old.stored_file_id;
      return null;
    end
  $$;
create trigger mission_file_gone after delete on mission_file for each row execute function remove_mission_file();
create trigger document_version_gone after delete on mission_document_version
  for each row execute function remove_mission_file();
grant create on schema public to aerie_platform;
alter function add_usual_document_types owner to aerie_platform;
alter function remove_mission_file owner to aerie_platform;
revoke create on schema public from aerie_platform;
revoke all on function add_usual_document_types from public;
revoke all on function remove_mission_file from public;

alter table tenant no force row level security;
insert into document_type (id, tenant_id, name)
  select gen_random_uuid(), t.id, usual.name
    from tenant t,
         unnest(array['Contract', 'Insurance', 'Manual', 'Permit', 'Report', 'Risk assessment']) usual (name);
alter table tenant force row level security;

do $$
  declare
    name text;
  begin
    foreach name in array array['mission_file', 'document_type', 'mission_document', 'mission_document_text',
                                'mission_document_version', 'document_reminder'] loop
      execute format('alter table %I enable row level security', name);
      execute format('alter table %I force row level security', name);
      execute format('create policy own_tenant on %I to aerie_tenant using (tenant_id = (select current_tenant()))', name);
      execute format('grant select, insert, update, delete on %I to aerie_tenant', name);
    end loop;
  end
$$;

-- A new tenant gets its types from the platform; the purge and the daily reminders look across tenants.
create policy platform on document_type to aerie_platform using ((select current_user) = 'aerie_platform');
create policy platform on mission_file for select to aerie_platform using ((select current_user) = 'aerie_platform');
create policy platform on mission_document for select to aerie_platform using ((select current_user) = 'aerie_platform');
grant insert (id, tenant_id, name), select (id, tenant_id, warn_days) on document_type to aerie_platform;
grant select (id, tenant_id, mission_id, deleted_at) on mission_file to aerie_platform;
grant select (file_id, tenant_id, type_id, expires_on) on mission_document to aerie_platform;

-- What a client sees: files that are shown to it, the text of their current version and the names of their types. Earlier
-- versions and reminders are for the team.
create policy client on mission_file for select to aerie_client
  using (tenant_id = (select current_tenant()) and is_shown_to_clients and deleted_at is null
         and mission_id = any (array(select id from mission)));
create policy client on mission_document for select to aerie_client
  using (tenant_id = (select current_tenant()) and file_id = any (array(select id from mission_file)));
create policy client on mission_document_text for select to aerie_client
  using (tenant_id = (select current_tenant()) and file_id = any (array(select id from mission_file)));
create policy client on document_type for select to aerie_client
  using (tenant_id = (select current_tenant()) and id = any (array(select type_id from mission_document)));
create policy client_mission_file on stored_file for select to aerie_client
  using (tenant_id = (select current_tenant()) and id = any (array(select stored_file_id from mission_file)));
create policy client on mission_document_version for select to aerie_client using (false);
create policy client on document_reminder for select to aerie_client using (false);
grant select on mission_file, mission_document, mission_document_text, mission_document_version, document_type
  to aerie_client;

-- Row-level security keeps a text search from using the index, as with the names of missions (0130). So this function
-- searches as aerie_search and adds the tenant itself; the policies of the caller filter what it returns.
grant select (tenant_id, file_id, mission_id, part, search) on mission_document_text to aerie_search;
create policy search on mission_document_text for select to aerie_search using (true);
create function document_parts_matching(mission uuid, wanted tsquery) returns table (file_id uuid, part integer)
  language sql stable security definer rows 100 set search_path = public
  as $$
    select t.file_id, t.part from mission_document_text t
     where t.tenant_id = (select current_tenant()) and t.mission_id = mission and t.search @@ wanted
  $$;
do $$
begin
  execute format('grant aerie_search to %I', current_user);
  grant create on schema public to aerie_search;
  alter function document_parts_matching owner to aerie_search;
  revoke create on schema public from aerie_search;
  revoke all on function document_parts_matching from public;
  grant execute on function document_parts_matching to aerie_tenant, aerie_client;
  execute format('revoke aerie_search from %I', current_user);
end
$$;
