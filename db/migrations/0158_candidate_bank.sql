-- When the person said yes or no to being found by companies, and to which text. A yes is asked again after a year.
alter table user_infos
  add auto_enroll_at timestamptz,
  add auto_enroll_version int check (auto_enroll_version > 0);
-- What was said before has no day of its own: whoever last saved long ago is asked again at once.
update user_infos
set auto_enroll_at = greatest(coalesce(updated_at, created_at), now() - interval '12 months'), auto_enroll_version = 1
where auto_enroll;

-- What companies search: one narrow row for each person who may be found, made of the sections that the person shows,
-- and written in the transaction that changes the profile.
create table bank_search (
  user_info_id uuid primary key references user_infos on delete cascade,
  -- Weights tell where a word stands: A knowledge, B studies, C experiences, D the rest.
  tsv tsvector not null,
  course_id text,
  university_id int,
  education_type text,
  period text,
  semester int,
  state_id text,
  city_id int,
  skill_ids text[] not null,
  software_ids text[] not null,
  area_ids text[] not null,
  -- 'en:advanced', with every lower level beside it: at least so well.
  languages text[] not null,
  -- For what the law lets somebody of this age do. No answer holds it.
  born date,
  consented_at timestamptz not null,
  fresh_at timestamptz not null
);
create index bank_search_words on bank_search using gin (tsv);
create index bank_search_freshest on bank_search (fresh_at desc, user_info_id);
create index bank_search_by_course on bank_search (course_id, fresh_at desc);
create index bank_search_by_place on bank_search (state_id, city_id, fresh_at desc);
create index bank_search_by_skill on bank_search using gin (skill_ids);
create index bank_search_by_language on bank_search using gin (languages);

-- Whoever says no, or may no longer come in, is gone at once, whatever wrote it.
create function leave_bank() returns trigger language plpgsql as $$
begin
  delete from bank_search where user_info_id = new.id;
  return null;
end $$;
create trigger user_infos_leave_bank after update of auto_enroll on user_infos
  for each row when (not new.auto_enroll) execute function leave_bank();

create function login_leaves_bank() returns trigger language plpgsql as $$
begin
  delete from bank_search where user_info_id in (select id from user_infos where login_id = new.id);
  return null;
end $$;
create trigger logins_leave_bank after update of disabled_at, email_confirmed_at on logins
  for each row when (new.disabled_at is not null or new.email_confirmed_at is null)
  execute function login_leaves_bank();

-- Employers that never see a person, by the root of their CNPJ.
create table bank_blocks (
  id uuid primary key,
  user_info_id uuid not null references user_infos on delete cascade,
  cnpj_root text not null check (cnpj_root ~ '^[0-9A-Z]{8}$'),
  created_at timestamptz not null,
  constraint bank_blocks_one_each unique (user_info_id, cnpj_root)
);
create index bank_blocks_by_root on bank_blocks (cnpj_root, user_info_id);
create index companies_by_cnpj_root on companies (left(cnpj, 8));

-- A company asks a person to apply to a job: once. A no stays.
create table bank_invitations (
  id uuid primary key,
  job_id uuid not null references jobs on delete cascade,
  user_info_id uuid not null references user_infos on delete cascade,
  cnpj_root text not null,
  invited_by uuid not null references company_managers,
  message text check (length(message) <= 1000),
  created_at timestamptz not null,
  declined_at timestamptz,
  constraint bank_invitations_one_each unique (job_id, user_info_id)
);
create index bank_invitations_of_person on bank_invitations (user_info_id, created_at desc);
create index bank_invitations_by_manager on bank_invitations (invited_by, created_at);
create index bank_invitations_by_root on bank_invitations (cnpj_root, created_at);
