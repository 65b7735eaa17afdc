-- Who resets or changes the password may end the links that they have created.
grant select (created_by, version), update (revoked_at, version) on share to aerie_platform;
