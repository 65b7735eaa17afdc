-- Imports of small files do not wait behind long jobs. Each lane has workers of its own and its own limit per tenant.
alter table job
  add column lane text not null default 'long' check (lane in ('short', 'long'));
grant select (lane) on job to aerie_platform;
