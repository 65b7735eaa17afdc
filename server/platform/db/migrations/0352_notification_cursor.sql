-- How far the events of a tenant were looked at for the people who hear of them by mail.
create table notification_cursor (
  tenant_id uuid primary key references tenant on delete cascade,
  seq       bigint not null default 0
);
-- Nobody is mailed of what happened before.
insert into notification_cursor (tenant_id, seq) select tenant_id, last_seq from event_counter;

alter table notification_cursor enable row level security;
alter table notification_cursor force row level security;
create policy own_tenant on notification_cursor to aerie_tenant using (tenant_id = (select current_tenant()));
create policy client on notification_cursor for select to aerie_client using (false);
create policy platform on notification_cursor for select to aerie_platform using ((select current_user) = 'aerie_platform');
grant select, insert, update on notification_cursor to aerie_tenant;
grant select on notification_cursor to aerie_platform;
-- The platform looks for tenants with new events.
create policy platform on event_counter for select to aerie_platform using ((select current_user) = 'aerie_platform');
grant select on event_counter to aerie_platform;
