alter table layer add column last_band_alpha boolean;
comment on column layer.last_band_alpha is 'Whether the last band of a raster marks transparent pixels, as a user stated it; null for what the file suggests.';
