-- The sites that may show pages of shares in a frame.
alter table tenant add column embedding_sites text[] not null default '{}';
comment on column tenant.embedding_sites is 'Origins of sites that may embed shares, such as https://harbour.test.';
grant update (embedding_sites) on tenant to aerie_tenant;
-- Ended links are deleted after a while, also those whose visits are used up.
grant select (visits, max_visits, last_visit_at) on share to aerie_platform;
