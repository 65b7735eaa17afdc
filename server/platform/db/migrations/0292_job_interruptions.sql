-- Runs of jobs that ended without a result because the server was killed or lost its claim.
alter table job add column interruptions integer not null default 0 check (interruptions >= 0);
comment on column job.interruptions is
  'Number of starts that a stop of the server or a lost claim ended. They do not count as failures of the job.';
grant select (interruptions) on job to aerie_platform;
