alter table layer add column ignores_scaling boolean not null default false;
comment on column layer.ignores_scaling is 'A user decided that the scale and offset the file declares do not apply to its values.';
