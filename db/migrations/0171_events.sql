-- Fairs, talks and workshops. Without a company it is the platform's own.
create table events (
  id uuid primary key,
  company_id uuid references companies,
  state text not null check (state in ('draft', 'published', 'cancelled')),
  kind text not null check (kind in ('fair', 'talk', 'workshop', 'meeting')),
  mode text not null check (mode in ('in_person', 'online')),
  title text not null check (length(title) between 1 and 160),
  description text check (length(description) <= 5000),
  -- The name of the place, and its address in one line.
  place text check (length(place) <= 160),
  address text check (length(address) <= 300),
  -- Of an online event: told only to who has a seat.
  link text check (length(link) <= 300),
  -- By its IANA name, in which its sessions are told.
  zone text not null,
  cancel_reason text check (length(cancel_reason) <= 1000),
  lock_version int not null default 0,
  created_by uuid references company_managers,
  created_at timestamptz not null,
  published_at timestamptz,
  cancelled_at timestamptz,
  check ((state = 'cancelled') = (cancelled_at is not null))
);
create index events_of_company on events (company_id, created_at);
create index events_by_creator on events (created_by);

create table event_sessions (
  id uuid primary key,
  event_id uuid not null references events on delete cascade,
  title text not null check (length(title) between 1 and 160),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  capacity int not null check (capacity between 1 and 5000),
  -- Seats of who is confirmed, and of who has an offer.
  taken int not null default 0,
  constraint event_sessions_seats check (taken between 0 and capacity)
);
create index event_sessions_of_event on event_sessions (event_id, starts_at);
create index event_sessions_by_end on event_sessions (ends_at);

-- One person's place in one session, in the line for it, or given up.
create table registrations (
  id uuid primary key,
  event_id uuid not null references events on delete cascade,
  session_id uuid not null references event_sessions on delete cascade,
  -- Of a guest none, until an account with this e-mail owns it.
  login_id uuid references logins on delete cascade,
  name text not null check (length(name) between 1 and 160),
  -- In small letters.
  email text not null,
  state text not null check (state in ('confirmed', 'waiting', 'offered', 'cancelled')),
  -- The company reads the name.
  shares_name boolean not null,
  -- The order of the line is (queued_at, id).
  queued_at timestamptz not null,
  offered_until timestamptz,
  -- By when a guest confirms the e-mail; null once it is proven.
  prove_by timestamptz,
  ended_why text check (ended_why in ('person', 'unproven', 'offer_expired', 'event_cancelled')),
  -- The ticket: 128 random bits, as the scanner knows them and as their owner does.
  code_hash bytea not null constraint registrations_code_taken unique,
  code_sealed text not null,
  -- The guest's link.
  link_hash bytea not null constraint registrations_link_taken unique,
  link_sealed text not null,
  -- Of the calendar file, whose uid is the id.
  sequence int not null default 0,
  created_at timestamptz not null,
  check ((state = 'offered') = (offered_until is not null)),
  check ((state = 'cancelled') = (ended_why is not null))
);
create unique index registrations_once_an_email on registrations (session_id, email) where state <> 'cancelled';
create index registrations_in_line on registrations (session_id, queued_at, id) where state = 'waiting';
create index registrations_of_event on registrations (event_id, created_at);
create index registrations_of_login on registrations (login_id, created_at);
create index registrations_of_email on registrations (email);
