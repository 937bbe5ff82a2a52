-- People of the bank that a recruiter keeps together, and searches kept under a name: each manager's own.
create table bank_lists (
  id uuid primary key,
  manager_id uuid not null references company_managers on delete cascade,
  name text not null check (length(name) between 1 and 80),
  created_at timestamptz not null,
  constraint bank_lists_name_taken unique (manager_id, name)
);
create table bank_list_people (
  list_id uuid not null references bank_lists on delete cascade,
  user_info_id uuid not null references user_infos on delete cascade,
  added_at timestamptz not null,
  primary key (list_id, user_info_id)
);
create index bank_list_people_by_person on bank_list_people (user_info_id);
create table bank_saved_searches (
  id uuid primary key,
  manager_id uuid not null references company_managers on delete cascade,
  name text not null check (length(name) between 1 and 80),
  -- As the address of the room has it: 'q=excel&state_id[]=SP'.
  query text not null check (length(query) <= 2000),
  created_at timestamptz not null,
  constraint bank_saved_searches_name_taken unique (manager_id, name)
);
