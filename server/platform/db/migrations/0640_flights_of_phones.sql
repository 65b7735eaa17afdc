-- Flights of phones that have lost their right are landed, across tenants.
grant select (status) on flight to aerie_platform;
