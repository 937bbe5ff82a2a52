-- Offers of partners to candidates.
create table benefits (
  id uuid primary key,
  partner text not null check (length(partner) <= 80),
  title text not null check (length(title) <= 120),
  category text not null
    check (category in ('education', 'culture', 'food', 'health', 'technology', 'transport', 'shopping')),
  description text not null check (length(description) <= 2000),
  -- A code of one's own each, or the partner's page alone.
  kind text not null check (kind in ('code', 'link')),
  link text check (link like 'https://%'),
  audience text not null check (audience in ('everyone', 'interns')),
  -- Days in Brasília; the last one counts.
  starts_on date,
  ends_on date check (ends_on >= starts_on),
  -- Null: a draft, which only the operator sees.
  published_at timestamptz,
  paused_at timestamptz,
  paused_by text check (paused_by in ('reports', 'operator')),
  -- Reports before it no longer pause the offer: the operator has looked at them.
  reports_since timestamptz,
  last_worked_at timestamptz,
  lock_version int not null default 0,
  created_at timestamptz not null,
  search text not null generated always as (fold(partner || ' ' || title || ' ' || description)) stored,
  check (kind = 'code' or link is not null),
  check ((paused_at is null) = (paused_by is null))
);

-- The partner's codes. Each goes to one person, and nobody gets two of one offer.
create table benefit_codes (
  id uuid primary key,
  benefit_id uuid not null references benefits on delete cascade,
  code text not null check (length(code) between 1 and 80),
  login_id uuid references logins on delete set null,
  taken_at timestamptz,
  constraint benefit_codes_known unique (benefit_id, code),
  constraint benefit_codes_one_each unique (benefit_id, login_id)
);
create index benefit_codes_free on benefit_codes (benefit_id, id) where taken_at is null;
create index benefit_codes_of_login on benefit_codes (login_id) where login_id is not null;

-- Whether it worked, as each person said last.
create table benefit_reports (
  benefit_id uuid not null references benefits on delete cascade,
  login_id uuid not null references logins on delete cascade,
  worked boolean not null,
  said text check (length(said) <= 500),
  reported_at timestamptz not null,
  primary key (benefit_id, login_id)
);
create index benefit_reports_of_login on benefit_reports (login_id);
