-- Jobs that read a local file run where it is.
alter table job add column place uuid;
comment on column job.place is 'ID of the DATA_DIR whose processes run the job; null for all processes.';
grant select (place) on job to aerie_platform;
