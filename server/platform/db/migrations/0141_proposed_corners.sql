alter table layer
  add column proposed_corners jsonb,
  add column ignores_nodata boolean not null default false;
comment on column layer.proposed_corners is 'Where a photo probably lies, from its metadata, until a user georeferences it.';
comment on column layer.ignores_nodata is 'A user decided that the value the file declares for pixels without data is data.';
