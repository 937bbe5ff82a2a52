-- Times that a company offers to one person, or to several who choose in turn.
create table interview_offers (
  id uuid primary key,
  job_id uuid not null references jobs,
  created_by uuid not null references company_managers,
  created_at timestamptz not null
);
create index interview_offers_of_job on interview_offers (job_id);
create index interview_offers_by_creator on interview_offers (created_by);

-- One person's interview.
create table interviews (
  id uuid primary key,
  offer_id uuid not null references interview_offers,
  candidature_id uuid not null references candidatures on delete cascade,
  state text not null check (state in ('offered', 'confirmed', 'refused', 'expired', 'cancelled')),
  kind text not null check (kind in ('video', 'in_person', 'phone')),
  place text check (length(place) <= 500),
  message text check (length(message) <= 2000),
  -- By its IANA name, in which the company speaks of times.
  zone text not null,
  minutes int not null check (minutes between 10 and 480),
  -- By when the person answers.
  answer_by timestamptz not null,
  starts_at timestamptz,
  ends_at timestamptz check (ends_at > starts_at),
  -- Of the calendar file: the uid stays, the sequence grows.
  uid text not null constraint interviews_uid_taken unique,
  sequence int not null default 0,
  -- How often the person has changed it.
  changes int not null default 0 check (changes between 0 and 3),
  -- Why other times are proposed.
  wish text check (length(wish) <= 1000),
  -- Why it was refused or cancelled, in words.
  said text check (length(said) <= 1000),
  cancelled_why text check (cancelled_why in ('company', 'withdrawn', 'answered', 'job_closed', 'interviewer_left')),
  -- What interviewers give points for.
  criteria text[] not null,
  lock_version int not null default 0,
  created_at timestamptz not null,
  check ((starts_at is null) = (ends_at is null)),
  check (state <> 'confirmed' or starts_at is not null),
  check ((state = 'cancelled') = (cancelled_why is not null))
);
create index interviews_of_offer on interviews (offer_id);
create index interviews_of_candidature on interviews (candidature_id, created_at);
create index interviews_ahead on interviews (starts_at) where state = 'confirmed';
-- A person has one question to answer at a time.
create unique index interviews_one_offer_each on interviews (candidature_id) where state = 'offered';

create table interview_slots (
  id uuid primary key,
  offer_id uuid not null references interview_offers on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  taken_by uuid references interviews on delete set null
);
create index interview_slots_of_offer on interview_slots (offer_id, starts_at);
create unique index interview_slots_one_each on interview_slots (taken_by);

-- Who interviews.
create table interview_people (
  interview_id uuid not null references interviews on delete cascade,
  manager_id uuid not null references company_managers,
  primary key (interview_id, manager_id)
);
create index interview_people_by_manager on interview_people (manager_id);

-- Other times that the person proposes; they wait for the company.
create table interview_proposals (
  id uuid primary key,
  interview_id uuid not null references interviews on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at)
);
create index interview_proposals_of on interview_proposals (interview_id, starts_at);

-- What became of it; manager_id is null when the person or the platform did it. Rows are only added.
create table interview_events (
  id uuid primary key,
  interview_id uuid not null references interviews on delete cascade,
  kind text not null,
  manager_id uuid references company_managers,
  said text,
  starts_at timestamptz,
  sequence int not null,
  happened_at timestamptz not null
);
create index interview_events_of on interview_events (interview_id, happened_at);
create index interview_events_by_manager on interview_events (manager_id);
create trigger interview_events_stay before update on interview_events
  for each row execute function refuse_rewriting();

-- What an interviewer thinks: points of 1 to 4, one for each criterion. Nobody else reads it before giving their own.
create table interview_scorecards (
  interview_id uuid not null references interviews on delete cascade,
  manager_id uuid not null references company_managers,
  points int[] not null,
  remarks text check (length(remarks) <= 4000),
  given_at timestamptz not null,
  primary key (interview_id, manager_id)
);
create index interview_scorecards_by_manager on interview_scorecards (manager_id);
