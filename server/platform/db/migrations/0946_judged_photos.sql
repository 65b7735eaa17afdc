-- The sharpness of photos that were imported before 0925 was judged by a measure that depends on what they show.
alter table mission_photo add column is_judged boolean not null default false;
comment on column mission_photo.is_judged is 'Whether clarity was measured, or cannot be. False for photos that were imported before it was; they are judged in the background.';
