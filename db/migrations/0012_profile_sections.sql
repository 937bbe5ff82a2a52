-- Sections of a candidate's profile that hold many rows, and the two that hold one.

-- What a person chose from lists, in their order.
create table user_info_choices (
  user_info_id uuid not null references user_infos on delete cascade,
  list text not null
    check (list in ('job_interests', 'interests', 'skills', 'abilities', 'academic_entities', 'sub_areas')),
  value text not null,
  position int not null,
  primary key (user_info_id, list, value)
);
create index user_info_choices_by_value on user_info_choices (list, value);

-- Software that a person uses, and how well.
create table user_softwares (
  id uuid primary key,
  user_info_id uuid not null references user_infos on delete cascade,
  software_id text not null references softwares,
  level text not null check (level in ('beginner', 'intermediate', 'advanced')),
  position int not null,
  unique (user_info_id, software_id)
);
create index user_softwares_by_software on user_softwares (software_id);

-- Languages that a person speaks, and how well.
create table user_languages (
  id uuid primary key,
  user_info_id uuid not null references user_infos on delete cascade,
  language_id text not null references languages,
  level text not null check (level in ('beginner', 'intermediate', 'advanced', 'fluent', 'native')),
  position int not null,
  unique (user_info_id, language_id)
);

-- Where a person worked. Both dates are the first day of a month.
create table experiences (
  id uuid primary key,
  user_info_id uuid not null references user_infos on delete cascade,
  company text not null,
  job text not null,
  level text not null
    check (level in ('partner', 'trainee', 'freelance', 'voluntary', 'intern', 'junior_enterprise', 'effective_work')),
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

-- Where a person lives: one address each.
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

-- When a person has classes. The days are kept as they travel, with ids of their own.
create table study_schedules (
  id uuid primary key,
  user_info_id uuid not null unique references user_infos on delete cascade,
  schedule_type text not null check (schedule_type in ('default', 'custom', 'flex', 'without_class')),
  reason_for_no_classes text check ((reason_for_no_classes is not null) = (schedule_type = 'without_class')),
  days jsonb not null
);
