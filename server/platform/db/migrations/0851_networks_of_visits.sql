-- Limits of visits count by network, because a caller can use any address of an IPv6 network.
alter table share_visit add column network text not null default '' check (length(network) <= 60);
comment on column share_visit.network is 'What limits count the visit by: the IPv4 address, or the /64 of the IPv6 address.';
alter table share_visit no force row level security;
update share_visit set network = address where address not like '%:%';
alter table share_visit force row level security;
grant select (network) on share_visit to aerie_platform;
