-- Alerts about other aircraft tell what feeds of the tenant report, which clients do not see.
alter table alert add column is_hidden_unless_marked boolean not null default false;
comment on column alert.is_hidden_unless_marked is
  'Clients see it only if it is marked as shown to them, also where the mission shows them all alerts.';

alter policy client on alert
  using (tenant_id = (select current_tenant()) and deleted_at is null and mission_id = any (array(select id from mission))
         and (is_shown_to_clients or not is_hidden_unless_marked)
         and mission_id = any (case when is_shown_to_clients then (select missions_showing('alerts', true))
                                    else (select missions_showing('alerts', false)) end));
