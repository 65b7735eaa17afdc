-- Events for one user, such as an assignment. Null for events of the whole tenant.
alter table event_outbox add column recipient_id uuid;
alter table event add column recipient_id uuid;
create index event_for_recipient on event (tenant_id, recipient_id, seq) where recipient_id is not null;

-- Finds the last event before an account was created. Older events count as read.
create index event_of_time on event (tenant_id, created_at);
