-- A candidate's profile. Blank is null. What may harm a person stands in user_info_vaults instead.
create table user_infos (
  id uuid primary key,
  login_id uuid not null unique references logins,
  slug text not null unique,
  full_name text not null,
  created_at timestamptz not null,
  social_name text,
  date_of_birth date,
  sex text,
  nationality_id text references nationalities,
  cellphone text,
  phone text,
  message_phone text,
  authorize_whatsapp boolean not null default false,
  -- May be found in the candidate bank.
  auto_enroll boolean not null default false,
  working boolean,
  expected_salary numeric(14, 2) check (expected_salary >= 0),
  summary text,
  interesting_fact text,
  motivations text,
  hobbies text[] not null default '{}',
  portfolios text[] not null default '{}',
  facebook text,
  instagram text,
  linkedin text,
  skype text,
  avatar_file_id uuid references files on delete set null,
  curriculum_file_id uuid references files on delete set null,
  -- The person's address at school. It proves a bond once its link was opened.
  institutional_email text check (institutional_email = lower(institutional_email)),
  institutional_email_confirmed_at timestamptz,
  -- The main course: what the person studies, or studied last.
  main_education_type text,
  main_education_status text check (main_education_status in ('studying', 'completed')),
  course_situation text check (course_situation in ('studying', 'locked', 'graduate')),
  not_in_university boolean not null default false,
  university_id int references institutions,
  course_id text references courses,
  matriculation text,
  ies_education_type text,
  ies_period text check (ies_period in ('semester', 'bimester', 'year', 'module', 'four_month_period')),
  period text check (period in ('matutinal', 'vespertine', 'nocturnal', 'integral', 'ead')),
  current_semester int check (current_semester between 1 and 20),
  -- The first day of the month that was given.
  course_start_date date,
  formation_date date,
  -- What companies see of this person besides the name.
  visible_sections text[] not null
    default '{photo,about,education,experiences,knowledge,languages,networks,city}',
  wizard_step text,
  lock_version int not null default 0,
  -- Which version last changed which field: two tabs that change different fields both win.
  field_versions jsonb not null default '{}',
  updated_at timestamptz,
  -- Keyed hashes of the last saves: one that is sent again because its answer was lost is recognised.
  recent_saves jsonb not null default '[]',
  -- The kind of internship that the person needs or seeks, from the static list.
  internship_type text,
  -- The name that companies read, folded once for searching and sorting.
  search text not null generated always as (fold(coalesce(social_name, full_name))) stored
);
create index user_infos_of_university on user_infos (university_id) where university_id is not null;
create index user_infos_avatars on user_infos (avatar_file_id) where avatar_file_id is not null;
create index user_infos_curricula on user_infos (curriculum_file_id) where curriculum_file_id is not null;
-- An institutional address proves one student.
create unique index user_infos_institutional_email_proven on user_infos (institutional_email)
  where institutional_email_confirmed_at is not null;

-- Addresses that a profile had under another name. They lead to it for ever.
create table user_info_old_slugs (
  slug text primary key,
  user_info_id uuid not null references user_infos on delete cascade
);
create index user_info_old_slugs_of_person on user_info_old_slugs (user_info_id);

-- What only the person reads: numbers, origins, orientation, disability. One encrypted text, so that no other query
-- can carry a part of it.
create table user_info_vaults (
  user_info_id uuid primary key references user_infos on delete cascade,
  sealed text not null,
  -- Keyed hash of the CPF: it finds the owner and reveals no number.
  cpf_index bytea constraint user_info_vaults_cpf_index_key unique
);

-- Who studies at a partner, and how that is known.
create table student_bonds (
  id uuid primary key,
  user_info_id uuid not null references user_infos on delete cascade,
  institution_id int not null references institutions,
  proven_by text not null check (proven_by in ('email', 'enrolment_list')),
  began_at timestamptz not null,
  ended_at timestamptz
);
create unique index student_bonds_one_at_a_time on student_bonds (user_info_id) where ended_at is null;
create index student_bonds_of_person on student_bonds (user_info_id);
create index student_bonds_of_institution on student_bonds (institution_id);

-- Links that were sent to an institutional address. The token itself is not stored.
create table institutional_email_links (
  id uuid primary key,
  user_info_id uuid not null references user_infos on delete cascade,
  email text not null,
  token_hash bytea not null unique,
  expires_at timestamptz not null,
  used_at timestamptz,
  voided_at timestamptz
);
create index institutional_email_links_of_person on institutional_email_links (user_info_id);

-- Forms that somebody is invited to fill. Whoever holds the token reads that person's answers; it is not stored.
create table form_invites (
  id uuid primary key,
  user_info_id uuid not null references user_infos on delete cascade,
  purpose text not null check (purpose in ('admission', 'update', 'data')),
  token_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  voided_at timestamptz
);
create index form_invites_of_person on form_invites (user_info_id);

-- Which company looked at whose profile, once a day. The person reads it.
create table profile_views (
  id bigint generated always as identity primary key,
  user_info_id uuid not null references user_infos on delete cascade,
  company_id uuid not null references companies,
  login_id uuid not null references logins,
  seen_on date not null,
  seen_at timestamptz not null,
  unique (user_info_id, company_id, seen_on)
);
create index profile_views_of_person on profile_views (user_info_id, seen_at desc);
create index profile_views_by_company on profile_views (company_id);
create index profile_views_by_login on profile_views (login_id);
