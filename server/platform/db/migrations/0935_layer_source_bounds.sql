-- The extent of a file that does not name its coordinate system, in the numbers of the file (least x, least y, greatest x,
-- greatest y), to propose systems that fit.
alter table layer add column source_bounds double precision[];
