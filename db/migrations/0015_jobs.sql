-- Jobs, internships and trainee openings. A draft may lack what only a published job needs.
create table jobs (
  id uuid primary key,
  company_id uuid not null references companies,
  author_id uuid not null references company_managers,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  status text not null default 'draft' check (status in ('draft', 'published', 'paused', 'closed')),
  title text not null check (length(title) between 1 and 160),
  job_type text check (job_type in ('internship', 'trainee', 'effective', 'young_apprentice', 'temporary')),
  level text check (level in
    ('operational', 'assistant', 'analyst', 'junior', 'mid', 'senior', 'specialist', 'leadership')),
  area_id text references job_areas,
  sub_area_id text references job_areas,
  -- Clean HTML of a few tags.
  description text,
  responsibilities text,
  requirements text,
  benefits text[] not null default '{}',
  -- Both null: to be agreed.
  salary_from numeric(12, 2) check (salary_from > 0),
  salary_to numeric(12, 2) check (salary_to >= salary_from),
  work_model text check (work_model in ('on_site', 'hybrid', 'remote')),
  zipcode text check (zipcode ~ '^\d{8}$'),
  street text,
  number text,
  complement text,
  neighborhood text,
  city_id int references cities,
  state_id text references states,
  schedule text,
  weekly_hours int check (weekly_hours between 1 and 44),
  openings int check (openings between 1 and 10000),
  -- The part of the course that the student must be in.
  least_semester int check (least_semester between 1 and 20),
  most_semester int check (most_semester between 1 and 20 and most_semester >= least_semester),
  pcd_preference boolean not null default false,
  program_exclusive boolean not null default false,
  -- The first instant of one day and the last of another, in Brasília.
  opens_at timestamptz,
  closes_at timestamptz check (closes_at > opens_at),
  -- Days after closing within which everybody is answered.
  answer_within_days int not null default 15 check (answer_within_days between 1 and 60),
  close_reason text check (close_reason in ('filled', 'cancelled', 'on_hold', 'expired', 'other')),
  close_note text,
  lock_version int not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  published_at timestamptz,
  closed_at timestamptz,
  reminded_at timestamptz,
  -- The Idempotency-Key of whoever began the job.
  creation_key text check (length(creation_key) <= 200),
  -- Until when the company has been told of answers that came too late: each is told once.
  late_told_until timestamptz,
  check (status = 'draft' or published_at is not null),
  check ((status = 'closed') = (closed_at is not null) and (status = 'closed') = (close_reason is not null))
);
create index jobs_of_company on jobs (company_id, updated_at desc);
create index jobs_of_author on jobs (author_id);
create index jobs_to_close on jobs (closes_at) where status in ('published', 'paused');
create unique index jobs_created_once on jobs (author_id, creation_key);

-- Addresses that a published job had before. Each answers for ever.
create table job_slugs (
  slug text primary key,
  job_id uuid not null references jobs on delete cascade
);
create index job_slugs_of_job on job_slugs (job_id);

-- Every change of state, by whom and why. manager_id is null when the calendar did it.
create table job_transitions (
  id uuid primary key,
  job_id uuid not null references jobs on delete cascade,
  from_status text not null,
  to_status text not null,
  manager_id uuid references company_managers,
  reason text,
  note text,
  happened_at timestamptz not null
);
create index job_transitions_of_job on job_transitions (job_id, happened_at);

-- Courses that a job accepts, in the company's order; without rows it accepts all.
create table job_courses (
  job_id uuid not null references jobs on delete cascade,
  course_id text not null references courses,
  position int not null,
  primary key (job_id, course_id)
);

-- What a job asks people to know how to do, in the company's order.
create table job_skills (
  job_id uuid not null references jobs on delete cascade,
  skill_id text not null references skills,
  position int not null,
  primary key (job_id, skill_id)
);

-- Languages that a job asks for, in the company's order.
create table job_languages (
  job_id uuid not null references jobs on delete cascade,
  language_id text not null references languages,
  level text not null check (level in ('beginner', 'intermediate', 'advanced', 'fluent', 'native')),
  required boolean not null,
  position int not null,
  primary key (job_id, language_id)
);

-- To whose students a job is open; without rows it is open to everybody.
create table job_institutions (
  job_id uuid not null references jobs on delete cascade,
  institution_id int not null references institutions,
  primary key (job_id, institution_id)
);
create index job_institutions_of_institution on job_institutions (institution_id);

-- Published jobs whose company was told that, for want of an agreement, nobody can apply.
create table jobs_out_of_reach (
  job_id uuid primary key references jobs on delete cascade,
  told_at timestamptz not null
);

-- How often a job was looked at, by day, without any trace of the visitors.
create table job_views (
  job_id uuid not null references jobs on delete cascade,
  day date not null,
  views int not null,
  primary key (job_id, day)
);
