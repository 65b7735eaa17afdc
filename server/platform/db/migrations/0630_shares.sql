-- Links with which people without an account see one thing of a tenant. Their requests run as the role aerie_visitor: it reads
-- what the policies below derive from the share, and nothing of other tables.
--   aerie_visitor   what one share shows of one tenant, named by app.share_id
do $$
begin
  if not exists (select from pg_roles where rolname = 'aerie_visitor') then
    create role aerie_visitor nologin;
  end if;
end
$$;
grant aerie_visitor to current_user;
grant usage on schema public to aerie_visitor;

-- The share of the transaction; null for everybody who is no visitor.
create function current_share() returns uuid
  language sql stable parallel safe
  as $$ select nullif(current_setting('app.share_id', true), '')::uuid $$;

create table share (
  id               uuid primary key,
  tenant_id        uuid not null references tenant on delete cascade,
  kind             text not null check (kind in ('mission', 'layer', 'photos', 'recording', 'moment', 'stream', 'document',
                                                 'report', 'outcome', 'evidence')),
  target_id        uuid not null,
  name             text not null check (length(name) <= 300),
  mission_id       uuid,
  layer_id         uuid,
  file_id          uuid,
  stream_id        uuid,
  edition_id       uuid,
  case_id          uuid,
  photo_ids        uuid[] check (cardinality(photo_ids) between 1 and 500),
  shows            text[] not null default '{}' check (shows <@ array['layers', 'photos', 'recordings', 'live']),
  from_ms          integer check (from_ms >= 0),
  until_ms         integer check (until_ms > from_ms),
  recipient        text not null default '' check (length(recipient) <= 120),
  key              bytea not null,
  key_hash         bytea not null unique check (length(key_hash) = 32),
  password_hash    text,
  password_version integer not null default 1,
  expires_at       timestamptz,
  max_visits       integer check (max_visits > 0),
  visits           integer not null default 0 check (visits >= 0),
  last_visit_at    timestamptz,
  allows_download  boolean not null default false,
  has_watermark    boolean not null default false,
  revoked_at       timestamptz,
  version          integer not null default 1,
  created_by       uuid references app_user on delete set null,
  created_at       timestamptz not null default now(),
  edited_at        timestamptz,
  edited_by        uuid,
  unique (tenant_id, id),
  check ((kind = 'moment') = (from_ms is not null) and (from_ms is null) = (until_ms is null)),
  foreign key (tenant_id, mission_id) references mission (tenant_id, id) on delete set null (mission_id),
  foreign key (tenant_id, layer_id) references layer (tenant_id, id) on delete set null (layer_id),
  foreign key (tenant_id, file_id) references mission_file (tenant_id, id) on delete set null (file_id),
  foreign key (tenant_id, stream_id) references live_stream (tenant_id, id) on delete set null (stream_id),
  foreign key (tenant_id, edition_id) references report_edition (tenant_id, id) on delete set null (edition_id),
  foreign key (tenant_id, case_id) references evidence_case (tenant_id, id) on delete set null (case_id)
);
comment on table share is 'Links that show one thing to people without an account. They stay when the thing is deleted, and show nothing then.';
comment on column share.target_id is 'The thing as it was chosen; the columns with references become null when it is deleted permanently.';
comment on column share.name is 'Of the thing when the link was created.';
comment on column share.mission_id is 'Of the thing; null for a report.';
comment on column share.photo_ids is 'Null for all photos of the mission.';
comment on column share.key is 'Encrypted with a key of the installation: the secret in the address of the link.';
comment on column share.key_hash is 'SHA-256 of the secret.';
comment on column share.password_version is 'Goes up with the password. Visits of an earlier one have ended.';
create index on share (tenant_id, id desc);
create index on share (mission_id) where mission_id is not null;
create index on share (layer_id) where layer_id is not null;
create index on share (file_id) where file_id is not null;
create index on share (stream_id) where stream_id is not null;
create index on share (edition_id) where edition_id is not null;
create index on share (case_id) where case_id is not null;
create index on share (created_by);
create trigger record_editor before update of version on share for each row
  when (new.version > old.version) execute function record_editor();

create table share_visit (
  id               uuid primary key,
  tenant_id        uuid not null references tenant on delete cascade,
  share_id         uuid not null,
  outcome          text not null check (outcome in ('opened', 'wrong-password', 'refused')),
  token_hash       bytea unique check (length(token_hash) = 32),
  password_version integer,
  opened_at        timestamptz not null default now(),
  last_seen_at     timestamptz,
  address          text not null default '' check (length(address) <= 60),
  user_agent       text not null default '' check (length(user_agent) <= 300),
  site             text check (length(site) <= 300),
  check ((outcome = 'opened') = (token_hash is not null)),
  foreign key (tenant_id, share_id) references share (tenant_id, id) on delete cascade
);
comment on table share_visit is 'Who opened a link, and when it was refused.';
comment on column share_visit.token_hash is 'SHA-256 of the token that stands for a session.';
comment on column share_visit.site is 'The site that embeds the page.';
create index on share_visit (share_id, opened_at desc);

alter table share enable row level security;
alter table share force row level security;
alter table share_visit enable row level security;
alter table share_visit force row level security;
create policy own_tenant on share to aerie_tenant using (tenant_id = (select current_tenant()));
create policy own_tenant on share_visit to aerie_tenant using (tenant_id = (select current_tenant()));
create policy client on share for select to aerie_client using (false);
create policy client on share_visit for select to aerie_client using (false);
-- Whose link it is is unknown before it is found.
create policy platform on share to aerie_platform using ((select current_user) = 'aerie_platform');
create policy platform on share_visit to aerie_platform using ((select current_user) = 'aerie_platform');
grant select, insert, update, delete on share, share_visit to aerie_tenant;
grant select on share, share_visit to aerie_client;
grant select (id, tenant_id, kind, target_id, key, key_hash, password_hash, password_version, expires_at, revoked_at),
      update (key), delete on share to aerie_platform;
grant select (id, tenant_id, share_id, outcome, token_hash, password_version, opened_at, last_seen_at, address),
      update (last_seen_at), delete on share_visit to aerie_platform;

-- A recording or document may move to another mission.
create function move_shares() returns trigger
  language plpgsql set search_path = public
  as $$
    begin
      update share set mission_id = new.mission_id where tenant_id = new.tenant_id and file_id = new.id;
      return null;
    end
  $$;
create trigger shares_moved after update of mission_id on mission_file for each row
  when (new.mission_id <> old.mission_id) execute function move_shares();

-- The share of a visit that may go on. Each transaction of a visitor begins with it, so that a revoked link ends at once.
create function require_visit(hash bytea, tenant uuid) returns uuid
  language plpgsql stable security definer set search_path = public
  as $$
declare
  found_id uuid;
begin
  select s.id into found_id
    from share_visit v join share s on s.id = v.share_id join tenant t on t.id = s.tenant_id
   where v.token_hash = hash and v.tenant_id = tenant and v.opened_at > now() - interval '12 hours'
     and v.password_version = s.password_version and s.revoked_at is null
     and (s.expires_at is null or s.expires_at > now()) and t.status = 'active';
  if found_id is null then
    raise exception using errcode = 'AE404', message = 'The visit has ended';
  end if;
  return found_id;
end
$$;
grant create on schema public to aerie_platform;
alter function require_visit owner to aerie_platform;
revoke create on schema public from aerie_platform;
revoke all on function require_visit from public;
do $$ begin execute format('grant execute on function require_visit to %I', current_user); end $$;

-- What a visitor sees. Arrays and single values, which PostgreSQL computes once per query; see 0086.
create policy visitor on share for select to aerie_visitor
  using (tenant_id = (select current_tenant()) and id = (select current_share()));
create policy visitor on mission for select to aerie_visitor
  using (tenant_id = (select current_tenant()) and deleted_at is null and id = any (array(select mission_id from share)));
create policy visitor on location for select to aerie_visitor
  using (tenant_id = (select current_tenant()) and id = any (array(select location_id from mission)));
create policy visitor on layer for select to aerie_visitor
  using (tenant_id = (select current_tenant()) and status = 'ready' and deleted_at is null
         and mission_id = any (array(select id from mission))
         and (id = any (array(select layer_id from share))
              or (select bool_or(s.kind = 'mission' and 'layers' = any (s.shows)) from share s)));
create policy visitor on feature for select to aerie_visitor
  using (tenant_id = (select current_tenant()) and layer_id = any (array(select id from layer)));
create policy visitor on vector_tile for select to aerie_visitor
  using (tenant_id = (select current_tenant()) and audience <> 'team' and layer_id = any (array(select id from layer)));
create policy visitor on mission_file for select to aerie_visitor
  using (tenant_id = (select current_tenant()) and deleted_at is null and mission_id = any (array(select id from mission))
         and (id = any (array(select file_id from share))
              or (kind = 'photo'
                  and (select bool_or(s.kind = 'photos' or (s.kind = 'mission' and 'photos' = any (s.shows))) from share s)
                  and ((select bool_or(s.photo_ids is null) from share s)
                       or id = any (array(select unnest(s.photo_ids) from share s))))
              or (kind = 'recording'
                  and (select bool_or(s.kind = 'mission' and 'recordings' = any (s.shows)) from share s))));
create policy visitor on mission_photo for select to aerie_visitor
  using (tenant_id = (select current_tenant()) and state in ('assigned', 'unmatched')
         and file_id = any (array(select id from mission_file)));
create policy visitor on recording for select to aerie_visitor
  using (tenant_id = (select current_tenant()) and state = 'ready' and id = any (array(select id from mission_file)));
create policy visitor on outcome for select to aerie_visitor
  using (tenant_id = (select current_tenant()) and id = any (array(select id from mission_file)));
create policy visitor on live_stream for select to aerie_visitor
  using (tenant_id = (select current_tenant()) and mission_id = any (array(select id from mission))
         and (id = any (array(select stream_id from share))
              or (select bool_or(s.kind = 'mission' and 'live' = any (s.shows)) from share s)));
create policy visitor on report_edition for select to aerie_visitor
  using (tenant_id = (select current_tenant()) and id = any (array(select edition_id from share)));
create policy visitor on evidence_case for select to aerie_visitor
  using (tenant_id = (select current_tenant()) and frozen_at is not null and deleted_at is null
         and mission_id = any (array(select id from mission)) and id = any (array(select case_id from share)));
create policy visitor on stored_file for select to aerie_visitor
  using (tenant_id = (select current_tenant())
         and (id = any (array(select unnest(array[cog_file_id, control_grid_file_id, thumbnail_file_id]) from layer))
              or id = any (array(select stored_file_id from mission_file))
              or id = any (array(select unnest(array[thumbnail_file_id, preview_file_id]) from mission_photo))
              or id = any (array(select poster_file_id from recording))
              or id = any (array(select archive_file_id from evidence_case))));
grant select (id, tenant_id, kind, target_id, name, mission_id, layer_id, file_id, stream_id, edition_id, case_id, photo_ids, shows,
              from_ms, until_ms, recipient, expires_at, allows_download, has_watermark, created_at) on share to aerie_visitor;
grant select (id, tenant_id, name, description, location_id, deleted_at) on mission to aerie_visitor;
grant select on location, layer, feature, vector_tile, mission_file, mission_photo, recording, outcome, stored_file to aerie_visitor;
grant select (id, tenant_id, mission_id, name, ended_at, first_frame_at, started_at) on live_stream to aerie_visitor;
grant select (id, tenant_id, name, number, content, made_at) on report_edition to aerie_visitor;
grant select (id, tenant_id, mission_id, name, archive_file_id, frozen_at, deleted_at) on evidence_case to aerie_visitor;

-- What queries join to the above, but visitors see nothing of.
create policy visitor on base_layer for select to aerie_visitor using (false);
create policy visitor on job for select to aerie_visitor using (false);
create policy visitor on app_user for select to aerie_visitor using (false);
grant select on base_layer, job to aerie_visitor;
grant select (id, tenant_id, name, avatar) on app_user to aerie_visitor;

-- These functions look past the policies of `feature`, so they check themselves that a visitor sees the layer.
create policy by_share on share for select to aerie_features using (id = (select current_share()));
create policy by_share on mission for select to aerie_features
  using (deleted_at is null and id = any (array(select mission_id from share)));
create policy by_share on layer for select to aerie_features
  using (status = 'ready' and deleted_at is null and mission_id = any (array(select mission_id from share))
         and (id = any (array(select layer_id from share))
              or (select bool_or(s.kind = 'mission' and 'layers' = any (s.shows)) from share s)));
grant select (id, kind, mission_id, layer_id, shows) on share to aerie_features;

do $$ begin execute format('grant aerie_features to %I', current_user); end $$;
create or replace function features_in_area(layer uuid, area box, min_size real, most integer)
  returns table (index integer, geom json, props jsonb, style jsonb, flagged boolean)
  language sql stable security definer set search_path = public
  as $$
    -- Which ones first, from the index alone: to sort whole rows would take ten times as long.
    with chosen as (
      select f.index, f.size
        from feature f
       where f.tenant_id = (select current_tenant()) and f.layer_id = layer and f.box && area and f.size >= min_size
         and (((select current_client()) is null and (select current_share()) is null)
              or exists (select from layer l where l.id = features_in_area.layer))
       order by f.size desc, f.index limit most
    )
    select f.index, f.geom, f.props, f.style, f.flagged
      from chosen c join feature f on f.layer_id = layer and f.index = c.index
     order by c.size desc, c.index
  $$;
create or replace function feature_dots(layer uuid, area box, max_size real, cells integer)
  returns table (count integer, long double precision, lat double precision, index integer)
  language sql stable security definer set search_path = public
  as $$
    select count(*)::integer, avg((center(f.box))[0]), avg((center(f.box))[1]), min(f.index)
      from feature f
     where f.tenant_id = (select current_tenant()) and f.layer_id = layer and f.box && area and f.size < max_size
       and (((select current_client()) is null and (select current_share()) is null)
            or exists (select from layer l where l.id = feature_dots.layer))
     group by floor(((center(f.box))[0] - (area[1])[0]) / nullif(width(area), 0) * cells),
              floor(((center(f.box))[1] - (area[1])[1]) / nullif(height(area), 0) * cells)
  $$;
grant execute on function features_in_area, feature_dots to aerie_visitor;
do $$ begin execute format('revoke aerie_features from %I', current_user); end $$;
