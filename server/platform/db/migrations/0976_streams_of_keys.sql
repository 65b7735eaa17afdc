-- no transaction
-- The latest stream of each key.
create index concurrently if not exists live_stream_of_key_latest on live_stream (stream_key_id, id);
