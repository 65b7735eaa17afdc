-- Threads of alerts and outcomes. An outcome is a file of its mission. Clients see no threads, as before.
alter table thread add column alert_id uuid;
alter table thread add foreign key (tenant_id, alert_id) references alert (tenant_id, id) on delete cascade;
create index on thread (alert_id) where alert_id is not null;

alter table thread drop constraint thread_entity_check;
alter table thread add constraint thread_entity_check
  check (entity in ('mission', 'feature', 'alert', 'outcome', 'photo', 'recording', 'place'));
-- The rule on file_id.
alter table thread drop constraint thread_check2;
alter table thread add constraint thread_file_check
  check ((entity in ('outcome', 'photo', 'recording')) = (file_id is not null));
alter table thread add constraint thread_alert_check check ((entity = 'alert') = (alert_id is not null));
