-- Schedules of saved reports, and the mails that they send.
create table report_schedule (
  saved_report_id uuid primary key,
  tenant_id       uuid not null references tenant on delete cascade,
  every           text not null check (every in ('week', 'month')),
  weekday         integer check (weekday between 1 and 7),
  hour            integer not null check (hour between 0 and 23),
  time_zone       text not null check (length(time_zone) between 1 and 60),
  recipient_ids   uuid[] not null check (cardinality(recipient_ids) between 1 and 50),
  is_paused       boolean not null default false,
  owner_id        uuid references app_user on delete set null,
  next_at         timestamptz not null,
  due_at          timestamptz not null,
  leased_until    timestamptz,
  attempts        integer not null default 0,
  last_at         timestamptz,
  problem         text check (length(problem) <= 2000),
  version         integer not null default 1,
  created_at      timestamptz not null default now(),
  edited_at       timestamptz,
  edited_by       uuid,
  check ((every = 'week') = (weekday is not null)),
  foreign key (tenant_id, saved_report_id) references saved_report (tenant_id, id) on delete cascade
);
comment on table report_schedule is 'When editions of a saved report are made and mailed.';
comment on column report_schedule.weekday is 'Monday is 1.';
comment on column report_schedule.hour is 'By the clocks of the time zone.';
comment on column report_schedule.owner_id is 'Who saved it last. Editions count what this person may list.';
comment on column report_schedule.next_at is 'The run that comes next.';
comment on column report_schedule.due_at is 'When to try it; after a failure later than next_at.';
comment on column report_schedule.problem is 'Message: why the last run made no edition; null when it did.';
create index on report_schedule (due_at) where not is_paused;
create index on report_schedule (tenant_id);
create index on report_schedule (owner_id);
create trigger record_editor before update of version on report_schedule for each row
  when (new.version > old.version) execute function record_editor();

create table report_mail (
  id              uuid primary key,
  tenant_id       uuid not null references tenant on delete cascade,
  saved_report_id uuid not null,
  edition_id      uuid not null,
  user_id         uuid not null,
  state           text not null default 'waiting' check (state in ('waiting', 'sent', 'failed', 'skipped')),
  due_at          timestamptz not null,
  leased_until    timestamptz,
  attempts        integer not null default 0,
  problem         text check (length(problem) <= 2000),
  ended_at        timestamptz,
  check ((state = 'waiting') = (ended_at is null)),
  unique (edition_id, user_id),
  foreign key (tenant_id, saved_report_id) references saved_report (tenant_id, id) on delete cascade,
  foreign key (tenant_id, edition_id) references report_edition (tenant_id, id) on delete cascade,
  foreign key (tenant_id, user_id) references app_user (tenant_id, id) on delete cascade
);
comment on table report_mail is 'An edition for each of its recipients.';
comment on column report_mail.id is 'Also of the mail, so that an outbox keeps a mail that is sent again once.';
comment on column report_mail.problem is 'Message: why it was not sent.';
create index on report_mail (due_at) where state = 'waiting';
create index on report_mail (tenant_id, saved_report_id, id desc);
create index on report_mail (user_id);

do $$
  declare
    name text;
  begin
    foreach name in array array['report_schedule', 'report_mail'] loop
      execute format('alter table %I enable row level security', name);
      execute format('alter table %I force row level security', name);
      execute format('create policy own_tenant on %I to aerie_tenant using (tenant_id = (select current_tenant()))', name);
      -- Reports are for the team.
      execute format('create policy client on %I for select to aerie_client using (false)', name);
      execute format('grant select, insert, update, delete on %I to aerie_tenant', name);
      execute format('grant select on %I to aerie_client', name);
      -- Finds what is due, of all tenants.
      execute format('create policy platform on %I to aerie_platform using ((select current_user) = ''aerie_platform'')', name);
    end loop;
  end
$$;
grant select (saved_report_id, tenant_id, is_paused, next_at, due_at, leased_until), update (leased_until)
  on report_schedule to aerie_platform;
grant select (id, tenant_id, edition_id, user_id, state, due_at, leased_until, attempts), update (leased_until)
  on report_mail to aerie_platform;
