-- Limits of visits count by network, because a caller can use any address of an IPv6 network.
alter table share_visit add column network text not null default '';
comment on column share_visit.network is 'What limits count the visit by: the IPv4 address, or the /64 of the IPv6 address. Empty for visits before the column existed.';
grant select (network) on share_visit to aerie_platform;
