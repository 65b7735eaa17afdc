-- How a tenant comes in: what it says of itself, a sign-up that may be half finished, and what it has bought.

alter table tenant
  add column address       text not null default '' check (length(address) <= 500),
  add column contact_email text not null default '' check (length(contact_email) <= 254),
  add column contact_phone text not null default '' check (length(contact_phone) <= 40),
  add column tax_id        text not null default '' check (length(tax_id) <= 40),
  add column logo_id       uuid references public_file on delete set null,
  add column version       integer not null default 1,
  add column updated_at    timestamptz not null default now(),
  add column deleted_at    timestamptz;
comment on column tenant.deleted_at is 'A deleted tenant is also suspended; its people are forgotten, its rows stay.';
create index tenant_newest on tenant (created_at desc, id desc) where deleted_at is null;
create index tenant_name on tenant using gin (name gin_trgm_ops);

create table sign_up (
  tenant_id    uuid primary key references tenant on delete cascade,
  package_id   uuid references package on delete set null,
  verified_at  timestamptz,
  code_hash    text,
  code_tries   integer not null default 0,
  code_until   timestamptz,
  codes_sent   integer not null default 0,
  code_sent_at timestamptz,
  expires_at   timestamptz,
  created_at   timestamptz not null default now()
);
comment on table sign_up is 'A tenant that is on its way in; removed when it has become active.';
comment on column sign_up.expires_at is 'Null for a tenant made by a super-admin, which waits for as long as it takes.';
create index sign_up_expiry on sign_up (expires_at);

create table sign_up_attempt (
  address    text not null,
  email      text not null,
  created_at timestamptz not null default now()
);
create index on sign_up_attempt (address, created_at);
create index on sign_up_attempt (email, created_at);

create table subscription (
  tenant_id          uuid primary key references tenant on delete cascade,
  package_id         uuid references package on delete set null,
  package_name       text not null,
  price              bigint not null,
  currency           text not null,
  period             text not null,
  max_users          integer not null,
  max_storage_bytes  bigint not null,
  max_stream_minutes integer not null,
  max_ai_runs        integer not null,
  starts_at          timestamptz not null,
  ends_at            timestamptz
);
comment on table subscription is 'What the tenant bought, as it was then: editing the package does not change it.';
comment on column subscription.ends_at is 'Null when nothing has to be paid for it.';
create index subscription_of_package on subscription (package_id);

create table quota_overrun (
  tenant_id uuid not null references tenant on delete cascade,
  resource  text not null check (resource in ('users', 'storageBytes', 'streamMinutes', 'aiRuns')),
  since     timestamptz not null default now(),
  primary key (tenant_id, resource)
);
comment on table quota_overrun is 'Since when a tenant has been over a limit; its grace is counted from then.';

alter table sign_up enable row level security;
alter table sign_up force row level security;
alter table sign_up_attempt enable row level security;
alter table sign_up_attempt force row level security;
alter table subscription enable row level security;
alter table subscription force row level security;
alter table quota_overrun enable row level security;
alter table quota_overrun force row level security;
create policy own_tenant on subscription to aerie_tenant using (tenant_id = (select current_tenant()));
create policy own_tenant on quota_overrun to aerie_tenant using (tenant_id = (select current_tenant()));
create policy platform on sign_up to aerie_platform using ((select current_user) = 'aerie_platform');
create policy platform on sign_up_attempt to aerie_platform using ((select current_user) = 'aerie_platform');
create policy platform on subscription to aerie_platform using ((select current_user) = 'aerie_platform');
create policy platform on quota_overrun to aerie_platform using ((select current_user) = 'aerie_platform');
grant select on subscription to aerie_tenant;
grant select, insert, update, delete on quota_overrun to aerie_tenant;
grant update (name, address, contact_email, contact_phone, tax_id, logo_id, version, updated_at) on tenant to aerie_tenant;
grant select, insert, update, delete on sign_up, sign_up_attempt, subscription, quota_overrun to aerie_platform;

-- Statistics of the tenant list: the platform counts missions, it does not read them.
create policy platform on mission for select to aerie_platform using ((select current_user) = 'aerie_platform');
grant select (id, tenant_id, deleted_at) on mission to aerie_platform;
