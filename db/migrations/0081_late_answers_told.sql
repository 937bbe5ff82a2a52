-- Until when the company has been told of answers that came too late: each is told once.
alter table jobs add column late_told_until timestamptz;
update jobs set late_told_until = now() where exists (select from candidatures c where c.job_id = jobs.id);
