-- Where invoices are sent besides the tenant roots; empty if nowhere else.
alter table tenant add column billing_email text not null default '' check (length(billing_email) <= 254);
grant update (billing_email) on tenant to aerie_tenant;

-- Reminders that were sent before the term of a package ends. Another end, as after a renewal, has its own reminders.
create table renewal_reminder (
  tenant_id  uuid not null references tenant on delete cascade,
  ends_at    timestamptz not null,
  days       integer not null check (days > 0),
  created_at timestamptz not null default now(),
  primary key (tenant_id, ends_at, days)
);
comment on column renewal_reminder.days is 'How many days before the end it was due.';

alter table renewal_reminder enable row level security;
alter table renewal_reminder force row level security;
create policy own_tenant on renewal_reminder to aerie_tenant using (tenant_id = (select current_tenant()));
create policy platform on renewal_reminder to aerie_platform using ((select current_user) = 'aerie_platform');
grant select, insert, delete on renewal_reminder to aerie_platform;
