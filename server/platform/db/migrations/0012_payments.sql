-- Orders and invoices. What is bought and for how much is written down when the order is made, and nothing the browser
-- says later changes it.

create table payment_order (
  id                 uuid primary key,
  tenant_id          uuid not null references tenant on delete cascade,
  provider           text not null check (provider in ('sandbox', 'razorpay')),
  provider_order_id  text not null,
  status             text not null default 'generated' check (status in ('generated', 'completed', 'failed')),
  package_id         uuid references package on delete set null,
  package_name       text not null,
  amount             bigint not null check (amount > 0),
  currency           text not null,
  period             text not null,
  max_users          integer not null,
  max_storage_bytes  bigint not null,
  max_stream_minutes integer not null,
  max_ai_runs        integer not null,
  payment_id         text,
  sandbox_payment_id text,
  failure            text,
  created_at         timestamptz not null default now(),
  completed_at       timestamptz,
  unique (provider, provider_order_id),
  unique (provider, payment_id),
  check ((status = 'completed') = (payment_id is not null))
);
comment on column payment_order.sandbox_payment_id is 'What the sandbox remembers of a payment when it plays the provider.';
-- Two clicks make one order, so that nobody can pay twice for one thing.
create unique index one_open_order on payment_order (tenant_id, package_id, amount, currency) where status = 'generated';
create index order_of_tenant on payment_order (tenant_id, id desc);

create table invoice (
  id           uuid primary key,
  tenant_id    uuid not null references tenant on delete cascade,
  order_id     uuid not null unique references payment_order on delete cascade,
  number       text not null unique,
  issued_at    timestamptz not null default now(),
  billed_to    jsonb not null,
  package_name text not null,
  period       text not null,
  starts_at    timestamptz not null,
  ends_at      timestamptz not null,
  amount       bigint not null,
  currency     text not null,
  payment_id   text not null
);
create index invoice_of_tenant on invoice (tenant_id, id desc);

create table invoice_counter (
  year integer primary key,
  last integer not null
);
comment on table invoice_counter is 'Numbers without gaps: the row stays locked until the invoice is committed.';

alter table payment_order enable row level security;
alter table payment_order force row level security;
alter table invoice enable row level security;
alter table invoice force row level security;
alter table invoice_counter enable row level security;
alter table invoice_counter force row level security;
create policy own_tenant on payment_order to aerie_tenant using (tenant_id = (select current_tenant()));
create policy own_tenant on invoice to aerie_tenant using (tenant_id = (select current_tenant()));
create policy platform on payment_order to aerie_platform using ((select current_user) = 'aerie_platform');
create policy platform on invoice to aerie_platform using ((select current_user) = 'aerie_platform');
create policy platform on invoice_counter to aerie_platform using ((select current_user) = 'aerie_platform');
grant select on payment_order, invoice to aerie_tenant;
grant select, insert, update on payment_order, invoice, invoice_counter to aerie_platform;
