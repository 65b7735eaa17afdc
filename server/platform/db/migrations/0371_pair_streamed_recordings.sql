-- Recordings of streams get the positions that their drones sent meanwhile; until now only files were looked at.
update recording r set telemetry_id = t.id
  from mission_file f, telemetry t
 where f.id = r.id and f.deleted_at is null and r.source = 'stream' and r.state = 'ready' and r.telemetry_id is null
   and t.tenant_id = r.tenant_id and t.kind = 'live' and t.flight_id = f.flight_id and t.mission_id = f.mission_id
   and tstzrange(r.started_at, r.started_at + make_interval(secs => coalesce(r.duration_ms, 0) / 1000.0), '[]')
       && tstzrange(t.started_at, t.ended_at, '[]');
