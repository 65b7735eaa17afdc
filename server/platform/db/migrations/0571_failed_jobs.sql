-- Jobs that failed lately, across tenants, for the examination of the installation.
grant select (ended_at) on job to aerie_platform;
