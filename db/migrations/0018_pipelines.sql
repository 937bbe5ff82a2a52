-- Versions of a job's pipeline, by which whoever looks at it knows that something is new.
create table pipelines (
  job_id uuid primary key references jobs on delete cascade,
  -- Grows with every change to the job's candidatures.
  version bigint not null,
  -- Grows with every change to its columns, and with nothing else.
  stages_version int not null default 0
);

-- The columns of a job that names its own. A job without rows has the usual ones.
create table pipeline_stages (
  job_id uuid not null references jobs on delete cascade,
  key text not null check (length(key) between 1 and 40),
  name text not null check (length(name) between 1 and 40),
  state text not null check (state in ('applied', 'screening', 'interview', 'offer', 'hired', 'rejected')),
  position int not null,
  primary key (job_id, key)
);

-- What colleagues tell each other about a candidature. The person never reads it.
create table candidature_notes (
  id uuid primary key,
  candidature_id uuid not null references candidatures on delete cascade,
  manager_id uuid not null references company_managers,
  text text not null check (length(text) between 1 and 4000),
  written_at timestamptz not null,
  -- The Idempotency-Key of whoever wrote it.
  creation_key text check (length(creation_key) <= 200)
);
create index candidature_notes_of on candidature_notes (candidature_id, written_at);
create unique index candidature_notes_written_once on candidature_notes (candidature_id, manager_id, creation_key);

-- Stars that colleagues give a candidature, one rating each.
create table candidature_ratings (
  candidature_id uuid not null references candidatures on delete cascade,
  manager_id uuid not null references company_managers,
  stars int not null check (stars between 1 and 5),
  rated_at timestamptz not null,
  primary key (candidature_id, manager_id)
);

-- Labels that colleagues put on a candidature.
create table candidature_tags (
  candidature_id uuid not null references candidatures on delete cascade,
  tag text not null check (length(tag) between 1 and 30),
  primary key (candidature_id, tag)
);

-- Texts for a kind no, of a company and those below it.
create table rejection_templates (
  id uuid primary key,
  company_id uuid not null references companies,
  name text not null check (length(name) between 1 and 80),
  text text not null check (length(text) between 20 and 2000),
  lock_version int not null default 0,
  updated_at timestamptz not null,
  constraint rejection_templates_name_taken unique (company_id, name)
);
