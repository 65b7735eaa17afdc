-- What the metrics of the installation count across tenants.
grant select (kind, created_at) on job to aerie_platform;
