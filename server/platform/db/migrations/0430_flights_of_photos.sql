alter table mission_photo add column is_flight_chosen boolean not null default false;
comment on column mission_photo.is_flight_chosen is 'A person has chosen the flight, or that the photo belongs to none.';
