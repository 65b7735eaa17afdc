-- Address, contact person and logo of client companies, and the limit of clients of a package.
alter table client
  add column address      text not null default '' check (length(address) <= 500),
  add column contact_name text not null default '' check (length(contact_name) <= 120),
  add column logo_id      uuid references public_file on delete set null;
create index client_logo on client (logo_id) where logo_id is not null;
-- The platform removes pictures that nothing refers to.
grant select (logo_id) on client to aerie_platform;

-- Packages that exist have room for many clients; every new one names its limit.
alter table package       add column max_clients integer not null default 1000 check (max_clients >= 0);
alter table subscription  add column max_clients integer not null default 1000;
alter table payment_order add column max_clients integer not null default 1000;
alter table package       alter column max_clients drop default;
alter table subscription  alter column max_clients drop default;
alter table payment_order alter column max_clients drop default;

alter table quota_overrun drop constraint quota_overrun_resource_check;
alter table quota_overrun add constraint quota_overrun_resource_check
  check (resource in ('users', 'clients', 'storageBytes', 'streamMinutes', 'aiRuns'));
