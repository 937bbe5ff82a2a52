-- Since when without a break: what comes back after a pause, or with its company, is told to those who never heard of it.
alter table job_search add column on_air_since timestamptz;
update job_search set on_air_since = shown_from;
alter table job_search alter column on_air_since set not null;
create index job_search_news on job_search (on_air_since);

-- Jobs that a letter of a saved search has named, while they may come back.
create table told_jobs (
  user_info_id uuid not null references user_infos on delete cascade,
  job_id uuid not null references jobs on delete cascade,
  primary key (user_info_id, job_id)
);
create index told_jobs_by_job on told_jobs (job_id);
