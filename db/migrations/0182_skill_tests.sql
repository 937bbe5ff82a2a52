-- Skill tests: a bank of questions that travels with the code and is edited by the operator, and attempts drawn from it.
create table skill_tests (
  id text primary key,
  title text not null,
  summary text not null,
  minutes int not null check (minutes between 1 and 240),
  position int not null,
  published boolean not null default true
);

create table skill_test_topics (
  test_id text not null references skill_tests on delete cascade,
  key text not null,
  title text not null,
  draw int not null check (draw > 0),
  position int not null,
  primary key (test_id, key)
);

create table skill_test_questions (
  id uuid primary key,
  test_id text not null,
  topic text not null,
  key text not null,
  difficulty int not null check (difficulty between 1 and 3),
  withdrawn_at timestamptz,
  withdrawn_why text,
  foreign key (test_id, topic) references skill_test_topics on delete cascade,
  constraint skill_test_questions_key unique (test_id, key)
);
create index skill_test_questions_by_topic on skill_test_questions (test_id, topic);

-- What a question says; the newest counts. Attempts keep the one that they were drawn with.
create table skill_test_revisions (
  id uuid primary key,
  question_id uuid not null references skill_test_questions on delete cascade,
  number int not null check (number > 0),
  content jsonb not null,
  -- Written from the project's files; else by the operator, and then no file replaces it.
  carried boolean not null,
  created_at timestamptz not null,
  constraint skill_test_revisions_number unique (question_id, number)
);
create function refuse_revised_question() returns trigger language plpgsql as $$
begin
  raise exception 'revision % of a question stays as it is', old.id using errcode = '23514';
end $$;
create trigger skill_test_revisions_stay before update on skill_test_revisions
  for each row execute function refuse_revised_question();

create table skill_test_attempts (
  id uuid primary key,
  user_info_id uuid not null references user_infos on delete cascade,
  test_id text not null references skill_tests,
  state text not null check (state in ('ready', 'running', 'finished', 'annulled')),
  -- More time, as the person says: nobody else's business.
  sealed_factor text,
  seed text,
  started_at timestamptz,
  ends_at timestamptz,
  finished_at timestamptz,
  -- The window in which it goes on.
  seat uuid,
  score int check (score between 0 and 100),
  annulled_why text,
  created_at timestamptz not null,
  check (state not in ('running', 'finished') or (started_at is not null and ends_at is not null))
);
create unique index skill_test_attempts_one_open on skill_test_attempts (user_info_id, test_id)
  where state in ('ready', 'running');
create index skill_test_attempts_by_test on skill_test_attempts (test_id, state);
create index skill_test_attempts_by_person on skill_test_attempts (user_info_id, test_id);

-- The drawn questions, the order and random ids of their options, and what was answered.
create table skill_test_draws (
  attempt_id uuid not null references skill_test_attempts on delete cascade,
  position int not null check (position > 0),
  revision_id uuid not null references skill_test_revisions,
  options jsonb not null,
  served_at timestamptz,
  option_id text,
  sequence int not null default 0,
  answered_at timestamptz,
  primary key (attempt_id, position)
);
create index skill_test_draws_by_revision on skill_test_draws (revision_id);

-- Whose best result companies see.
create table skill_test_shares (
  user_info_id uuid not null references user_infos on delete cascade,
  test_id text not null references skill_tests,
  shared_at timestamptz not null,
  primary key (user_info_id, test_id)
);
create index skill_test_shares_by_test on skill_test_shares (test_id);
