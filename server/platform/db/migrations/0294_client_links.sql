-- What a client sees of each mission that is shared with it. Existing links keep what they showed: all that is marked as
-- visible to clients, and live streams.
alter table client_mission
  add column shows_layers     text not null default 'marked' check (shows_layers in ('none', 'marked')),
  add column shows_photos     text not null default 'none' check (shows_photos in ('none', 'marked', 'all')),
  add column shows_recordings text not null default 'none' check (shows_recordings in ('none', 'marked', 'all')),
  add column shows_documents  text not null default 'none' check (shows_documents in ('none', 'marked', 'all')),
  add column shows_outcomes   text not null default 'none' check (shows_outcomes in ('none', 'marked', 'all')),
  add column shows_alerts     text not null default 'none' check (shows_alerts in ('none', 'marked', 'all')),
  add column shows_live       boolean not null default false;
comment on column client_mission.shows_photos is 'marked: those that are marked as visible to clients.';
comment on column client_mission.shows_live is 'Also needs may_watch_live of the client.';
update client_mission
   set shows_photos = 'marked', shows_recordings = 'marked', shows_documents = 'marked', shows_outcomes = 'marked',
       shows_alerts = 'marked', shows_live = true;

grant update (shows_layers, shows_photos, shows_recordings, shows_documents, shows_outcomes, shows_alerts, shows_live)
  on client_mission to aerie_tenant;

-- The missions of the transaction's client whose link shows records of a kind: all of them, or those that are marked.
create function missions_showing(kind text, is_marked boolean) returns uuid[]
  language sql stable
  as $$
    select array(select mission_id from client_mission l
                  where to_jsonb(l) ->> ('shows_' || kind) = any (case when is_marked then array['marked', 'all'] else array['all'] end))
  $$;

drop policy client on layer;
create policy client on layer for select to aerie_client
  using (tenant_id = (select current_tenant()) and client_visible and status = 'ready' and deleted_at is null
         and mission_id = any (array(select id from mission))
         and mission_id = any (array(select mission_id from client_mission where shows_layers = 'marked')));

drop policy by_place on layer;
create policy by_place on layer for select to aerie_features
  using (client_visible and status = 'ready' and deleted_at is null and mission_id = any (array(select id from mission))
         and mission_id = any (array(select mission_id from client_mission where shows_layers = 'marked')));
grant select (shows_layers) on client_mission to aerie_features;

-- Files of other kinds, such as telemetry, are for the team. The arrays are computed once per query.
drop policy client on mission_file;
create policy client on mission_file for select to aerie_client
  using (tenant_id = (select current_tenant()) and deleted_at is null and mission_id = any (array(select id from mission))
         and case kind
               when 'photo' then
                 mission_id = any (case when is_shown_to_clients then (select missions_showing('photos', true))
                                        else (select missions_showing('photos', false)) end)
               when 'recording' then
                 mission_id = any (case when is_shown_to_clients then (select missions_showing('recordings', true))
                                        else (select missions_showing('recordings', false)) end)
               when 'document' then
                 mission_id = any (case when is_shown_to_clients then (select missions_showing('documents', true))
                                        else (select missions_showing('documents', false)) end)
               when 'outcome' then
                 mission_id = any (case when is_shown_to_clients then (select missions_showing('outcomes', true))
                                        else (select missions_showing('outcomes', false)) end)
               else false
             end);

drop policy client on alert;
create policy client on alert for select to aerie_client
  using (tenant_id = (select current_tenant()) and deleted_at is null and mission_id = any (array(select id from mission))
         and mission_id = any (case when is_shown_to_clients then (select missions_showing('alerts', true))
                                    else (select missions_showing('alerts', false)) end));

drop policy client on live_stream;
create policy client on live_stream for select to aerie_client
  using (tenant_id = (select current_tenant()) and (select client_watches_live())
         and mission_id = any (array(select id from mission))
         and mission_id = any (array(select mission_id from client_mission where shows_live)));
