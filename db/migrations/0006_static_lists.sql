-- In these lists "carried" marks rows that travel with the code and are brought up to date at each start,
-- and "retired_at" those that are no longer offered but can still be read.

-- Economic activities of companies: sections of CNAE and, under them, the divisions a company chooses from.
create table sectors (
  id text primary key,
  parent_id text references sectors,
  name text not null,
  official_name text not null,
  position int not null,
  carried boolean not null default false,
  retired_at timestamptz,
  search text not null generated always as (fold(name)) stored,
  -- What people call their own business besides the official name: 'padaria', 'software', 'escola'.
  search_words text,
  search_also text not null generated always as (fold(official_name || ' ' || coalesce(search_words, ''))) stored
);

-- Countries by ISO 3166 code.
create table countries (
  id text primary key check (id ~ '^[A-Z]{2}$'),
  alpha3 text not null,
  name text not null,
  dial_code text not null,
  position int not null,
  carried boolean not null default false,
  retired_at timestamptz,
  search text not null generated always as (fold(name)) stored
);

-- The 26 states and the Federal District, by UF.
create table states (
  id text primary key check (id ~ '^[A-Z]{2}$'),
  ibge_code int not null unique,
  name text not null,
  carried boolean not null default false,
  retired_at timestamptz,
  search text not null generated always as (fold(name)) stored
);

-- Municipalities by IBGE code.
create table cities (
  id int primary key,
  state_id text not null references states,
  name text not null,
  carried boolean not null default false,
  retired_at timestamptz,
  search text not null generated always as (fold(name)) stored,
  sound text not null generated always as (sound(name)) stored
);
create index cities_of_state on cities (state_id, search);

-- Nationalities by the ISO 3166 code of their country, mostly.
create table nationalities (
  id text primary key,
  label text not null,
  masculine text not null,
  feminine text not null,
  position int not null,
  carried boolean not null default false,
  retired_at timestamptz,
  search text not null generated always as (fold(label)) stored,
  search_also text not null generated always as (fold(masculine)) stored
);

-- Languages a person may speak, the usual ones first.
create table languages (
  id text primary key,
  name text not null,
  position int not null,
  carried boolean not null default false,
  retired_at timestamptz,
  search text not null generated always as (fold(name)) stored
);

-- What people know how to do. People propose new ones, and the operator judges them: a merged one points at the one
-- that stays; a refused one stays with whoever chose it and is never offered.
create table skills (
  id text primary key,
  name text not null,
  category text,
  status text not null default 'approved' check (status in ('approved', 'proposed', 'merged', 'refused')),
  merged_into text references skills,
  carried boolean not null default false,
  retired_at timestamptz,
  search text not null generated always as (fold(name)) stored,
  proposed_by uuid references logins on delete set null,
  judged_by uuid references logins on delete set null,
  judged_at timestamptz,
  check ((status = 'merged') = (merged_into is not null))
);
create index skills_by_name on skills (search);
create index skills_proposed on skills (proposed_by) where proposed_by is not null;
create index skills_not_offered on skills (status, id) where status <> 'approved';
create index skills_merged on skills (merged_into) where merged_into is not null;
create index skills_judged on skills (judged_by) where judged_by is not null;

-- Programs, tools and programming languages. They grow by proposals, as skills do.
create table softwares (
  id text primary key,
  name text not null,
  category text,
  status text not null default 'approved' check (status in ('approved', 'proposed', 'merged', 'refused')),
  merged_into text references softwares,
  carried boolean not null default false,
  retired_at timestamptz,
  search text not null generated always as (fold(name)) stored,
  proposed_by uuid references logins on delete set null,
  judged_by uuid references logins on delete set null,
  judged_at timestamptz,
  check ((status = 'merged') = (merged_into is not null))
);
create index softwares_by_name on softwares (search);
create index softwares_proposed on softwares (proposed_by) where proposed_by is not null;
create index softwares_not_offered on softwares (status, id) where status <> 'approved';
create index softwares_merged on softwares (merged_into) where merged_into is not null;
create index softwares_judged on softwares (judged_by) where judged_by is not null;

-- What people like. They grow by proposals, as skills do.
create table interests (
  id text primary key,
  name text not null,
  status text not null default 'approved' check (status in ('approved', 'proposed', 'merged', 'refused')),
  merged_into text references interests,
  carried boolean not null default false,
  retired_at timestamptz,
  search text not null generated always as (fold(name)) stored,
  proposed_by uuid references logins on delete set null,
  judged_by uuid references logins on delete set null,
  judged_at timestamptz,
  check ((status = 'merged') = (merged_into is not null))
);
create index interests_by_name on interests (search);
create index interests_proposed on interests (proposed_by) where proposed_by is not null;
create index interests_not_offered on interests (status, id) where status <> 'approved';
create index interests_merged on interests (merged_into) where merged_into is not null;
create index interests_judged on interests (judged_by) where judged_by is not null;

-- Areas of work and, under them, sub-areas: of jobs, and of what people look for.
create table job_areas (
  id text primary key,
  parent_id text references job_areas,
  name text not null,
  carried boolean not null default false,
  retired_at timestamptz,
  search text not null generated always as (fold(name)) stored
);
create index job_areas_of_area on job_areas (parent_id);

-- Short enumerations, one row an option. What an option has besides its label stands in extra.
create table list_items (
  list text not null,
  value text not null,
  label text not null,
  position int not null,
  extra jsonb not null default '{}',
  carried boolean not null default false,
  retired_at timestamptz,
  search text not null generated always as (fold(label)) stored,
  primary key (list, value)
);

-- Answers of the postal-code service, so that a code is asked once and still known while the service is down.
create table postal_codes (
  zipcode text primary key check (zipcode ~ '^[0-9]{8}$'),
  found boolean not null,
  street text not null default '',
  neighborhood text not null default '',
  locality text not null default '',
  state_id text references states,
  -- Null when the service names a municipality that the list does not have.
  city_id int references cities,
  asked_at timestamptz not null,
  check (found = (state_id is not null))
);
