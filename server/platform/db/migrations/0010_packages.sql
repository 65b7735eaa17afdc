-- What is sold, and the pictures anybody may see.

create table public_file (
  id         uuid primary key,
  tenant_id  uuid references tenant on delete cascade,
  purpose    text not null check (purpose in ('poster', 'logo')),
  bytes      integer not null check (bytes > 0),
  created_at timestamptz not null default now()
);
comment on table public_file is 'Posters of packages belong to no tenant. A file on disk without a row here is removed.';
create index public_file_of_tenant on public_file (tenant_id);

create table package (
  id                 uuid primary key,
  name               text not null check (length(name) between 1 and 120),
  description        text not null default '' check (length(description) <= 2000),
  price              bigint not null check (price between 0 and 10000000000),
  currency           text not null check (currency ~ '^[A-Z]{3}$'),
  period             text not null check (period in ('month', 'year')),
  max_users          integer not null check (max_users >= 1),
  max_storage_bytes  bigint not null check (max_storage_bytes >= 0),
  max_stream_minutes integer not null check (max_stream_minutes >= 0),
  max_ai_runs        integer not null check (max_ai_runs >= 0),
  poster_id          uuid references public_file on delete set null,
  active             boolean not null default true,
  public             boolean not null default true,
  version            integer not null default 1,
  created_at         timestamptz not null default now(),
  updated_at         timestamptz not null default now()
);
comment on column package.price is 'In minor units of the currency, such as cents.';
create unique index package_name on package (lower(name));

alter table public_file enable row level security;
alter table public_file force row level security;
alter table package enable row level security;
alter table package force row level security;
create policy own_tenant on public_file to aerie_tenant using (tenant_id = (select current_tenant()));
create policy platform on public_file to aerie_platform using ((select current_user) = 'aerie_platform');
create policy platform on package to aerie_platform using ((select current_user) = 'aerie_platform');
grant select, insert, delete on public_file to aerie_tenant;
grant select, insert, update, delete on public_file, package to aerie_platform;
