-- Editions of reports as evidence.
alter table evidence_item
  add column edition_id uuid,
  add column needs text[] not null default '{}',
  drop constraint evidence_item_kind_check,
  add constraint evidence_item_kind_check
    check (kind in ('document', 'photo', 'telemetry', 'recording', 'outcome', 'alert', 'thread', 'report')) not valid,
  add constraint evidence_item_edition foreign key (tenant_id, edition_id)
    references report_edition (tenant_id, id) on delete set null (edition_id),
  add constraint evidence_item_edition_kind check (edition_id is null or kind = 'report') not valid;
alter table evidence_item validate constraint evidence_item_kind_check;
alter table evidence_item validate constraint evidence_item_edition_kind;
comment on column evidence_item.needs is 'Permissions that a reader needs beside the one to list the kind: of what a report counts.';
create unique index evidence_item_edition_once on evidence_item (case_id, edition_id) where edition_id is not null;
create index on evidence_item (edition_id) where edition_id is not null;
