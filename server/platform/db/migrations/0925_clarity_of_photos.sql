-- The variance that was stored as sharpness depends on what the photo shows. Photos imported before have no clarity, so they are not
-- judged by it.
alter table mission_photo add column clarity double precision;
comment on column mission_photo.clarity is 'Share of the variation between pixels that a blur takes away, 0 to 1. Null without enough contrast to judge.';
comment on column mission_photo.sharpness is 'No longer written. Variance of brightness, which depends on what the photo shows.';
