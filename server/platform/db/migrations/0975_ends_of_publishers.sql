-- Why the server ended the connection of a publisher, and why it refused one.
alter table live_stream add column end_problem text;
comment on column live_stream.end_problem is
  'Why the server has ended the connection: malformed, noPicture or replaced. Null where end_reason says all.';
alter table stream_key add column refused_at timestamptz, add column refusal text;
comment on column stream_key.refused_at is 'When a publisher with this key was refused last.';
comment on column stream_key.refusal is 'Why: as RtmpRefusal names it.';
