-- Published jobs whose company was told that, for want of an agreement, nobody can apply.
create table jobs_out_of_reach (
  job_id uuid primary key references jobs on delete cascade,
  told_at timestamptz not null
);
-- What is off the air though published and its company not suspended was told until now.
insert into jobs_out_of_reach
select j.id, now() from jobs j
where j.status = 'published' and exists (select from job_institutions i where i.job_id = j.id) and not exists (select from job_search s where s.job_id = j.id)
  and not exists (
    with recursive up as (
      select id, parent_id, verification from companies where id = j.company_id
      union all
      select c.id, c.parent_id, c.verification from companies c join up on c.id = up.parent_id
    ) select from up where verification = 'suspensa');
