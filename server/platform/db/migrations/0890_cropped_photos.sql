-- Photos of 16:9 and of other cropped shapes cover less ground than was computed: their areas are computed again.
insert into ground_build (mission_id, tenant_id, due_at)
select distinct f.mission_id, f.tenant_id, clock_timestamp()
  from mission_photo p join mission_file f on f.id = p.file_id
 where p.footprint is not null and p.width > 0 and p.height > 0
   and abs(greatest(p.width, p.height)::float8 / least(p.width, p.height) - 4.0 / 3) > 0.02
on conflict do nothing;
