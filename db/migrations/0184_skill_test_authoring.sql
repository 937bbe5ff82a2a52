-- The operator's side of skill tests: what was edited, questions withdrawn, scores corrected, tries given back.
alter table skill_tests
  add column lock_version int not null default 0,
  -- Edited by the operator: then no file replaces it.
  add column edited boolean not null default false;

alter table skill_test_questions add column withdrawn_by uuid references logins;
create index skill_test_questions_by_login on skill_test_questions (withdrawn_by) where withdrawn_by is not null;
alter table skill_test_revisions add column written_by uuid references logins;
create index skill_test_revisions_by_login on skill_test_revisions (written_by) where written_by is not null;

alter table skill_test_attempts
  add column annulled_at timestamptz,
  add column annulled_by uuid references logins;
create index skill_test_attempts_by_login on skill_test_attempts (annulled_by) where annulled_by is not null;

-- What became of a finished attempt when one of its questions was withdrawn: a score never falls.
create table skill_test_regrades (
  attempt_id uuid not null references skill_test_attempts on delete cascade,
  question_id uuid not null references skill_test_questions on delete cascade,
  score_before int not null,
  score_after int not null check (score_after >= score_before),
  regraded_at timestamptz not null,
  primary key (attempt_id, question_id)
);
create index skill_test_regrades_by_question on skill_test_regrades (question_id);
