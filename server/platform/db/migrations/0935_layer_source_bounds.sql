-- The extent of a file that does not name its coordinate system, in the numbers of the file, to propose systems that fit.
alter table layer add column source_bounds double precision[] check (array_length(source_bounds, 1) = 4);
