-- The seller of this installation with its tax. Orders and invoices keep a copy, so that later changes do not alter them.
create table seller (
  is_only        boolean primary key default true check (is_only),
  name           text not null default '' check (length(name) <= 120),
  address        text not null default '' check (length(address) <= 500),
  tax_id         text not null default '' check (length(tax_id) <= 40),
  tax_name       text not null default '' check (length(tax_name) <= 40),
  tax_rate       integer not null default 0 check (tax_rate between 0 and 10000),
  tax_included   boolean not null default true,
  invoice_prefix text not null default 'AER' check (invoice_prefix ~ '^[A-Z0-9]{1,10}$'),
  version        integer not null default 2,
  updated_at     timestamptz not null default now()
);
comment on table seller is 'At most one row; without it the defaults apply at version 1.';
comment on column seller.tax_rate is 'In hundredths of a percent.';

alter table seller enable row level security;
alter table seller force row level security;
create policy platform on seller to aerie_platform using ((select current_user) = 'aerie_platform');
grant select, insert, update on seller to aerie_platform;

alter table payment_order add column price bigint, add column tax jsonb;
comment on column payment_order.price is 'Price of the package; null in orders without tax of older versions, where it is the amount.';
comment on column payment_order.tax is 'Tax within the amount: name, rate, included, amount. Null without tax.';

alter table invoice
  add column seller jsonb,
  add column price bigint,
  add column tax jsonb,
  add column credit jsonb;
comment on column invoice.credit is 'Unused days of another package that extend the term: packageName, value, days.';
