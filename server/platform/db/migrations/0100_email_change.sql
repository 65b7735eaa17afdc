-- Requested changes of a sign-in e-mail. The change takes effect when the new address is confirmed.
create table email_change (
  user_id    uuid primary key,
  tenant_id  uuid not null,
  email      text not null check (length(email) <= 254),
  token_hash bytea not null unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '7 days',
  foreign key (tenant_id, user_id) references app_user (tenant_id, id) on delete cascade
);

alter table email_change enable row level security;
alter table email_change force row level security;
create policy platform on email_change to aerie_platform using ((select current_user) = 'aerie_platform');
grant select, insert, update, delete on email_change to aerie_platform;
