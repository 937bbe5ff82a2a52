-- Internship programs: a company's campaign that groups jobs. A draft may lack what only a published program needs.
create table programs (
  id uuid primary key,
  company_id uuid not null references companies,
  author_id uuid not null references company_managers,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  status text not null default 'draft' check (status in ('draft', 'published', 'closed')),
  title text check (length(title) between 1 and 160),
  -- The year of the edition.
  edition int check (edition between 2000 and 2100),
  -- The edition before this one: each page leads to the other.
  previous_id uuid references programs on delete set null check (previous_id <> id),
  banner_file_id uuid references files on delete set null,
  logo_file_id uuid references files on delete set null,
  -- The last instant of a day in Brasília.
  close_enrollment_at timestamptz,
  address text check (length(address) <= 200),
  -- Clean HTML of a few tags.
  description text,
  skill text,
  about_company text,
  benefits text[] not null default '{}',
  -- How many of its jobs a person may apply to.
  most_choices int not null default 3 check (most_choices between 1 and 5),
  lock_version int not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  published_at timestamptz,
  -- When the company ended it before its date.
  closed_at timestamptz,
  check (status = 'draft' or (published_at is not null and title is not null and close_enrollment_at is not null)),
  check ((status = 'closed') = (closed_at is not null))
);
create index programs_of_company on programs (company_id, updated_at desc);
create index programs_of_author on programs (author_id);
create index programs_by_previous on programs (previous_id) where previous_id is not null;
create index programs_by_banner on programs (banner_file_id) where banner_file_id is not null;
create index programs_by_logo on programs (logo_file_id) where logo_file_id is not null;

-- Addresses that a published program had before. Each answers for ever.
create table program_slugs (
  slug text primary key,
  program_id uuid not null references programs on delete cascade
);
create index program_slugs_of_program on program_slugs (program_id);

-- The schedule, in the company's order; a step may have no date yet.
create table program_steps (
  program_id uuid not null references programs on delete cascade,
  id text not null,
  position int not null,
  name text not null check (length(name) between 1 and 120),
  date date,
  primary key (program_id, id)
);

-- Questions and answers; those of one section stand together.
create table program_questions (
  program_id uuid not null references programs on delete cascade,
  id text not null,
  position int not null,
  section text not null check (length(section) between 1 and 80),
  label text not null check (length(label) between 1 and 200),
  reply text not null check (length(reply) between 1 and 3000),
  primary key (program_id, id)
);

-- What became of a program, and by whom.
create table program_events (
  id uuid primary key,
  program_id uuid not null references programs on delete cascade,
  kind text not null check (kind in ('published', 'closed', 'dates')),
  manager_id uuid references company_managers,
  close_enrollment_at timestamptz not null,
  happened_at timestamptz not null
);
create index program_events_of on program_events (program_id, happened_at);
create index program_events_by_manager on program_events (manager_id);
create trigger program_events_stay before update on program_events
  for each row execute function refuse_rewriting();

-- A job is in one program at most. program_exclusive is derived: whoever writes it, it says whether there is one.
alter table jobs add column program_id uuid references programs on delete set null;
create index jobs_of_program on jobs (program_id) where program_id is not null;
create function derive_program_exclusive() returns trigger language plpgsql as $$
begin
  new.program_exclusive := new.program_id is not null;
  return new;
end $$;
create trigger jobs_in_programs before insert or update on jobs
  for each row execute function derive_program_exclusive();
update jobs set program_exclusive = false where program_exclusive;
update job_search set program_exclusive = false where program_exclusive;
