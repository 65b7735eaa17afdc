-- What open jobs will write to the disk counts before it is written, and what is deleted until it is gone.
alter table job
  add column reserved_bytes bigint not null default 0,
  add column written_bytes bigint not null default 0;
comment on column job.reserved_bytes is 'What it is expected to write to the disk of the files. Counts while the job waits or runs.';
comment on column job.written_bytes is 'Of these, what the present run has written.';
grant select (reserved_bytes, written_bytes) on job to aerie_platform;

alter table file_removal add column size bigint;
comment on column file_removal.size is 'Bytes; null if unknown, such as for a file that was never completed.';

create or replace function note_file_removal() returns trigger
  language plpgsql security definer set search_path = public
  as $$
    begin
      insert into file_removal (key, tenant_id, size) values (old.key, old.tenant_id, old.size)
        on conflict (key) do update set due_at = now(), size = excluded.size;
      return null;
    end
  $$;

comment on table data_export is 'Archives with all data of a tenant, or of one person: one of each, which counts as storage.';
grant select (tenant_id, job_id, key, size) on data_export to aerie_platform;
