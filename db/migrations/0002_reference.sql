-- How a name sounds, whatever spelling its century chose: Açu and Assú, Mogi and Moji, Thomé and Tomé. The second net of a search.
create function sound(text) returns text language sql immutable strict parallel safe as $$
  select regexp_replace(
    replace(replace(replace(replace(replace(replace(replace(replace(
      fold($1), ' ', ''), 'ss', 'c'), 'ph', 'f'), 'th', 't'), 'ge', 'je'), 'gi', 'ji'), 'y', 'i'), 'z', 's'),
    '(.)\1', '\1', 'g')
$$;

-- How well a folded name answers a folded question, 0 best, null not at all. The second name is an acronym or an official name.
create function match_rank(name text, other text, asked text) returns int language sql immutable parallel safe as $$
  select case
    when asked = '' then null
    when name = asked then 0
    when other = asked or other like asked || ' %' then 1
    when name like asked || '%' then 2
    when name like '% ' || asked || '%' then 3
    when name like '%' || asked || '%' then 4
    when ' ' || other like '% ' || asked || '%' then 5
    when replace(name, ' ', '') like '%' || replace(asked, ' ', '') || '%' then 6
    when (select bool_and(' ' || name || ' ' || coalesce(other, '') like '% ' || word || '%') from unnest(string_to_array(asked, ' ')) as word) then 7
  end
$$;

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
  search_also text not null generated always as (fold(official_name)) stored
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

-- What a person answers to 'nacionalidade'; mostly ISO 3166 codes, since a nationality belongs to a country.
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

-- What people know how to do. People propose new ones; a merged proposal points at the one that stays.
create table skills (
  id text primary key,
  name text not null,
  category text,
  status text not null default 'approved' check (status in ('approved', 'proposed', 'merged')),
  merged_into text references skills,
  carried boolean not null default false,
  retired_at timestamptz,
  search text not null generated always as (fold(name)) stored,
  check ((status = 'merged') = (merged_into is not null))
);

-- Programs, tools and programming languages. They grow by proposals, as skills do.
create table softwares (
  id text primary key,
  name text not null,
  category text,
  status text not null default 'approved' check (status in ('approved', 'proposed', 'merged')),
  merged_into text references softwares,
  carried boolean not null default false,
  retired_at timestamptz,
  search text not null generated always as (fold(name)) stored,
  check ((status = 'merged') = (merged_into is not null))
);

-- What people like. They grow by proposals, as skills do.
create table interests (
  id text primary key,
  name text not null,
  status text not null default 'approved' check (status in ('approved', 'proposed', 'merged')),
  merged_into text references interests,
  carried boolean not null default false,
  retired_at timestamptz,
  search text not null generated always as (fold(name)) stored,
  check ((status = 'merged') = (merged_into is not null))
);

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

-- Short enumerations, one row an option; what an option has besides its label stands in extra.
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
