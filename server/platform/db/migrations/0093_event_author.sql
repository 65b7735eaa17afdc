-- Who caused an event, so that browsers do not announce users their own actions. Null for background work.
alter table event_outbox add column user_id uuid;
alter table event add column user_id uuid;
create index event_of_user on event (tenant_id, user_id, seq) where user_id is not null;
