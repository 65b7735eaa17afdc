-- Saved reports, and the editions that are made of them and kept.
create table saved_report (
  id            uuid primary key,
  tenant_id     uuid not null references tenant on delete cascade,
  name          text not null check (length(name) between 1 and 80),
  base_layer_id uuid not null,
  row_kind      text not null check (row_kind in ('plot', 'block')),
  measures      text[] not null default '{}' check (cardinality(measures) <= 20),
  period_kind   text not null check (period_kind in ('fixed', 'lastWeek', 'lastMonth')),
  from_day      date,
  until_day     date,
  edition_count integer not null default 0,
  version       integer not null default 1,
  created_by    uuid references app_user on delete set null,
  created_at    timestamptz not null default now(),
  edited_at     timestamptz,
  edited_by     uuid,
  unique (tenant_id, id),
  check ((period_kind = 'fixed') = (from_day is not null)),
  check ((period_kind = 'fixed') = (until_day is not null)),
  foreign key (tenant_id, base_layer_id) references base_layer (tenant_id, id) on delete cascade
);
comment on table saved_report is 'What a report counts, under a name.';
comment on column saved_report.row_kind is 'A row for each value of the identifying attribute (plot) or of the grouping attribute (block).';
comment on column saved_report.measures is 'Empty for all that the reader may list.';
comment on column saved_report.edition_count is 'Editions made so far, also those that are no longer kept.';
create unique index saved_report_name on saved_report (tenant_id, lower(name));
create index on saved_report (base_layer_id);
create index on saved_report (created_by);
create trigger record_editor before update of version on saved_report for each row
  when (new.version > old.version) execute function record_editor();

create table report_edition (
  id              uuid primary key,
  tenant_id       uuid not null references tenant on delete cascade,
  saved_report_id uuid not null,
  number          integer not null check (number > 0),
  name            text not null check (length(name) between 1 and 80),
  from_day        date not null,
  until_day       date not null,
  permissions     text[] not null,
  inputs          jsonb not null,
  software        text not null check (length(software) <= 60),
  data_sha256     text not null check (length(data_sha256) = 64),
  data_bytes      integer not null,
  content         bytea not null,
  is_scheduled    boolean not null default false,
  made_by         uuid references app_user on delete set null,
  made_at         timestamptz not null default now(),
  unique (tenant_id, id),
  unique (saved_report_id, number),
  foreign key (tenant_id, saved_report_id) references saved_report (tenant_id, id) on delete cascade
);
comment on table report_edition is 'Reports as they were made, with their inputs and hashes.';
comment on column report_edition.name is 'Of the saved report at that time.';
comment on column report_edition.permissions is 'Permissions to list what it counts. Its numbers are for readers who have all of them.';
comment on column report_edition.inputs is 'Layers, and for each kind of item the number and the SHA-256.';
comment on column report_edition.data_sha256 is 'Of the data as CSV, which has the same bytes for the same inputs.';
comment on column report_edition.content is 'The report and the hash of each item, as JSON compressed with gzip.';
create index on report_edition (tenant_id, saved_report_id, number desc);
create index on report_edition (made_by);

do $$
  declare
    name text;
  begin
    foreach name in array array['saved_report', 'report_edition'] loop
      execute format('alter table %I enable row level security', name);
      execute format('alter table %I force row level security', name);
      execute format('create policy own_tenant on %I to aerie_tenant using (tenant_id = (select current_tenant()))', name);
      -- Reports are for the team.
      execute format('create policy client on %I for select to aerie_client using (false)', name);
      execute format('grant select, insert, update, delete on %I to aerie_tenant', name);
      execute format('grant select on %I to aerie_client', name);
    end loop;
  end
$$;
