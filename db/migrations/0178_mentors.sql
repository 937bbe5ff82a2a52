create extension if not exists btree_gist;

-- People who talk with candidates about their careers. They have no account: the operator keeps their hours.
create table mentors (
  id uuid primary key,
  name text not null check (length(name) <= 120),
  headline text not null check (length(headline) <= 120),
  description text not null check (length(description) <= 2000),
  email text not null check (length(email) <= 254),
  -- Where they talk; told to whoever has booked.
  link text not null check (link like 'https://%'),
  -- Of one conversation.
  minutes int not null check (minutes between 15 and 120),
  audience text not null check (audience in ('everyone', 'interns')),
  published boolean not null default false,
  lock_version int not null default 0,
  created_at timestamptz not null,
  search text not null generated always as (fold(name || ' ' || headline || ' ' || description)) stored
);

create table mentor_areas (
  mentor_id uuid not null references mentors on delete cascade,
  area_id text not null references job_areas,
  position int not null,
  primary key (mentor_id, area_id)
);
create index mentor_areas_by_area on mentor_areas (area_id);

-- Hours of a week, by the clock of Brasília. Times to book are worked out from them, eight weeks ahead.
create table mentor_hours (
  id uuid primary key,
  mentor_id uuid not null references mentors on delete cascade,
  -- Sunday is 1.
  day_of_week int not null check (day_of_week between 1 and 7),
  "from" text not null check ("from" ~ '^[0-2][0-9]:[0-5][0-9]$'),
  "to" text not null check ("to" ~ '^[0-2][0-9]:[0-5][0-9]$' and "to" > "from")
);
create index mentor_hours_of_mentor on mentor_hours (mentor_id);

-- Days without any.
create table mentor_days_off (
  mentor_id uuid not null references mentors on delete cascade,
  day date not null,
  primary key (mentor_id, day)
);

-- A conversation with many, at a time of its own.
create table mentor_sessions (
  id uuid primary key,
  mentor_id uuid not null references mentors on delete cascade,
  title text not null check (length(title) <= 120),
  link text not null check (link like 'https://%'),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  capacity int not null check (capacity between 2 and 500),
  taken int not null default 0 check (taken between 0 and capacity),
  cancelled_at timestamptz,
  sequence int not null default 0,
  created_at timestamptz not null
);
create index mentor_sessions_of_mentor on mentor_sessions (mentor_id, starts_at);

-- One person's conversation, or place in a session.
create table mentor_bookings (
  id uuid primary key,
  mentor_id uuid not null references mentors,
  session_id uuid references mentor_sessions,
  login_id uuid not null references logins on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  state text not null default 'booked' check (state in ('booked', 'cancelled')),
  -- What the person wants to talk about.
  topic text check (length(topic) <= 1000),
  cancelled_by text check (cancelled_by in ('person', 'operator')),
  cancelled_at timestamptz,
  -- Cancelled too late, or not there.
  missed_why text check (missed_why in ('late', 'absent')),
  missed_at timestamptz,
  -- What the person says against it, and what the operator decided.
  contest text check (length(contest) <= 1000),
  contested_at timestamptz,
  settled_at timestamptz,
  forgiven boolean not null default false,
  -- Of the calendar file: the id stays, the sequence grows.
  sequence int not null default 0,
  created_at timestamptz not null,
  check ((state = 'cancelled') = (cancelled_at is not null)),
  check ((missed_why is null) = (missed_at is null)),
  constraint mentor_bookings_one_at_a_time exclude using gist
    (mentor_id with =, tstzrange(starts_at, ends_at, '[)') with &&) where (state = 'booked' and session_id is null)
);
create index mentor_bookings_of_login on mentor_bookings (login_id, starts_at);
create index mentor_bookings_of_mentor on mentor_bookings (mentor_id, starts_at);
create index mentor_bookings_of_session on mentor_bookings (session_id) where session_id is not null;
create unique index mentor_bookings_one_place on mentor_bookings (session_id, login_id)
  where state = 'booked' and session_id is not null;

create table mentor_feedback (
  booking_id uuid primary key references mentor_bookings on delete cascade,
  mentor_id uuid not null references mentors on delete cascade,
  stars int not null check (stars between 1 and 5),
  comment text check (length(comment) <= 1000),
  given_at timestamptz not null
);
create index mentor_feedback_of_mentor on mentor_feedback (mentor_id);

-- Who wants to hear when a time is free, first come first told.
create table mentor_waits (
  mentor_id uuid not null references mentors on delete cascade,
  login_id uuid not null references logins on delete cascade,
  since timestamptz not null,
  primary key (mentor_id, login_id)
);
create index mentor_waits_of_login on mentor_waits (login_id);
