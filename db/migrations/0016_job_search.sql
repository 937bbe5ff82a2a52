-- What the board searches: one narrow row for each job on air, written in the transaction that puts the job there or
-- takes it away.
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
  closes_at timestamptz not null,
  -- Since when without a break: what returns after a pause is news to those who never heard of it.
  on_air_since timestamptz not null
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
create index job_search_news on job_search (on_air_since);

-- Words of adverts in each form that occurs, with their stem: what a misspelt word is compared with.
create table job_terms (
  stem text not null,
  word text primary key,
  -- The word as adverts write it, with its accents.
  shown text
);
create index job_terms_alike on job_terms using gin (word gin_trgm_ops);
create index job_terms_by_stem on job_terms (stem);

-- Periods in which a job that may come back stood on the board: saved searches do not tell again what stood there.
create table board_stays (
  job_id uuid not null references jobs on delete cascade,
  began_at timestamptz not null,
  ended_at timestamptz not null
);
create index board_stays_by_job on board_stays (job_id);

-- Jobs that a person saved.
create table saved_jobs (
  user_info_id uuid not null references user_infos on delete cascade,
  job_id uuid not null references jobs on delete cascade,
  saved_at timestamptz not null,
  primary key (user_info_id, job_id)
);
create index saved_jobs_by_job on saved_jobs (job_id);

-- Searches whose new results come by mail.
create table saved_searches (
  id uuid primary key,
  user_info_id uuid not null references user_infos on delete cascade,
  name text not null check (length(name) between 1 and 80),
  filters jsonb not null,
  frequency text not null check (frequency in ('daily', 'weekly')),
  seen_until timestamptz not null,
  created_at timestamptz not null,
  -- Jobs that came on air before this are not news.
  news_since timestamptz not null default now(),
  constraint saved_searches_name_taken unique (user_info_id, name)
);
create index saved_searches_due on saved_searches (frequency, seen_until);

-- Jobs that a letter of a saved search has named, while they may come back.
create table told_jobs (
  user_info_id uuid not null references user_infos on delete cascade,
  job_id uuid not null references jobs on delete cascade,
  primary key (user_info_id, job_id)
);
create index told_jobs_by_job on told_jobs (job_id);
