alter table layer add column band_roles jsonb;
comment on column layer.band_roles is 'What the bands of a raster are, as a user stated it: one name or null for each; null for what the file states.';
