-- The operator's word on an option that somebody proposed, with its author and time. A refused one stays with who chose it, and is never offered.
alter table skills
  drop constraint skills_status_check,
  add constraint skills_status_check check (status in ('approved', 'proposed', 'merged', 'refused')),
  add column judged_by uuid references logins on delete set null,
  add column judged_at timestamptz;
alter table softwares
  drop constraint softwares_status_check,
  add constraint softwares_status_check check (status in ('approved', 'proposed', 'merged', 'refused')),
  add column judged_by uuid references logins on delete set null,
  add column judged_at timestamptz;
alter table interests
  drop constraint interests_status_check,
  add constraint interests_status_check check (status in ('approved', 'proposed', 'merged', 'refused')),
  add column judged_by uuid references logins on delete set null,
  add column judged_at timestamptz;

-- Those that wait or were refused, and those that lead to another, are few among many.
create index skills_not_offered on skills (status, id) where status <> 'approved';
create index softwares_not_offered on softwares (status, id) where status <> 'approved';
create index interests_not_offered on interests (status, id) where status <> 'approved';
create index user_softwares_by_software on user_softwares (software_id);
