-- Who applies to a program's jobs: the row that is locked while a choice is made, and the person's own order.
create table program_people (
  program_id uuid not null references programs on delete cascade,
  user_info_id uuid not null references user_infos on delete cascade,
  -- Jobs in the order that the person prefers; what is not named comes after, as it was chosen.
  job_ids uuid[] not null default '{}',
  primary key (program_id, user_info_id)
);
create index program_people_by_person on program_people (user_info_id);
