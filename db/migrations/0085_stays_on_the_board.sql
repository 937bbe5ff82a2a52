-- From when to when a job that may come back stood on the board: whoever saved a search meanwhile has seen it there.
create table board_stays (
  job_id uuid not null references jobs on delete cascade,
  began_at timestamptz not null,
  ended_at timestamptz not null
);
create index board_stays_by_job on board_stays (job_id);
-- What is off the air though published stood there until now, as far as anybody knows.
insert into board_stays
select t.job_id, greatest(t.happened_at, j.opens_at), coalesce(t.until, now()) from (
  select job_id, to_status, happened_at, lead(happened_at) over (partition by job_id order by happened_at) as until from job_transitions
) t join jobs j on j.id = t.job_id
where t.to_status = 'published' and j.status in ('published', 'paused') and t.happened_at >= j.published_at
  and (t.until is not null or not exists (select from job_search s where s.job_id = j.id));
