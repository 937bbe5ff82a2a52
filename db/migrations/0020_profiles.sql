-- What a candidate tells of themself. Blank is null. What may harm somebody stands in user_info_vaults instead.
alter table user_infos
  add column social_name text,
  add column date_of_birth date,
  add column sex text,
  add column nationality_id text references nationalities,
  add column cellphone text,
  add column phone text,
  add column message_phone text,
  add column authorize_whatsapp boolean not null default false,
  -- May be found in the candidate bank.
  add column auto_enroll boolean not null default false,
  add column working boolean,
  add column expected_salary numeric(14, 2) check (expected_salary >= 0),
  add column summary text,
  add column interesting_fact text,
  add column motivations text,
  add column hobbies text[] not null default '{}',
  add column portfolios text[] not null default '{}',
  add column facebook text,
  add column instagram text,
  add column linkedin text,
  add column skype text,
  add column avatar_file_id uuid references files on delete set null,
  add column curriculum_file_id uuid references files on delete set null,
  -- The address of the person at school; it proves a bond once its link was opened.
  add column institutional_email text check (institutional_email = lower(institutional_email)),
  add column institutional_email_confirmed_at timestamptz,
  -- What the person studies, or studied last.
  add column main_education_type text,
  add column main_education_status text check (main_education_status in ('studying', 'completed')),
  add column course_situation text check (course_situation in ('studying', 'locked', 'graduate')),
  add column not_in_university boolean not null default false,
  add column university_id int references institutions,
  add column course_id text references courses,
  add column matriculation text,
  add column ies_education_type text,
  add column ies_period text check (ies_period in ('semester', 'bimester', 'year', 'module', 'four_month_period')),
  add column period text check (period in ('matutinal', 'vespertine', 'nocturnal', 'integral', 'ead')),
  add column current_semester int check (current_semester between 1 and 20),
  -- The first day of the month that was told.
  add column course_start_date date,
  add column formation_date date,
  -- What companies see of this person besides the name.
  add column visible_sections text[] not null default '{photo,about,education,experiences,knowledge,languages,networks,city}',
  add column wizard_step text,
  add column lock_version int not null default 0,
  -- Which version last changed which field: two tabs that change different fields both win.
  add column field_versions jsonb not null default '{}',
  add column updated_at timestamptz;
create index user_infos_of_university on user_infos (university_id) where university_id is not null;

-- What only the person reads: numbers, origins, orientation, disability. One sealed text, so that no other query can carry a part of it.
create table user_info_vaults (
  user_info_id uuid primary key references user_infos on delete cascade,
  sealed text not null,
  -- Keyed hash of the CPF: finds its owner, and tells nobody the number.
  cpf_index bytea unique
);

-- What a person chose from lists, in their order.
create table user_info_choices (
  user_info_id uuid not null references user_infos on delete cascade,
  list text not null check (list in ('job_interests', 'interests', 'skills', 'abilities', 'academic_entities', 'sub_areas')),
  value text not null,
  position int not null,
  primary key (user_info_id, list, value)
);
create index user_info_choices_by_value on user_info_choices (list, value);

create table user_softwares (
  id uuid primary key,
  user_info_id uuid not null references user_infos on delete cascade,
  software_id text not null references softwares,
  level text not null check (level in ('beginner', 'intermediate', 'advanced')),
  position int not null,
  unique (user_info_id, software_id)
);

create table user_languages (
  id uuid primary key,
  user_info_id uuid not null references user_infos on delete cascade,
  language_id text not null references languages,
  level text not null check (level in ('beginner', 'intermediate', 'advanced', 'fluent', 'native')),
  position int not null,
  unique (user_info_id, language_id)
);

-- Where the person worked; both dates are the first day of a month.
create table experiences (
  id uuid primary key,
  user_info_id uuid not null references user_infos on delete cascade,
  company text not null,
  job text not null,
  level text not null check (level in ('partner', 'trainee', 'freelance', 'voluntary', 'intern', 'junior_enterprise', 'effective_work')),
  description text,
  current_job boolean not null default false,
  start_date date not null,
  end_date date check (end_date >= start_date),
  position int not null,
  check (current_job = (end_date is null))
);
create index experiences_of_person on experiences (user_info_id);

-- Courses besides the main one.
create table educations (
  id uuid primary key,
  user_info_id uuid not null references user_infos on delete cascade,
  education_type_id text not null,
  institution_name text not null,
  course_name text not null,
  duration text not null check (duration in ('short', 'medium', 'long')),
  position int not null
);
create index educations_of_person on educations (user_info_id);

create table user_info_addresses (
  id uuid primary key,
  user_info_id uuid not null unique references user_infos on delete cascade,
  zipcode text not null check (zipcode ~ '^\d{8}$'),
  street text not null,
  number text not null,
  complement text,
  neighborhood text not null,
  city_id int not null references cities,
  state_id text not null references states,
  country_id text not null references countries
);

-- When the person has classes; the days as they travel, with ids of their own.
create table study_schedules (
  id uuid primary key,
  user_info_id uuid not null unique references user_infos on delete cascade,
  schedule_type text not null check (schedule_type in ('default', 'custom', 'flex', 'without_class')),
  reason_for_no_classes text check ((reason_for_no_classes is not null) = (schedule_type = 'without_class')),
  days jsonb not null
);

-- Who studies at a partner, and how it is known.
create table student_bonds (
  id uuid primary key,
  user_info_id uuid not null references user_infos on delete cascade,
  institution_id int not null references institutions,
  proven_by text not null check (proven_by in ('email', 'enrolment_list')),
  began_at timestamptz not null,
  ended_at timestamptz
);
create unique index student_bonds_one_at_a_time on student_bonds (user_info_id) where ended_at is null;

-- Links that were sent to an institutional address. The token itself is kept nowhere.
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

-- Forms that somebody is invited to fill: whoever holds the token reads that person's answers. The token itself is kept nowhere.
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

-- Which company looked at whose profile, once a day; the person reads it.
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

-- Who proposed an option of a list that grows.
alter table skills add column proposed_by uuid references logins on delete set null;
alter table softwares add column proposed_by uuid references logins on delete set null;
alter table interests add column proposed_by uuid references logins on delete set null;
create index skills_proposed on skills (proposed_by) where proposed_by is not null;
create index softwares_proposed on softwares (proposed_by) where proposed_by is not null;
create index interests_proposed on interests (proposed_by) where proposed_by is not null;
create index skills_by_name on skills (search);
create index softwares_by_name on softwares (search);
create index interests_by_name on interests (search);
