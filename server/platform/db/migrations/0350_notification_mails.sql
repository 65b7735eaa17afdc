-- The queue of notifications by mail. A line is queued in the transaction of its cause, so that none is lost with a process.
create table notification_mail (
  id           uuid primary key,
  tenant_id    uuid not null references tenant on delete cascade,
  user_id      uuid,
  name         text check (length(name) <= 120),
  email        text check (length(email) <= 254),
  recipient    text not null generated always as (coalesce(user_id::text, lower(email))) stored,
  kind         text not null
               check (kind in ('alert', 'alert_assigned', 'mention', 'pilot_assigned', 'access_asked', 'mission')),
  record_id    uuid,
  permissions  text[] not null,
  is_critical  boolean not null default false,
  subject      jsonb not null,
  body         jsonb not null,
  path         text not null check (length(path) <= 500),
  created_at   timestamptz not null default now(),
  due_at       timestamptz not null default now(),
  state        text not null default 'waiting' check (state in ('waiting', 'sent', 'failed')),
  attempts     integer not null default 0,
  leased_until timestamptz,
  mail_id      uuid,
  ended_at     timestamptz,
  check ((user_id is null) = (email is not null)),
  check ((email is null) = (name is null)),
  check ((state = 'waiting') = (ended_at is null)),
  foreign key (tenant_id, user_id) references app_user (tenant_id, id) on delete cascade
);
comment on column notification_mail.user_id is 'Null for a pilot without an account, who has an address only.';
comment on column notification_mail.record_id is 'What the line is about. Nothing is sent of a record that no longer exists. Null for records whose deletion it tells.';
comment on column notification_mail.permissions is 'What the user must be allowed when the mail is sent.';
comment on column notification_mail.subject is 'Message: the subject of a mail of its own, and the line in a digest.';
comment on column notification_mail.body is 'Message: the text of a mail of its own, without the address of its link.';
comment on column notification_mail.leased_until is 'A process sends it. After this time another one does, because the process has probably stopped.';
comment on column notification_mail.mail_id is 'The mail that the line was sent with; lines of a digest share it.';
create index notification_mail_due on notification_mail (due_at) where state = 'waiting';
create index notification_mail_of_recipient on notification_mail (tenant_id, recipient, kind, ended_at);
create index notification_mail_ended on notification_mail (ended_at) where ended_at is not null;
create index on notification_mail (tenant_id, user_id);
-- The queue is emptied all the time: without this a burst would leave its pages unvacuumed for long.
alter table notification_mail set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);

alter table notification_mail enable row level security;
alter table notification_mail force row level security;
create policy own_tenant on notification_mail to aerie_tenant using (tenant_id = (select current_tenant()));
create policy client on notification_mail for select to aerie_client using (false);
-- Mails are sent, and requests for access queued, across tenants.
create policy platform on notification_mail to aerie_platform using ((select current_user) = 'aerie_platform');
grant select, insert, update, delete on notification_mail to aerie_tenant, aerie_platform;
