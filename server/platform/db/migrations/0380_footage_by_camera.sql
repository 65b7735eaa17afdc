-- The camera of a recording tells the angle of view where its telemetry lacks the focal length.
drop trigger footage_of_changed on recording;
create trigger footage_of_changed after update on recording for each row
  when ((old.telemetry_id, old.state, old.started_at, old.duration_ms, old.width, old.height, old.camera)
        is distinct from (new.telemetry_id, new.state, new.started_at, new.duration_ms, new.width, new.height, new.camera))
  execute function queue_footage_of_recording();

select queue_footage(array(
  select r.id from recording r where r.telemetry_id is not null and (r.camera <> '' or r.live_stream_id is not null)));
