-- no transaction
create index concurrently if not exists job_failed on job (ended_at) where status = 'failed';
