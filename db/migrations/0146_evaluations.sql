-- What intern and supervisor say of an internship, by windows: after 6, 12 and 18 months and at its end.
create table evaluations (
  id uuid primary key,
  internship_id uuid not null references internships,
  period text not null check (period in ('month_6', 'month_12', 'month_18', 'end')),
  author text not null check (author in ('intern', 'supervisor')),
  opened_on date not null,
  due_on date not null,
  score_1 int check (score_1 between 1 and 5),
  score_2 int check (score_2 between 1 and 5),
  score_3 int check (score_3 between 1 and 5),
  comment text check (length(comment) <= 2000),
  answered_at timestamptz,
  -- Of a supervisor, as they were when they answered.
  author_name text,
  author_id uuid references company_managers,
  -- Handed in on paper: there are no scores then.
  paper_file_id uuid references files,
  paper_at timestamptz,
  -- The intern has read what the supervisor says, and may say something to it.
  seen_at timestamptz,
  seen_name text,
  reply text check (length(reply) <= 2000),
  constraint evaluations_once unique (internship_id, period, author),
  constraint evaluations_whole check (
    (answered_at is null) = (score_1 is null) and (answered_at is null) = (score_2 is null)
    and (answered_at is null) = (score_3 is null)),
  constraint evaluations_one_way check (answered_at is null or paper_at is null),
  constraint evaluations_seen_after check (seen_at is null or answered_at is not null or paper_at is not null)
);
create index evaluations_waiting on evaluations (opened_on) where answered_at is null and paper_at is null;
create index evaluations_by_author on evaluations (author_id);
create index evaluations_by_file on evaluations (paper_file_id);

create table evaluation_reminders (
  evaluation_id uuid not null references evaluations,
  ordinal int not null,
  sent_at timestamptz not null,
  primary key (evaluation_id, ordinal)
);
