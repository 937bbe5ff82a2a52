create extension if not exists pg_trgm;

-- Folded text with plural endings made singular: the Portuguese stemmer knows them by their accents, and folding takes those away.
create function singular(text) returns text language sql immutable strict parallel safe as $$
  select regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    fold($1), '[oa]es\M', 'ao', 'g'), 'ais\M', 'al', 'g'), 'eis\M', 'el', 'g'), 'ois\M', 'ol', 'g'), 'ns\M', 'm', 'g')
$$;

-- What a text is found by, and what a question looks for: always by the same function.
create function search_lexemes(text) returns tsvector language sql immutable strict parallel safe as $$
  select to_tsvector('pg_catalog.portuguese'::regconfig, singular($1))
$$;
create function search_query(text) returns tsquery language sql immutable strict parallel safe as $$
  select plainto_tsquery('pg_catalog.portuguese'::regconfig, singular($1))
$$;

-- Jobs, internships and trainee openings. What only a published job needs may be missing from a draft.
create table jobs (
  id uuid primary key,
  company_id uuid not null references companies,
  author_id uuid not null references company_managers,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  status text not null default 'draft' check (status in ('draft', 'published', 'paused', 'closed')),
  title text not null check (length(title) between 1 and 160),
  job_type text check (job_type in ('internship', 'trainee', 'effective', 'young_apprentice', 'temporary')),
  level text check (level in ('operational', 'assistant', 'analyst', 'junior', 'mid', 'senior', 'specialist', 'leadership')),
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
  -- Accepted courses and the part of the course that the student must be in; empty accepts all.
  course_ids text[] not null default '{}',
  least_semester int check (least_semester between 1 and 20),
  most_semester int check (most_semester between 1 and 20 and most_semester >= least_semester),
  skill_ids text[] not null default '{}',
  -- [{ language_id, level, required }]
  languages jsonb not null default '[]',
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
  check (status = 'draft' or published_at is not null),
  check ((status = 'closed') = (closed_at is not null) and (status = 'closed') = (close_reason is not null))
);
create index jobs_of_company on jobs (company_id, updated_at desc);
create index jobs_of_author on jobs (author_id);
create index jobs_to_close on jobs (closes_at) where status in ('published', 'paused');

-- Addresses that a published job had before: each answers for ever.
create table job_slugs (
  slug text primary key,
  job_id uuid not null references jobs on delete cascade
);
create index job_slugs_of_job on job_slugs (job_id);

-- Every change of state, by whom and why; nobody when the calendar did it.
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

-- To whose students a job is open; none means everybody.
create table job_institutions (
  job_id uuid not null references jobs on delete cascade,
  institution_id int not null references institutions,
  primary key (job_id, institution_id)
);
create index job_institutions_of_institution on job_institutions (institution_id);

-- What the board searches: jobs on air only, one narrow row each, written in the transaction that puts a job there or takes it away.
create table job_search (
  job_id uuid primary key references jobs on delete cascade,
  company_id uuid not null,
  tsv tsvector not null,
  state_id text,
  city_id int,
  area_id text not null,
  sub_area_id text,
  job_type text not null,
  work_model text not null,
  salary numeric(12, 2),
  course_ids text[] not null,
  skill_ids text[] not null,
  pcd boolean not null,
  program_exclusive boolean not null,
  institution_ids int[] not null,
  -- From when on it is seen.
  shown_from timestamptz not null,
  closes_at timestamptz not null
);
create index job_search_words on job_search using gin (tsv);
create index job_search_newest on job_search (shown_from desc, job_id);
create index job_search_closing on job_search (closes_at, job_id);
create index job_search_salary on job_search (salary desc nulls last, shown_from desc, job_id);
create index job_search_by_state on job_search (state_id, city_id, shown_from desc, closes_at, job_type, work_model);
create index job_search_by_area on job_search (area_id, sub_area_id, shown_from desc, closes_at, job_type, work_model);
create index job_search_by_type on job_search (job_type, shown_from desc, closes_at, work_model, state_id);
create index job_search_of_company on job_search (company_id, shown_from desc);
create index job_search_for_institutions on job_search using gin (institution_ids) where institution_ids <> '{}';

-- Words that titles, companies, areas and places are made of, each once by its stem: what a misspelt word is compared with.
create table job_terms (
  stem text primary key,
  word text not null
);
create index job_terms_alike on job_terms using gin (word gin_trgm_ops);

-- How often a job was looked at, by day: no visitor stands here.
create table job_views (
  job_id uuid not null references jobs on delete cascade,
  day date not null,
  views int not null,
  primary key (job_id, day)
);

create table saved_jobs (
  user_info_id uuid not null references user_infos on delete cascade,
  job_id uuid not null references jobs on delete cascade,
  saved_at timestamptz not null,
  primary key (user_info_id, job_id)
);
create index saved_jobs_by_job on saved_jobs (job_id);

-- A search whose new answers come by mail.
create table saved_searches (
  id uuid primary key,
  user_info_id uuid not null references user_infos on delete cascade,
  name text not null check (length(name) between 1 and 80),
  filters jsonb not null,
  frequency text not null check (frequency in ('daily', 'weekly')),
  seen_until timestamptz not null,
  created_at timestamptz not null,
  constraint saved_searches_name_taken unique (user_info_id, name)
);
create index saved_searches_due on saved_searches (frequency, seen_until);
