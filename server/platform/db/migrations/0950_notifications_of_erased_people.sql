-- The erasure of a person empties the notifications addressed to them, and replaces their name in those of others. They are not deleted,
-- because the numbers of events have no gaps.
create policy platform_reads on event for select to aerie_platform
  using ((select current_user) = 'aerie_platform' and recipient_id is not null);
create policy platform_erases on event for update to aerie_platform
  using ((select current_user) = 'aerie_platform' and recipient_id is not null);
grant select (tenant_id, recipient_id, name, payload), update (payload) on event to aerie_platform;
