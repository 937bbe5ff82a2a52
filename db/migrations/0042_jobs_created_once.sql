-- The Idempotency-Key of whoever began a job: the same key again is the same job.
alter table jobs add column creation_key text check (length(creation_key) <= 200);
create unique index jobs_created_once on jobs (author_id, creation_key);
